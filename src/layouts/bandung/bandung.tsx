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
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList, type SectionPlans } from '../../ui/kit/sections.tsx'
import type { Layout } from '../layout.ts'

const plans: SectionPlans = {
  cards: { body: Cards },
  figures: { body: Figures, ground: 'soft' },
  people: { body: People },
  quotes: { ground: 'soft' },
  steps: {},
  features: { body: Features, ground: 'soft' },
  questions: { heading: 'side' },
  sponsors: {},
  schedule: { ground: 'soft' },
  appeal: { heading: 'none' },
  text: { heading: 'side' },
  plans: { ground: 'soft' },
  table: {},
  gallery: { ground: 'soft' },
  video: {},
  contact: { heading: 'side' },
}

/** What makes this layout itself: structure, not colours. */
export const layout: Layout = {
  name: 'bandung',
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
