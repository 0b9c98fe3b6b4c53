import { Cards } from '../../ui/kit/card-sections.tsx'
import { Card } from '../../ui/kit/cards.tsx'
import { DetailFrame } from '../../ui/kit/detail-frame.tsx'
import { Features } from '../../ui/kit/features.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { ColumnsFooter } from '../../ui/kit/footers.tsx'
import { SiteHeader } from '../../ui/kit/headers.tsx'
import { SplitHero } from '../../ui/kit/heroes.tsx'
import { Home } from '../../ui/kit/home.tsx'
import { ListFrame } from '../../ui/kit/list-frame.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Layout } from '../layout.ts'

const plans = plansWith(usualPlans, {
  cards: { body: Cards },
  figures: { body: Figures, ground: 'soft' },
  people: { body: People },
  quotes: { ground: 'soft' },
  features: { body: Features, ground: 'soft' },
  schedule: { ground: 'soft' },
  gallery: { ground: 'soft' },
  video: { ground: 'plain' },
})

/** Top bar with search, split hero with the featured class, soft cards in threes, a footer of four columns. */
export const layout: Layout = {
  name: 'default',
  parts: {
    Header: ({ site, path }) => <SiteHeader site={site} path={path} look="bar" sticky search />,
    Footer: ({ site }) => <ColumnsFooter site={site} />,
    Home: ({ hero, sections }) => (
      <Home hero={<SplitHero hero={hero} ratio="16x9" />} sections={sections} plans={plans} />
    ),
    Card: ({ item, level }) => <Card item={item} level={level} look="soft" />,
    ListFrame: frame => <ListFrame frame={frame} tools="above" look="three" />,
    DetailFrame: frame => <DetailFrame frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} />,
    PageFrame: frame => <PageFrame frame={frame} plans={plans} />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
