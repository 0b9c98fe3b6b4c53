import { Cards } from '../../ui/kit/card-sections.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { SiteHeader } from '../../ui/kit/headers.tsx'
import { Home, take } from '../../ui/kit/home.tsx'
import { ListFrame } from '../../ui/kit/list-frame.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Layout } from '../layout.ts'
import { BillFrame } from './bill-frame.tsx'
import { Closing } from './closing.tsx'
import { LineUp } from './line-up.tsx'
import { Poster } from './poster.tsx'
import { Ticket } from './ticket.tsx'
import { Tracks } from './tracks.tsx'

const plans = plansWith(usualPlans, {
  people: { body: LineUp, ground: 'dark' },
  features: { body: Tracks },
  schedule: { look: 'lines', ground: 'tint' },
  plans: { ground: 'dark', heading: 'center', className: 'booth' },
  sponsors: { look: 'wall', heading: 'center' },
  cards: { body: p => <Cards {...p} look="two" /> },
  figures: { body: p => <Figures {...p} look="numerals" />, ground: 'brand2' },
  quotes: { look: 'shelf', ground: 'soft' },
  steps: { look: 'road', ground: 'tint' },
  questions: { look: 'lines' },
  appeal: { look: 'band', ground: 'brand' },
  gallery: { ground: 'dark' },
  video: { heading: 'center' },
  contact: { ground: 'tint' },
})

/** A poster and its bill: the line-up, the tracks, the days, then tickets. */
export const layout: Layout = {
  name: 'festival',
  parts: {
    Header: ({ site, path }) => <SiteHeader site={site} path={path} look="bar" ground="brand" most={4} />,
    Footer: ({ site }) => <Closing site={site} />,
    Home: ({ hero, sections }) => {
      const [people] = take(sections, 'people')
      const [schedule] = take(sections, 'schedule')
      return (
        <Home
          hero={<Poster hero={hero} people={people} schedule={schedule} />}
          sections={sections}
          plans={plans}
          order={['people', 'features', 'schedule', 'plans', 'cards', 'figures', 'quotes', 'sponsors']}
        />
      )
    },
    Card: ({ item, level }) => <Ticket item={item} level={level} />,
    ListFrame: frame => <ListFrame frame={frame} tools="above" look="two" ground="brand" />,
    DetailFrame: frame => <BillFrame frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="end" />,
    PageFrame: frame => <PageFrame frame={frame} plans={plans} ground="brand" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
