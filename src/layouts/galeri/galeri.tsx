import { Cards } from '../../ui/kit/card-sections.tsx'
import { Card } from '../../ui/kit/cards.tsx'
import { Features } from '../../ui/kit/features.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { Home } from '../../ui/kit/home.tsx'
import { ListFrame } from '../../ui/kit/list-frame.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Layout } from '../layout.ts'
import { Overlay } from './overlay.tsx'
import { Photos } from './photos.tsx'
import { Plinth } from './plinth.tsx'
import { PosterFrame } from './poster.tsx'
import { Wall } from './wall.tsx'

const plans = plansWith(usualPlans, {
  cards: { body: p => <Cards {...p} look="columns" />, width: 'full' },
  gallery: { body: Photos, width: 'full', ground: 'dark' },
  figures: { body: p => <Figures {...p} look="numerals" />, heading: 'side' },
  people: { body: p => <People {...p} look="grid" ratio="3x4" />, width: 'full', className: 'portraits' },
  quotes: { look: 'large', ground: 'tint', heading: 'side' },
  steps: { look: 'numbered', width: 'wide' },
  features: { body: p => <Features {...p} look="grid" />, heading: 'side' },
  sponsors: { look: 'lines', heading: 'side' },
  schedule: { look: 'columns', width: 'wide', ground: 'soft' },
  appeal: { look: 'band', ground: 'tint', className: 'last-word' },
  plans: { width: 'wide', ground: 'plain' },
  table: { width: 'wide' },
  video: { heading: 'side' },
})

/** A gallery: pictures touch each other and the edges, and everything else keeps out of their way. */
export const layout: Layout = {
  name: 'galeri',
  parts: {
    Header: ({ site, path }) => <Overlay site={site} path={path} />,
    Footer: ({ site }) => <Plinth site={site} />,
    Home: ({ hero, sections }) => (
      <Home hero={<Wall hero={hero} sections={sections} />} sections={sections} plans={plans} />
    ),
    Card: ({ item, level }) => (
      <Card
        item={item}
        level={level}
        look="overlay"
        ratio="auto"
        sizes="(width >= 64rem) 68vw, (width >= 40rem) 90vw, 200vw"
        className="work"
      />
    ),
    ListFrame: frame => <ListFrame frame={frame} look="columns" ground="plain" />,
    DetailFrame: frame => <PosterFrame frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="end" />,
    PageFrame: frame => <PageFrame frame={frame} plans={plans} ground="plain" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
