import { Cards } from '../../ui/kit/card-sections.tsx'
import { Card, type CardsLook } from '../../ui/kit/cards.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { SiteHeader } from '../../ui/kit/headers.tsx'
import { ListFrame } from '../../ui/kit/list-frame.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Layout } from '../layout.ts'
import { Counters } from './counters.tsx'
import { QuickLine, TwoDeckFooter } from './decks.tsx'
import { ProspectusFrame } from './detail.tsx'
import { CampusHome } from './home.tsx'

/** no row with a single card left over */
function lookOf(count: number): CardsLook {
  if (count % 3 === 0) return 'three'
  if (count % 4 === 0) return 'four'
  if (count === 2) return 'two'
  return count % 3 === 1 ? 'lead' : 'shelf'
}

const plans = plansWith(usualPlans, {
  cards: { body: p => <Cards {...p} look={lookOf(p.section.items.length)} /> },
  figures: { body: p => <Figures {...p} look="band" />, ground: 'brand', className: 'kp-figures' },
  people: { body: p => <People {...p} look="grid" ratio="3x4" />, ground: 'soft' },
  quotes: { look: 'large', ground: 'tint', heading: 'side' },
  steps: { look: 'road', ground: 'soft' },
  features: { body: Counters, ground: 'dark' },
  sponsors: { look: 'lines' },
  schedule: { look: 'lines', ground: 'soft' },
  appeal: { look: 'band', ground: 'tint2' },
  gallery: { ground: 'soft' },
  contact: { ground: 'soft' },
})

/** A university: two decks, faculties behind tabs, news and agenda side by side, counters where one is served. */
export const layout: Layout = {
  name: 'kampus',
  parts: {
    Header: ({ site, path }) => (
      <SiteHeader site={site} path={path} look="decks" search most={8} strip={<QuickLine site={site} />} />
    ),
    Footer: ({ site }) => <TwoDeckFooter site={site} />,
    Home: ({ hero, sections }) => <CampusHome hero={hero} sections={sections} plans={plans} />,
    Card: ({ item, level }) => (
      <Card item={item} level={level} look="plain" ratio="4x3" className="kp-card" />
    ),
    ListFrame: frame => <ListFrame frame={frame} tools="side" look="two" ground="brand" />,
    DetailFrame: frame => <ProspectusFrame frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="start" />,
    PageFrame: frame => <PageFrame frame={frame} plans={plans} ground="brand" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
