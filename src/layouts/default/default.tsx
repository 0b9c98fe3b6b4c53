import { Appeal } from '../../ui/kit/appeal.tsx'
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
import { Contact, Gallery, Plans, TableBody, TextBody, Video } from '../../ui/kit/marketing.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { People } from '../../ui/kit/people.tsx'
import { Questions } from '../../ui/kit/questions.tsx'
import { Quotes } from '../../ui/kit/quotes.tsx'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { Schedule } from '../../ui/kit/schedule.tsx'
import { SectionList, type SectionPlans } from '../../ui/kit/sections.tsx'
import { Sponsors } from '../../ui/kit/sponsors.tsx'
import { Steps } from '../../ui/kit/steps.tsx'
import type { Layout } from '../layout.ts'

const plans: SectionPlans = {
  cards: { body: Cards },
  figures: { body: Figures, ground: 'soft' },
  people: { body: People },
  quotes: { body: Quotes, ground: 'soft' },
  steps: { body: Steps },
  features: { body: Features, ground: 'soft' },
  questions: { body: Questions, heading: 'side' },
  sponsors: { body: Sponsors },
  schedule: { body: Schedule, ground: 'soft' },
  appeal: { body: Appeal, heading: 'none' },
  text: { body: TextBody, heading: 'side' },
  plans: { body: Plans, ground: 'soft' },
  table: { body: TableBody },
  gallery: { body: Gallery, ground: 'soft' },
  video: { body: Video },
  contact: { body: Contact, heading: 'side' },
}

/** Top bar with search, split hero with the featured class, soft cards in threes, a footer of four columns. */
export const layout: Layout = {
  name: 'default',
  label: 'Akademi',
  audience: 'Akademi dan lembaga kursus apa pun',
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
