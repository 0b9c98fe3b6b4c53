import { Cards } from '../../ui/kit/card-sections.tsx'
import { Features } from '../../ui/kit/features.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { SiteHeader } from '../../ui/kit/headers.tsx'
import { Home } from '../../ui/kit/home.tsx'
import { ListFrame } from '../../ui/kit/list-frame.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Layout } from '../layout.ts'
import { CatalogueFrame } from './catalogue.tsx'
import { DrawerFooter } from './drawers.tsx'
import { DeskHero, Spines } from './hero.tsx'
import { Volume } from './volume.tsx'

const plans = plansWith(usualPlans, {
  cards: { body: p => <Cards {...p} look="shelf" />, className: 'pp-shelf' },
  figures: { body: p => <Figures {...p} look="band" />, ground: 'tint' },
  people: { body: p => <People {...p} look="strip" ratio="1x1" />, ground: 'soft' },
  quotes: { look: 'shelf', ground: 'tint' },
  steps: { look: 'numbered', ground: 'soft', className: 'pp-slips' },
  features: { body: p => <Features {...p} look="tiles" />, ground: 'tint' },
  questions: { look: 'boxes' },
  sponsors: { look: 'plain' },
  schedule: { look: 'columns', ground: 'soft' },
  appeal: { look: 'box' },
  table: { ground: 'soft' },
  contact: { ground: 'soft' },
})

/** A library: a desk to ask at, spines on a board, everything on shelves that scroll, each with its call number. */
export const layout: Layout = {
  name: 'perpustakaan',
  parts: {
    Header: ({ site, path }) => (
      <SiteHeader site={site} path={path} look="decks" ground="tint" search most={8} />
    ),
    Footer: ({ site }) => <DrawerFooter site={site} />,
    Home: ({ hero, sections }) => (
      <Home
        hero={<DeskHero hero={hero} />}
        after={<Spines sections={sections} />}
        sections={sections}
        plans={plans}
      />
    ),
    Card: ({ item, level }) => <Volume item={item} level={level} />,
    ListFrame: frame => <ListFrame frame={frame} tools="above" look="four" ground="plain" />,
    DetailFrame: frame => <CatalogueFrame frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="end" />,
    PageFrame: frame => <PageFrame frame={frame} plans={plans} ground="plain" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
