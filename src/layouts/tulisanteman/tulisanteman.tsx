import { Cards } from '../../ui/kit/card-sections.tsx'
import { Features } from '../../ui/kit/features.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Layout } from '../layout.ts'
import { BackCover } from './back-cover.tsx'
import { Desk } from './desk.tsx'
import { FeedFrame } from './feed-frame.tsx'
import { QuietHeader } from './quiet-header.tsx'
import { Reading } from './reading.tsx'
import { TextFrame } from './text-frame.tsx'

const plans = plansWith(usualPlans, {
  cards: { body: p => <Cards {...p} look="two" />, heading: 'side' },
  figures: { body: p => <Figures {...p} look="inline" />, heading: 'side' },
  people: { body: p => <People {...p} look="strip" />, ground: 'soft' },
  quotes: { look: 'large', heading: 'side' },
  steps: { look: 'timeline', heading: 'side' },
  features: { body: p => <Features {...p} look="list" />, heading: 'side' },
  questions: { look: 'lines' },
  sponsors: { look: 'plain', heading: 'side' },
  schedule: { look: 'lines', heading: 'side' },
  appeal: { look: 'box' },
  table: { heading: 'side' },
  video: { heading: 'side', ground: 'plain' },
})

/** A reader in three columns: topics, what friends wrote, what is worth reading next. Quiet, narrow, text first. */
export const layout: Layout = {
  name: 'tulisanteman',
  parts: {
    Header: ({ site, path }) => <QuietHeader site={site} path={path} />,
    Footer: ({ site }) => <BackCover site={site} />,
    Home: ({ hero, sections }) => <Desk hero={hero} sections={sections} plans={plans} />,
    Card: ({ item, level }) => <Reading item={item} level={level} />,
    ListFrame: frame => <FeedFrame frame={frame} />,
    DetailFrame: frame => <TextFrame frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="end" />,
    PageFrame: frame => <PageFrame frame={frame} plans={plans} ground="soft" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
