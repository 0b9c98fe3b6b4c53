import { Cards } from '../../ui/kit/card-sections.tsx'
import { Card } from '../../ui/kit/cards.tsx'
import { Features } from '../../ui/kit/features.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { SiteHeader } from '../../ui/kit/headers.tsx'
import { Home } from '../../ui/kit/home.tsx'
import { ListFrame } from '../../ui/kit/list-frame.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Hero, Section } from '../../ui/parts.tsx'
import type { Layout } from '../layout.ts'
import { Belts } from './belts.tsx'
import { Dojo } from './dojo.tsx'
import { ArenaHero } from './hero.tsx'
import { Mat } from './mat.tsx'
import { rankingOf } from './ranking.ts'

const plans = plansWith(usualPlans, {
  cards: {
    body: p => <Cards {...p} look={p.section.items.length === 2 ? 'two' : 'three'} />,
    ground: 'soft',
  },
  figures: { body: p => <Figures {...p} look="cards" />, ground: 'dark', heading: 'side' },
  people: { body: p => <People {...p} look="strip" />, className: 'ps-people' },
  quotes: { look: 'grid', ground: 'tint' },
  steps: { body: Belts },
  features: { body: p => <Features {...p} look="list" />, heading: 'side' },
  sponsors: { look: 'lines', heading: 'side' },
  schedule: { look: 'folded', heading: 'side' },
  appeal: { look: 'band', ground: 'brand' },
  table: { ground: 'soft' },
})

/** The ranking first, belts as stairs of mastery, everything else in hexagons. */
export const layout: Layout = {
  name: 'pesilat',
  parts: {
    Header: ({ site, path }) => (
      <SiteHeader site={site} path={path} ground="dark" sticky strip={<span className="ps-ranks" />} />
    ),
    Footer: ({ site }) => <Mat site={site} />,
    Home: ({ hero, sections }) => <Arena hero={hero} sections={sections} />,
    Card: ({ item, level }) => (
      <Card item={item} level={level} look="outlined" ratio="4x3" className="ps-card" />
    ),
    ListFrame: frame => <ListFrame frame={frame} tools="above" look="three" ground="dark" />,
    DetailFrame: frame => <Dojo frame={frame} />,
    ReaderFrame: frame => (
      <div className="ps-reader">
        <ReaderFrame frame={frame} toc="start" />
      </div>
    ),
    PageFrame: frame => <PageFrame frame={frame} plans={plans} ground="dark" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}

/** The ranking leaves the sections for the hero; the belts follow it. */
function Arena({ hero, sections }: { hero: Hero; sections: Section[] }) {
  const ranking = rankingOf(sections)
  const rest = sections.filter(section => section !== ranking?.section)
  return (
    <Home
      hero={<ArenaHero hero={hero} ranking={ranking} />}
      sections={rest}
      plans={plans}
      order={['steps', 'figures']}
    />
  )
}
