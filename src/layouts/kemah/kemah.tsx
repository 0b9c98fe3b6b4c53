import { Cards } from '../../ui/kit/card-sections.tsx'
import { Features } from '../../ui/kit/features.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { SiteHeader } from '../../ui/kit/headers.tsx'
import { Home, take } from '../../ui/kit/home.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import type { SectionProps } from '../../ui/kit/section.ts'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Hero, Section } from '../../ui/parts.tsx'
import type { Layout } from '../layout.ts'
import { Basecamp } from './basecamp.tsx'
import { CampFrame } from './camp-frame.tsx'
import { CampList } from './camp-list.tsx'
import { Outcomes } from './outcomes.tsx'
import { Tag } from './tag.tsx'
import { Trailhead } from './trailhead.tsx'

const plans = plansWith(usualPlans, {
  cards: { body: Tags, ground: 'soft' },
  figures: { body: p => <Figures {...p} look="numerals" />, ground: 'brand', heading: 'side' },
  people: { body: p => <People {...p} look="strip" ratio="3x4" /> },
  quotes: { body: Outcomes },
  steps: { look: 'timeline', heading: 'side' },
  features: { body: p => <Features {...p} look="list" />, heading: 'side' },
  sponsors: { look: 'plain', ground: 'soft' },
  schedule: { look: 'folded', ground: 'soft', heading: 'side' },
  appeal: { look: 'split', ground: 'tint' },
  table: { ground: 'soft' },
  contact: { ground: 'soft' },
})

/** as many abreast as leave no tag alone */
function Tags({ section }: SectionProps<'cards'>) {
  const count = section.items.length
  return <Cards section={section} look={count === 2 || count % 3 === 1 ? 'two' : 'three'} />
}

function CampHome({ hero, sections }: { hero: Hero; sections: Section[] }) {
  const [weeks, rest] = take(sections, 'steps')
  return <Home hero={<Trailhead hero={hero} weeks={weeks} />} sections={rest} plans={plans} />
}

/** A boot camp: its weeks are a winding road down the page, and what it costs walks along beside them. */
export const layout: Layout = {
  name: 'kemah',
  parts: {
    Header: ({ site, path }) => <SiteHeader site={site} path={path} ground="dark" most={7} />,
    Footer: ({ site }) => <Basecamp site={site} />,
    Home: CampHome,
    Card: ({ item, level }) => <Tag item={item} level={level} />,
    ListFrame: frame => <CampList frame={frame} />,
    DetailFrame: frame => <CampFrame frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} />,
    PageFrame: frame => <PageFrame frame={frame} plans={plans} ground="dark" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
