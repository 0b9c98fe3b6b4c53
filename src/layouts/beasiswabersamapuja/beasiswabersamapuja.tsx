import { Cards } from '../../ui/kit/card-sections.tsx'
import { Card } from '../../ui/kit/cards.tsx'
import { Features } from '../../ui/kit/features.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { SiteHeader } from '../../ui/kit/headers.tsx'
import { Home, take } from '../../ui/kit/home.tsx'
import { ListFrame } from '../../ui/kit/list-frame.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Layout } from '../layout.ts'
import { ArchFrame } from './arch-frame.tsx'
import { Awardees } from './awardees.tsx'
import { Diploma } from './diploma.tsx'
import { SheetHero } from './sheet-hero.tsx'

const plans = plansWith(usualPlans, {
  features: { body: p => <Features {...p} look="list" />, heading: 'center' },
  steps: { look: 'numbered', heading: 'center', className: 'path' },
  quotes: { body: Awardees, ground: 'tint', heading: 'center' },
  schedule: { look: 'columns', ground: 'dark', heading: 'center' },
  cards: { body: p => <Cards {...p} look="three" />, heading: 'center' },
  figures: { body: p => <Figures {...p} look="band" />, ground: 'tint', heading: 'center' },
  people: { body: p => <People {...p} ratio="3x4" />, heading: 'center' },
  sponsors: { look: 'plain', heading: 'center', ground: 'tint2' },
  questions: { look: 'lines', heading: 'center', width: 'narrow' },
  appeal: { look: 'box', ground: 'brand' },
  text: { heading: 'center', width: 'narrow' },
  plans: { heading: 'center', ground: 'tint' },
  table: { heading: 'center', width: 'narrow' },
  gallery: { heading: 'center' },
  video: { heading: 'center' },
  contact: { heading: 'center', ground: 'tint2' },
})

/** A letter of admission: a sheet to tick with the day that counts, the way in numbers, stories under arches. */
export const layout: Layout = {
  name: 'beasiswabersamapuja',
  parts: {
    Header: ({ site, path }) => <SiteHeader site={site} path={path} look="centred" ground="tint" />,
    Footer: ({ site }) => <Diploma site={site} />,
    Home: ({ hero, sections }) => {
      const [criteria, rest] = take(sections, 'features')
      const [schedule] = take(sections, 'schedule')
      return (
        <Home
          hero={<SheetHero hero={hero} criteria={criteria} schedule={schedule} />}
          sections={rest}
          plans={plans}
          order={['steps', 'quotes', 'cards', 'schedule', 'figures', 'text', 'people']}
        />
      )
    },
    Card: ({ item, level }) => <Card item={item} level={level} look="plain" ratio="1x1" className="arch" />,
    ListFrame: frame => <ListFrame frame={frame} tools="above" look="three" headingLook="center" />,
    DetailFrame: frame => <ArchFrame frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="start" />,
    PageFrame: frame => <PageFrame frame={frame} plans={plans} headingLook="center" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
