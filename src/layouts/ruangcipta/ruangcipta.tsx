import { Cards } from '../../ui/kit/card-sections.tsx'
import { Card } from '../../ui/kit/cards.tsx'
import { Features } from '../../ui/kit/features.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { Home, take } from '../../ui/kit/home.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Hero, Section } from '../../ui/parts.tsx'
import type { Layout } from '../layout.ts'
import { FloorPlan } from './plan.tsx'
import { Rail } from './rail.tsx'
import { Bench, Storey, Workshop } from './rooms.tsx'
import { TitleBlock } from './title-block.tsx'

const plans = plansWith(usualPlans, {
  cards: { body: p => <Cards {...p} look="columns" /> },
  figures: { body: p => <Figures {...p} look="band" />, ground: 'brand2' },
  people: { body: p => <People {...p} look="rows" />, ground: 'soft' },
  quotes: { look: 'grid', ground: 'soft' },
  steps: { look: 'road' },
  features: { body: p => <Features {...p} look="tiles" />, ground: 'soft' },
  questions: { look: 'boxes' },
  sponsors: { look: 'wall' },
  schedule: { look: 'columns', ground: 'soft' },
  appeal: { look: 'box' },
  plans: { ground: 'plain' },
  gallery: { ground: 'soft' },
})

function House({ hero, sections }: { hero: Hero; sections: Section[] }) {
  const [features, others] = take(sections, 'features')
  return (
    <Home
      hero={<FloorPlan hero={hero} features={features} sections={others} />}
      sections={others}
      plans={plans}
    />
  )
}

/** A workshop drawn by itself: a margin with the way around, rooms with doors, and works stacked as they come. */
export const layout: Layout = {
  name: 'ruangcipta',
  parts: {
    Header: ({ site, path }) => <Rail site={site} path={path} />,
    Footer: ({ site }) => <TitleBlock site={site} />,
    Home: House,
    Card: ({ item, level }) => (
      <Card
        item={item}
        level={level}
        look="outlined"
        ratio="auto"
        sizes="(width >= 64rem) 44vw, (width >= 40rem) 70vw, 150vw"
        className="made"
      />
    ),
    ListFrame: frame => <Workshop frame={frame} />,
    DetailFrame: frame => <Bench frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="start" />,
    PageFrame: frame => <Storey frame={frame} plans={plans} />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
