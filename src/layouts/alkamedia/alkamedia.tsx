import { Features } from '../../ui/kit/features.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Layout } from '../layout.ts'
import { CoverCard } from './cover-card.tsx'
import { Issue } from './issue.tsx'
import { LastPage } from './last-page.tsx'
import { Masthead } from './masthead.tsx'
import { ShelfFrame } from './shelf-frame.tsx'
import { SplitFrame } from './split-frame.tsx'
import { Spread } from './spread.tsx'

const plans = plansWith(usualPlans, {
  cards: { body: Spread },
  figures: { body: p => <Figures {...p} look="numerals" />, ground: 'brand2' },
  people: { body: p => <People {...p} ratio="3x4" />, ground: 'soft' },
  quotes: { look: 'shelf', ground: 'dark' },
  steps: { look: 'road' },
  features: { body: p => <Features {...p} look="grid" />, ground: 'soft' },
  questions: { look: 'boxes', ground: 'soft' },
  sponsors: { look: 'plain' },
  schedule: { look: 'lines' },
  appeal: { look: 'split', ground: 'brand' },
  gallery: { ground: 'dark' },
})

/** A magazine: the name as wide as the page, a rail of sections, a cover story, everything a cover of its own. */
export const layout: Layout = {
  name: 'alkamedia',
  parts: {
    Header: ({ site, path }) => <Masthead site={site} path={path} />,
    Footer: ({ site }) => <LastPage site={site} />,
    Home: ({ hero, sections }) => <Issue hero={hero} sections={sections} plans={plans} />,
    Card: ({ item, level }) => <CoverCard item={item} level={level} />,
    ListFrame: frame => <ShelfFrame frame={frame} />,
    DetailFrame: frame => <SplitFrame frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="start" />,
    PageFrame: frame => <PageFrame frame={frame} plans={plans} ground="dark" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
