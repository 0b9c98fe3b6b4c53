import { Cards } from '../../ui/kit/card-sections.tsx'
import { Card } from '../../ui/kit/cards.tsx'
import { SiteHeader } from '../../ui/kit/headers.tsx'
import { Home, joinLists } from '../../ui/kit/home.tsx'
import { ListFrame } from '../../ui/kit/list-frame.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Section } from '../../ui/parts.tsx'
import type { Layout } from '../layout.ts'
import { Bento } from './bento.tsx'
import { Counters } from './counters.tsx'
import { BoardFrame } from './detail.tsx'
import { WordmarkFooter } from './footer.tsx'
import { BoardHero } from './hero.tsx'
import { Showcase } from './showcase.tsx'

const plans = plansWith(usualPlans, {
  features: { body: Bento, ground: 'dark', heading: 'center' },
  figures: { body: p => <Counters items={p.section.items} />, heading: 'center' },
  steps: { look: 'road', heading: 'center' },
  cards: { body: p => <Cards {...p} look="bento" />, heading: 'center' },
  quotes: { ground: 'soft', heading: 'center' },
  people: { body: p => <People {...p} look="strip" ratio="3x4" />, heading: 'center' },
  questions: { look: 'boxes', heading: 'center', width: 'narrow' },
  sponsors: { look: 'plain', heading: 'center' },
  schedule: { look: 'folded', ground: 'soft', heading: 'center' },
  appeal: { look: 'band', ground: 'brand' },
  plans: { heading: 'center' },
  table: { heading: 'center' },
  gallery: { heading: 'center' },
  video: { heading: 'center' },
  contact: { ground: 'soft' },
})

/** what the house can do comes before what happens in it */
const opening: Section['kind'][] = ['features', 'figures']
const opens = (section: Section) => opening.includes(section.kind)

/** A floating bar, one sentence in the middle, and everything that follows as tiles of a mosaic. */
export const layout: Layout = {
  name: 'sanggar',
  parts: {
    Header: ({ site, path }) => <SiteHeader site={site} path={path} look="slim" sticky />,
    Footer: ({ site }) => <WordmarkFooter site={site} />,
    Home: ({ hero, sections }) => (
      <>
        <Home
          hero={<BoardHero hero={hero} />}
          sections={sections.filter(opens)}
          plans={plans}
          order={opening}
        />
        <Showcase />
        <Home
          hero={null}
          sections={joinLists(
            sections.filter(section => !opens(section)),
            ['program', 'event'],
            'Program dan pertemuan',
          )}
          plans={plans}
        />
      </>
    ),
    Card: ({ item, level }) => (
      <Card
        item={item}
        level={level}
        look="plain"
        ratio="16x9"
        sizes="(width >= 64rem) 76vw, (width >= 40rem) 46vw, 92vw"
        className="tile"
      />
    ),
    ListFrame: frame => (
      <ListFrame frame={frame} tools="above" look="bento" headingLook="center" ground="plain" />
    ),
    DetailFrame: frame => <BoardFrame frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="start" />,
    PageFrame: frame => <PageFrame frame={frame} plans={plans} headingLook="center" ground="plain" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
