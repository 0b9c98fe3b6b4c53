import { Card } from '../../ui/kit/cards.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { SiteHeader } from '../../ui/kit/headers.tsx'
import { Home } from '../../ui/kit/home.tsx'
import { ListFrame } from '../../ui/kit/list-frame.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { plansWith } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Layout } from '../layout.ts'
import { AirHero } from './hero.tsx'
import { plans } from './plans.tsx'
import { SignOff } from './sign-off.tsx'
import { SleeveFrame } from './sleeve.tsx'
import { Staging } from './staging.tsx'

const drafts = plansWith(plans, {
  figures: { body: p => <Figures {...p} look="cards" />, ground: 'plain' },
  schedule: { ground: 'plain' },
  quotes: { look: 'grid', ground: 'soft', heading: 'start' },
  appeal: { look: 'box', ground: 'plain' },
  video: { ground: 'soft' },
})

/** Bharabas on the drawing board: the same parts as a draft on squared paper, between barrier tape. */
export const layout: Layout = {
  name: 'dev.bharabas',
  parts: {
    Header: ({ site, path }) => (
      <SiteHeader site={site} path={path} look="decks" search most={8} strip={<Staging />} />
    ),
    Footer: ({ site }) => <SignOff site={site} ground="soft" />,
    Home: ({ hero, sections }) => (
      <Home
        hero={<AirHero hero={hero} ground="soft" />}
        sections={sections}
        plans={drafts}
        order={['schedule']}
      />
    ),
    Card: ({ item, level }) => (
      <Card
        item={item}
        level={level}
        look="row"
        ratio="1x1"
        sizes="(width >= 40rem) 17rem, 7rem"
        className="disc draft"
      />
    ),
    ListFrame: frame => <ListFrame frame={frame} tools="side" look="rows" ground="soft" />,
    DetailFrame: frame => <SleeveFrame frame={frame} ground="soft" />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="end" />,
    PageFrame: frame => <PageFrame frame={frame} plans={drafts} ground="soft" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={drafts} />,
  },
}
