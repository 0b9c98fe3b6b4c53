import { Cards } from '../../ui/kit/card-sections.tsx'
import { Features } from '../../ui/kit/features.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Layout } from '../layout.ts'
import { Bearing } from './bearing.tsx'
import { Brief } from './brief.tsx'
import { Launch } from './launch.tsx'
import { NightHeader } from './night-header.tsx'
import { Numbered } from './numbered.tsx'
import { Pipeline } from './pipeline.tsx'
import { Roster } from './roster.tsx'

const plans = plansWith(usualPlans, {
  cards: { body: p => <Cards {...p} look="three" />, ground: 'dark' },
  figures: { body: p => <Figures {...p} look="numerals" />, ground: 'brand', className: 'aksl-cut' },
  people: { body: p => <People {...p} ratio="3x4" />, ground: 'dark' },
  quotes: { look: 'large', ground: 'dark', heading: 'side' },
  steps: { body: Pipeline, ground: 'dark' },
  features: { body: p => <Features {...p} look="list" />, ground: 'dark', heading: 'side' },
  questions: { look: 'lines', ground: 'dark' },
  sponsors: { look: 'lines', ground: 'dark' },
  schedule: { look: 'folded', ground: 'dark', heading: 'side' },
  appeal: { look: 'band', ground: 'brand', className: 'aksl-cut' },
  plans: { ground: 'dark' },
  table: { ground: 'dark' },
  gallery: { ground: 'dark' },
  contact: { ground: 'dark' },
})

/** Night and diagonals: everything counted in giant numerals, the way of a cohort drawn from intake to demo day. */
export const layout: Layout = {
  name: 'akselerasi',
  parts: {
    Header: ({ site, path }) => <NightHeader site={site} path={path} />,
    Footer: ({ site }) => <Bearing site={site} />,
    Home: ({ hero, sections }) => <Launch hero={hero} sections={sections} plans={plans} />,
    Card: ({ item, level }) => <Numbered item={item} level={level} />,
    ListFrame: frame => <Roster frame={frame} />,
    DetailFrame: frame => <Brief frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="end" />,
    PageFrame: frame => <PageFrame frame={frame} plans={plans} ground="dark" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
