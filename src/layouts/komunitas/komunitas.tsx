import { Cards } from '../../ui/kit/card-sections.tsx'
import { Card } from '../../ui/kit/cards.tsx'
import { FigureList, Figures } from '../../ui/kit/figures.tsx'
import { SiteHeader } from '../../ui/kit/headers.tsx'
import { Home } from '../../ui/kit/home.tsx'
import { ListFrame } from '../../ui/kit/list-frame.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Hero } from '../../ui/parts.tsx'
import type { Layout } from '../layout.ts'
import { Directory } from './directory.tsx'
import { Horizon } from './horizon.tsx'
import { Orbit } from './orbit.tsx'
import { Sky } from './sky.tsx'

const plans = plansWith(usualPlans, {
  cards: { body: p => <Cards {...p} look="two" /> },
  figures: { body: p => <Figures {...p} look="numerals" />, ground: 'tint' },
  people: { body: p => <People {...p} look="rows" />, ground: 'soft' },
  quotes: { look: 'large', ground: 'dark' },
  steps: { look: 'timeline', heading: 'side' },
  features: { body: Directory, ground: 'tint' },
  questions: { look: 'boxes' },
  sponsors: { look: 'wall', ground: 'soft' },
  schedule: { look: 'folded', heading: 'side', ground: 'soft' },
  appeal: { look: 'box' },
  text: { className: 'kom-telling' },
  gallery: { ground: 'soft' },
  video: { heading: 'center' },
  contact: { ground: 'soft' },
})

/** A night sky in which every chapter is a star; below it their directory, and everything round that can be round. */
export const layout: Layout = {
  name: 'komunitas',
  parts: {
    Header: ({ site, path }) => <SiteHeader site={site} path={path} look="slim" ground="dark" sticky />,
    Footer: ({ site }) => <Horizon site={site} />,
    Home: ({ hero, sections }) => (
      <Home
        hero={<Sky hero={hero} sections={sections} />}
        after={<Tally hero={hero} />}
        sections={sections}
        plans={plans}
      />
    ),
    Card: ({ item, level }) => (
      <Card item={item} level={level} look="row" ratio="1x1" sizes="10rem" className="kom-card" />
    ),
    ListFrame: frame => <ListFrame frame={frame} tools="side" look="two" ground="dark" />,
    DetailFrame: frame => <Orbit frame={frame} />,
    ReaderFrame: frame => (
      <div className="kom-reader">
        <ReaderFrame frame={frame} toc="end" />
      </div>
    ),
    PageFrame: frame => <PageFrame frame={frame} plans={plans} ground="dark" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}

function Tally({ hero }: { hero: Hero }) {
  if (!hero.figures || hero.figures.length === 0) return null
  return (
    <div className="kom-tally on-plain">
      <div className="wrap">
        <FigureList items={hero.figures} look="band" />
      </div>
    </div>
  )
}
