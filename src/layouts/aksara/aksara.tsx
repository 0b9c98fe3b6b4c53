import { Cards } from '../../ui/kit/card-sections.tsx'
import { Features } from '../../ui/kit/features.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { SiteHeader } from '../../ui/kit/headers.tsx'
import { ListFrame } from '../../ui/kit/list-frame.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Layout } from '../layout.ts'
import { Chapters } from './chapters.tsx'
import { Colophon } from './colophon.tsx'
import { Entry } from './entry.tsx'
import { LeafFrame } from './leaf.tsx'
import { NumberedPage } from './numbered-page.tsx'

const plans = plansWith(usualPlans, {
  cards: { body: p => <Cards {...p} look="rows" /> },
  figures: { body: p => <Figures {...p} look="numerals" />, className: 'ak-figures' },
  people: { body: p => <People {...p} look="rows" /> },
  quotes: { look: 'large' },
  steps: { look: 'timeline' },
  features: { body: p => <Features {...p} look="list" /> },
  questions: { look: 'lines', heading: 'start' },
  sponsors: { look: 'lines' },
  schedule: { look: 'lines' },
  appeal: { look: 'band', className: 'ak-appeal' },
  text: { heading: 'start' },
  plans: { ground: 'plain' },
  gallery: { className: 'ak-plates' },
  video: { ground: 'plain' },
  contact: { heading: 'start' },
})

/** A book: one narrow column on a sheet of paper, its contents in the margin, chapters, plates and a colophon. */
export const layout: Layout = {
  name: 'aksara',
  parts: {
    Header: ({ site, path }) => <SiteHeader site={site} path={path} look="bar" most={7} />,
    Footer: ({ site }) => <Colophon site={site} />,
    Home: ({ hero, sections }) => <Chapters hero={hero} sections={sections} plans={plans} />,
    Card: ({ item, level }) => <Entry item={item} level={level} />,
    ListFrame: frame => (
      <div className="ak-list">
        <ListFrame frame={frame} tools="side" look="rows" headingLook="center" ground="plain" />
      </div>
    ),
    DetailFrame: frame => <LeafFrame frame={frame} />,
    ReaderFrame: frame => <NumberedPage frame={frame} />,
    PageFrame: frame => (
      <div className="ak-page">
        <PageFrame frame={frame} plans={plans} headingLook="center" ground="plain" />
      </div>
    ),
    Sections: ({ sections }) => (
      <div className="ak-page">
        <SectionList sections={sections} plans={plans} />
      </div>
    ),
  },
}
