import { Cards } from '../../ui/kit/card-sections.tsx'
import { Features } from '../../ui/kit/features.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { SiteHeader } from '../../ui/kit/headers.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import type { Layout } from '../layout.ts'
import { Contents, Index } from './contents.tsx'
import { Counter } from './counter.tsx'
import { DatasheetFrame, ShowPage } from './frames.tsx'
import { Shelves } from './shelves.tsx'
import { Specimen } from './specimen.tsx'
import { Specimens } from './specimens.tsx'

const plans = plansWith(usualPlans, {
  cards: { body: p => <Cards {...p} look="three" /> },
  figures: { body: p => <Figures {...p} look="band" />, ground: 'tint' },
  people: { body: p => <People {...p} look="grid" /> },
  quotes: { look: 'grid', ground: 'soft' },
  steps: { look: 'road' },
  features: { body: p => <Features {...p} look="tiles" />, ground: 'soft' },
  questions: { look: 'boxes' },
  sponsors: { look: 'wall', ground: 'soft', heading: 'center' },
  schedule: { look: 'columns' },
  appeal: { look: 'split', ground: 'tint2' },
  plans: { heading: 'center' },
  gallery: { ground: 'soft' },
  video: { heading: 'side' },
  contact: { ground: 'tint' },
})

/** A showcase: every section a specimen in a case with its name on a tab, the way to a demo always at hand. */
export const layout: Layout = {
  name: 'demo',
  parts: {
    Header: ({ site, path }) => <SiteHeader site={site} path={path} look="slim" sticky most={6} />,
    Footer: ({ site }) => <Counter site={site} />,
    Home: ({ hero, sections }) => (
      <>
        <Contents hero={hero} sections={sections} />
        <div className="dm-tour">
          <Index sections={sections} />
          <Specimens sections={sections} plans={plans} />
        </div>
      </>
    ),
    Card: ({ item, level }) => <Specimen item={item} level={level} />,
    ListFrame: frame => <Shelves frame={frame} />,
    DetailFrame: frame => <DatasheetFrame frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="end" />,
    PageFrame: frame => <ShowPage frame={frame} plans={plans} />,
    Sections: ({ sections }) => <Specimens sections={sections} plans={plans} />,
  },
}
