import { Cards } from '../../ui/kit/card-sections.tsx'
import { Features } from '../../ui/kit/features.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { BandFooter } from '../../ui/kit/footers.tsx'
import { SiteHeader } from '../../ui/kit/headers.tsx'
import { Home, take } from '../../ui/kit/home.tsx'
import { ListFrame } from '../../ui/kit/list-frame.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Hero, Section } from '../../ui/parts.tsx'
import type { Layout } from '../layout.ts'
import { EpisodeCard } from './episode-card.tsx'
import { EpisodeFrame } from './episode-frame.tsx'
import { NowPlaying } from './hero.tsx'

const plans = plansWith(usualPlans, {
  cards: { body: p => <Cards {...p} look="rows" />, heading: 'side', className: 'season' },
  figures: { body: p => <Figures {...p} look="band" />, ground: 'tint', heading: 'center' },
  people: {
    body: p => <People {...p} look="rows" />,
    ground: 'tint2',
    heading: 'center',
    className: 'voices',
  },
  quotes: { look: 'grid', ground: 'tint', className: 'bubbles' },
  steps: { look: 'timeline', heading: 'side' },
  features: { body: p => <Features {...p} look="grid" />, ground: 'tint', heading: 'center' },
  questions: { look: 'boxes', heading: 'center', width: 'narrow' },
  sponsors: { look: 'plain', heading: 'center' },
  schedule: { look: 'lines', heading: 'side' },
  appeal: { look: 'split', ground: 'tint2' },
  text: { width: 'narrow', heading: 'start' },
  plans: { ground: 'tint', heading: 'center' },
  gallery: { heading: 'center' },
  video: { heading: 'center' },
})

/** The newest of the show stands in the hero and not below again. */
function Show({ hero, sections }: { hero: Hero; sections: Section[] }) {
  const [season] = take(sections, 'cards', 'podcasts')
  const [latest, ...earlier] = season?.items ?? []
  const rest = sections.flatMap(section => {
    if (section !== season) return [section]
    return earlier.length > 0 ? [{ ...season, items: earlier }] : []
  })
  return <Home hero={<NowPlaying hero={hero} latest={latest} />} sections={rest} plans={plans} />
}

/** A show: its latest episode on a deck that hangs over the hero, all others as numbered lines. */
export const layout: Layout = {
  name: 'podcast',
  parts: {
    Header: ({ site, path }) => <SiteHeader site={site} path={path} look="slim" sticky most={7} />,
    Footer: ({ site }) => <BandFooter site={site} ground="brand" />,
    Home: Show,
    Card: ({ item, level }) => <EpisodeCard item={item} level={level} />,
    ListFrame: frame => <ListFrame frame={frame} tools="side" look="rows" ground="brand" />,
    DetailFrame: frame => <EpisodeFrame frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="start" />,
    PageFrame: frame => <PageFrame frame={frame} plans={plans} ground="brand" headingLook="center" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
