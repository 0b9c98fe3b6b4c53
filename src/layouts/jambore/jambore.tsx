import { Cards } from '../../ui/kit/card-sections.tsx'
import { Card } from '../../ui/kit/cards.tsx'
import { Features } from '../../ui/kit/features.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { BandFooter } from '../../ui/kit/footers.tsx'
import { SiteHeader } from '../../ui/kit/headers.tsx'
import { Home, joinLists } from '../../ui/kit/home.tsx'
import { ListFrame } from '../../ui/kit/list-frame.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Layout } from '../layout.ts'
import { PostcardFrame } from './detail.tsx'
import { LandscapeHero } from './hero.tsx'
import { CampAtNight } from './landscape.tsx'
import { Programme } from './programme.tsx'
import { Rules } from './rules.tsx'

const plans = plansWith(usualPlans, {
  features: { body: Features, ground: 'dark' },
  schedule: { body: Programme },
  cards: { body: Cards, ground: 'tint' },
  steps: { body: Rules, ground: 'tint2' },
  people: { body: People, heading: 'center' },
  figures: { body: p => <Figures {...p} look="cards" />, ground: 'dark' },
  questions: { look: 'boxes' },
  sponsors: { look: 'lines' },
  appeal: { look: 'split', ground: 'brand' },
  plans: { ground: 'tint' },
  gallery: { ground: 'tint2' },
  video: { heading: 'center' },
  contact: { ground: 'tint' },
})

/** Hills in layers, everything posted as a stamp, the days side by side and the places on a map of the camp. */
export const layout: Layout = {
  name: 'jambore',
  parts: {
    Header: ({ site, path }) => <SiteHeader site={site} path={path} look="bar" ground="brand" sticky />,
    Footer: ({ site }) => (
      <>
        <CampAtNight />
        <BandFooter site={site} ground="dark" />
      </>
    ),
    Home: ({ hero, sections }) => (
      <Home
        hero={<LandscapeHero hero={hero} />}
        sections={joinLists(sections, ['course', 'event'], 'Bekal dan acara')}
        plans={plans}
        order={['features', 'schedule']}
      />
    ),
    Card: ({ item, level }) => <Card item={item} level={level} look="stamp" ratio="4x3" className="post" />,
    ListFrame: frame => <ListFrame frame={frame} tools="above" look="three" />,
    DetailFrame: frame => <PostcardFrame frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="start" />,
    PageFrame: frame => <PageFrame frame={frame} plans={plans} />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
