import { Cards } from '../../ui/kit/card-sections.tsx'
import { SiteHeader } from '../../ui/kit/headers.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Layout } from '../layout.ts'
import { Brief } from './brief.tsx'
import { ClosingFooter } from './closing.tsx'
import { BriefingFrame, IndexFrame } from './frames.tsx'
import { BoardroomHome } from './home.tsx'
import { Outcomes } from './outcomes.tsx'
import { Solutions } from './solutions.tsx'

const plans = plansWith(usualPlans, {
  cards: { body: p => <Cards {...p} look={lookOf(p.section.items.length)} /> },
  features: { body: Solutions },
  figures: { body: Outcomes, heading: 'side', ground: 'tint' },
  people: { body: p => <People {...p} look="grid" ratio="1x1" />, heading: 'side' },
  quotes: { look: 'grid', ground: 'tint' },
  steps: { look: 'numbered', ground: 'dark' },
  sponsors: { look: 'wall' },
  schedule: { look: 'folded', heading: 'side' },
  appeal: { look: 'split', ground: 'brand' },
  plans: { heading: 'center', ground: 'tint' },
  contact: { ground: 'tint' },
})

/** no row with a single card left over */
function lookOf(count: number) {
  if (count % 3 === 0) return 'three'
  return count % 2 === 0 ? 'two' : 'shelf'
}

/** Learning for companies: a promise in large letters, who trusts it, solutions behind tabs, cases that slide, outcomes. */
export const layout: Layout = {
  name: 'korporat',
  parts: {
    Header: ({ site, path }) => (
      <SiteHeader site={site} path={path} look="bar" ground="dark" sticky most={7} />
    ),
    Footer: ({ site }) => <ClosingFooter site={site} />,
    Home: ({ hero, sections }) => <BoardroomHome hero={hero} sections={sections} plans={plans} />,
    Card: ({ item, level }) => <Brief item={item} level={level} />,
    ListFrame: frame => <IndexFrame frame={frame} />,
    DetailFrame: frame => <BriefingFrame frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="start" />,
    PageFrame: frame => <PageFrame frame={frame} plans={plans} ground="dark" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
