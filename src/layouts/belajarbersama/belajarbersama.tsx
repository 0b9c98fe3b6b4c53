import { Cards } from '../../ui/kit/card-sections.tsx'
import { Features } from '../../ui/kit/features.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { SiteHeader } from '../../ui/kit/headers.tsx'
import { Home, take } from '../../ui/kit/home.tsx'
import { ListFrame } from '../../ui/kit/list-frame.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Layout } from '../layout.ts'
import { Agenda } from './agenda.tsx'
import { CellFooter } from './cell-footer.tsx'
import { CellFrame } from './cell-frame.tsx'
import { CellHero } from './cell-hero.tsx'
import { Checkered } from './checkered.tsx'
import { Leaf } from './leaf.tsx'

const plans = plansWith(usualPlans, {
  schedule: { body: Agenda, width: 'wide', className: 'planner' },
  people: { body: Checkered, width: 'wide' },
  cards: { body: p => <Cards {...p} look="four" />, width: 'wide' },
  features: { body: p => <Features {...p} look="tiles" />, ground: 'tint', width: 'wide' },
  figures: { body: p => <Figures {...p} look="numerals" />, ground: 'brand', width: 'wide' },
  steps: { look: 'road', width: 'wide' },
  quotes: { look: 'grid', ground: 'tint2', width: 'wide' },
  questions: { look: 'lines', width: 'wide' },
  sponsors: { look: 'wall', width: 'wide', ground: 'soft' },
  appeal: { look: 'split', ground: 'tint', width: 'wide' },
  text: { width: 'wide' },
  plans: { width: 'wide' },
  table: { width: 'wide' },
  gallery: { width: 'wide' },
  video: { width: 'wide' },
  contact: { width: 'wide', ground: 'soft' },
})

/** All in cells, as in a timetable: the days beside each other, rooms as colours, a chequered wall of speakers. */
export const layout: Layout = {
  name: 'belajarbersama',
  parts: {
    Header: ({ site, path }) => <SiteHeader site={site} path={path} look="bar" search most={5} />,
    Footer: ({ site }) => <CellFooter site={site} />,
    Home: ({ hero, sections }) => {
      const [schedule] = take(sections, 'schedule')
      return (
        <Home
          hero={<CellHero hero={hero} schedule={schedule} />}
          sections={sections}
          plans={plans}
          order={['schedule', 'people', 'features', 'cards', 'figures', 'quotes']}
        />
      )
    },
    Card: ({ item, level }) => <Leaf item={item} level={level} />,
    ListFrame: frame => <ListFrame frame={frame} tools="above" look="four" ground="brand2" />,
    DetailFrame: frame => <CellFrame frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="start" />,
    PageFrame: frame => <PageFrame frame={frame} plans={plans} ground="brand2" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
