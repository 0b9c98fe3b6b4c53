import { Cards } from '../../ui/kit/card-sections.tsx'
import { Card } from '../../ui/kit/cards.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { SiteHeader } from '../../ui/kit/headers.tsx'
import { Home, take } from '../../ui/kit/home.tsx'
import { ListFrame } from '../../ui/kit/list-frame.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Hero, Section } from '../../ui/parts.tsx'
import type { Layout } from '../layout.ts'
import { ArchHero } from './hero.tsx'
import { Plaza } from './plaza.tsx'
import { Salon } from './salon.tsx'
import { Wards } from './wards.tsx'

const plans = plansWith(usualPlans, {
  cards: { body: Arcade, heading: 'center' },
  figures: { body: Figures, ground: 'dark', heading: 'center' },
  people: { body: p => <People {...p} ratio="3x4" />, heading: 'center', className: 'bd-people' },
  quotes: { look: 'grid', ground: 'dark', heading: 'center' },
  steps: { heading: 'center', ground: 'tint2', className: 'bd-steps' },
  features: { body: Wards, heading: 'side', ground: 'tint' },
  questions: { look: 'boxes', heading: 'center', width: 'narrow' },
  sponsors: { look: 'plain', heading: 'center' },
  schedule: { look: 'columns', heading: 'center', ground: 'tint' },
  appeal: { look: 'box', className: 'bd-appeal' },
  text: { heading: 'center', width: 'narrow' },
  plans: { ground: 'tint', heading: 'center' },
  table: { heading: 'center' },
  gallery: { heading: 'center', ground: 'tint' },
  video: { heading: 'center' },
  contact: { ground: 'tint' },
})

/** Arches in a row, without a gap at the end where the number allows it. */
function Arcade(props: Parameters<typeof Cards>[0]) {
  const count = props.section.items.length
  return <Cards {...props} look={count === 2 ? 'two' : count % 3 === 0 || count < 4 ? 'three' : 'four'} />
}

/** Arcs and Art Deco frames, everything on one axis: the city's next events beside the arch, its quarters as a list. */
export const layout: Layout = {
  name: 'bandung',
  parts: {
    Header: ({ site, path }) => <SiteHeader site={site} path={path} most={5} />,
    Footer: ({ site }) => <Plaza site={site} />,
    Home: ({ hero, sections }) => <Promenade hero={hero} sections={sections} />,
    Card: ({ item, level }) => (
      <Card item={item} level={level} look="outlined" ratio="1x1" className="bd-card" />
    ),
    ListFrame: frame => <ListFrame frame={frame} tools="above" look="four" headingLook="center" />,
    DetailFrame: frame => <Salon frame={frame} />,
    ReaderFrame: frame => (
      <div className="bd-reader">
        <ReaderFrame frame={frame} toc="end" />
      </div>
    ),
    PageFrame: frame => <PageFrame frame={frame} plans={plans} headingLook="center" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}

function Promenade({ hero, sections }: { hero: Hero; sections: Section[] }) {
  const [agenda, rest] = take(sections, 'cards', 'event')
  return <Home hero={<ArchHero hero={hero} agenda={agenda} />} sections={rest} plans={plans} />
}
