import { Cards } from '../../ui/kit/card-sections.tsx'
import { Features } from '../../ui/kit/features.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { BandFooter } from '../../ui/kit/footers.tsx'
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
import { Emergence } from './emergence.tsx'
import { Halves } from './halves.tsx'
import { Morph } from './morph.tsx'
import { Story } from './story.tsx'

const plans = plansWith(usualPlans, {
  cards: { body: p => <Cards {...p} look={p.section.items.length === 2 ? 'two' : 'three'} /> },
  figures: { body: p => <Figures {...p} look="numerals" />, ground: 'brand2' },
  people: { body: p => <People {...p} look="grid" ratio="1x1" /> },
  quotes: { look: 'large', ground: 'tint', heading: 'side' },
  steps: { look: 'road', ground: 'tint' },
  features: { body: p => <Features {...p} look="grid" />, ground: 'tint2' },
  sponsors: { look: 'plain', heading: 'side' },
  schedule: { look: 'columns', ground: 'tint2' },
  appeal: { look: 'split', ground: 'tint2' },
  plans: { ground: 'tint' },
  gallery: { ground: 'tint' },
  contact: { ground: 'tint2' },
})

function ChangeHome({ hero, sections }: { hero: Hero; sections: Section[] }) {
  const [phases, rest] = take(sections, 'steps')
  return (
    <Home
      hero={<Emergence hero={hero} phases={phases} />}
      after={phases && <Story phases={phases} />}
      sections={rest}
      plans={plans}
    />
  )
}

/** Change in phases: a story told sideways along a line that fills, shapes that become rounder from one to the next. */
export const layout: Layout = {
  name: 'metamorfosa',
  parts: {
    Header: ({ site, path }) => <SiteHeader site={site} path={path} ground="tint" sticky />,
    Footer: ({ site }) => <BandFooter site={site} ground="brand" />,
    Home: ChangeHome,
    Card: ({ item, level }) => <Morph item={item} level={level} />,
    ListFrame: frame => <ListFrame frame={frame} tools="above" look="rows" />,
    DetailFrame: frame => <Halves frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="end" />,
    PageFrame: frame => <PageFrame frame={frame} plans={plans} ground="tint2" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
