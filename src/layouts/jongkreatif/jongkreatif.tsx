import { Cards } from '../../ui/kit/card-sections.tsx'
import { Features } from '../../ui/kit/features.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Layout } from '../layout.ts'
import { Board } from './board.tsx'
import { Collage } from './collage.tsx'
import { PanelHeader } from './panel-header.tsx'
import { Sheet } from './sheet.tsx'
import { StickerCard } from './sticker-card.tsx'
import { StickerFooter } from './sticker-footer.tsx'

const plans = plansWith(usualPlans, {
  cards: { body: p => <Cards {...p} look="three" /> },
  figures: { body: p => <Figures {...p} look="cards" />, ground: 'brand', heading: 'center' },
  people: { body: People, ground: 'tint2' },
  quotes: { look: 'shelf' },
  steps: { look: 'numbered', ground: 'tint' },
  features: { body: p => <Features {...p} look="list" />, ground: 'tint2' },
  questions: { look: 'boxes' },
  sponsors: { look: 'wall', heading: 'center' },
  schedule: { look: 'columns', ground: 'tint' },
  appeal: { look: 'split', ground: 'brand2' },
  plans: { ground: 'tint' },
  gallery: { ground: 'tint2', heading: 'center' },
  video: { heading: 'center' },
  contact: { ground: 'tint' },
})

/** Cut out, stuck on: thick outlines, hard shadows, a fan of tilted cards, a line of words that runs along. */
export const layout: Layout = {
  name: 'jongkreatif',
  parts: {
    Header: ({ site, path }) => <PanelHeader site={site} path={path} />,
    Footer: ({ site }) => <StickerFooter site={site} />,
    Home: ({ hero, sections }) => <Collage hero={hero} sections={sections} plans={plans} />,
    Card: ({ item, level }) => <StickerCard item={item} level={level} />,
    ListFrame: frame => <Board frame={frame} />,
    DetailFrame: frame => <Sheet frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="start" />,
    PageFrame: frame => <PageFrame frame={frame} plans={plans} ground="tint2" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
