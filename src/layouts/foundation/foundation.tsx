import { Features } from '../../ui/kit/features.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { SiteHeader } from '../../ui/kit/headers.tsx'
import { Home, joinLists } from '../../ui/kit/home.tsx'
import { ListFrame } from '../../ui/kit/list-frame.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Layout } from '../layout.ts'
import { StoryFrame } from './detail.tsx'
import { AccountabilityFooter } from './footer.tsx'
import { CauseHero } from './hero.tsx'
import { Stories, Story } from './stories.tsx'
import { Trail } from './trail.tsx'

const plans = plansWith(usualPlans, {
  figures: { body: p => <Figures {...p} look="numerals" />, heading: 'center' },
  cards: { body: Stories },
  steps: { body: Trail, ground: 'tint', heading: 'side' },
  quotes: { look: 'large', ground: 'dark' },
  people: { body: p => <People {...p} look="rows" />, heading: 'side' },
  sponsors: { ground: 'soft', heading: 'center' },
  features: { body: p => <Features {...p} look="list" />, heading: 'side' },
  schedule: { look: 'lines', ground: 'tint' },
  questions: { ground: 'tint' },
  appeal: { look: 'split', ground: 'brand' },
  plans: { ground: 'tint', heading: 'center' },
  table: { ground: 'soft' },
  video: { heading: 'center' },
  contact: { ground: 'tint' },
})

/** A photograph from edge to edge with the donation meter on its hem, then what came of it; the footer gives account. */
export const layout: Layout = {
  name: 'foundation',
  parts: {
    Header: ({ site, path }) => (
      <SiteHeader site={site} path={path} look="centred" ground={path === '/' ? 'dark' : 'plain'} />
    ),
    Footer: ({ site }) => <AccountabilityFooter site={site} />,
    Home: ({ hero, sections }) => (
      <Home
        hero={<CauseHero hero={hero} />}
        sections={joinLists(sections, ['class', 'course', 'event'], 'Yang dapat Anda ikuti')}
        plans={plans}
        order={['figures']}
      />
    ),
    Card: ({ item, level }) => <Story item={item} level={level} />,
    ListFrame: frame => (
      <ListFrame frame={frame} tools="side" look="two" headingLook="center" ground="plain" />
    ),
    DetailFrame: frame => <StoryFrame frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="end" />,
    PageFrame: frame => <PageFrame frame={frame} plans={plans} headingLook="center" ground="plain" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
