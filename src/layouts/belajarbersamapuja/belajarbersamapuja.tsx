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
import type { Section } from '../../ui/parts.tsx'
import type { Layout } from '../layout.ts'
import { Bubble } from './bubble.tsx'
import { Faces } from './faces.tsx'
import { OrbitHero } from './orbit-hero.tsx'
import { RoundFrame } from './round-frame.tsx'
import { Sunrise } from './sunrise.tsx'

const plans = plansWith(usualPlans, {
  people: { body: Faces, heading: 'center' },
  cards: { body: p => <Cards {...p} look="three" />, heading: 'center' },
  features: { body: p => <Features {...p} look="grid" />, ground: 'tint', heading: 'center' },
  schedule: { look: 'columns', ground: 'tint2', heading: 'center' },
  quotes: { look: 'grid', ground: 'tint2', heading: 'center' },
  figures: { body: p => <Figures {...p} look="cards" />, ground: 'brand', heading: 'center' },
  steps: { look: 'road', ground: 'tint', heading: 'center' },
  questions: { look: 'boxes', heading: 'center', width: 'narrow', ground: 'tint' },
  sponsors: { look: 'plain', heading: 'center' },
  appeal: { look: 'box' },
  text: { heading: 'center', width: 'narrow' },
  plans: { ground: 'tint2', heading: 'center' },
  table: { heading: 'center', width: 'narrow' },
  gallery: { ground: 'tint', heading: 'center' },
  video: { heading: 'center' },
  contact: { ground: 'tint', heading: 'center' },
})

/** Speakers and activities come before everything else. */
function peopleFirst(sections: Section[]): Section[] {
  const [people, others] = take(sections, 'people')
  const [activities, rest] = take(others, 'cards', 'event')
  const first = [people, activities].filter(section => section !== undefined)
  return [...first, ...rest]
}

/** A face in a circle, topics as bubbles around it, everything round and laid one over the other. */
export const layout: Layout = {
  name: 'belajarbersamapuja',
  parts: {
    Header: ({ site, path }) => <SiteHeader site={site} path={path} look="slim" ground="brand" sticky />,
    Footer: ({ site }) => <Sunrise site={site} />,
    Home: ({ hero, sections }) => (
      <div className="round">
        <Home
          hero={<OrbitHero hero={hero} sections={sections} />}
          sections={peopleFirst(sections)}
          plans={plans}
        />
      </div>
    ),
    Card: ({ item, level }) => <Bubble item={item} level={level} />,
    ListFrame: frame => (
      <ListFrame frame={frame} tools="above" look="three" headingLook="center" ground="tint2" />
    ),
    DetailFrame: frame => <RoundFrame frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="end" />,
    PageFrame: frame => (
      <div className="round">
        <PageFrame frame={frame} plans={plans} headingLook="center" ground="tint2" />
      </div>
    ),
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
