import { Cards } from '../../ui/kit/card-sections.tsx'
import { Card } from '../../ui/kit/cards.tsx'
import { Features } from '../../ui/kit/features.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { SiteHeader } from '../../ui/kit/headers.tsx'
import { take } from '../../ui/kit/home.tsx'
import { ListFrame } from '../../ui/kit/list-frame.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Hero, Section } from '../../ui/parts.tsx'
import type { Layout } from '../layout.ts'
import { MetroHero } from './hero.tsx'
import { linesOf } from './lines.ts'
import { Platform } from './platform.tsx'
import { Terminus } from './terminus.tsx'

const plans = plansWith(usualPlans, {
  cards: { body: Stops },
  figures: { body: p => <Figures {...p} look="numerals" /> },
  people: { body: p => <People {...p} look="rows" />, ground: 'soft' },
  quotes: { look: 'large' },
  steps: { look: 'road' },
  features: { body: p => <Features {...p} look="list" />, ground: 'soft' },
  questions: { heading: 'start' },
  sponsors: { look: 'lines' },
  schedule: { look: 'lines' },
  appeal: { look: 'split', ground: 'tint2' },
  text: { heading: 'start' },
  gallery: { ground: 'soft' },
  contact: { ground: 'soft', heading: 'start' },
})

/** A single one lies along the line, as in a timetable. */
function Stops(props: Parameters<typeof Cards>[0]) {
  const count = props.section.items.length
  if (count > 1) return <Cards {...props} look={count === 2 ? 'two' : 'three'} />
  return (
    <div className="jk-timetable">
      <Cards {...props} look="rows" />
    </div>
  )
}

/** A city read as a metro map: the navigation is a line, every section a station on it, the footer its terminus. */
export const layout: Layout = {
  name: 'jakarta',
  parts: {
    Header: ({ site, path }) => <SiteHeader site={site} path={path} look="decks" search most={8} />,
    Footer: ({ site }) => <Terminus site={site} />,
    Home: ({ hero, sections }) => <Journey hero={hero} sections={sections} />,
    Card: ({ item, level }) => (
      <Card item={item} level={level} look="plain" ratio="4x3" className="jk-stop" />
    ),
    ListFrame: frame => (
      <div className="jk-timetable jk-a">
        <ListFrame frame={frame} tools="side" look="rows" ground="dark" />
      </div>
    ),
    DetailFrame: frame => <Platform frame={frame} />,
    ReaderFrame: frame => (
      <div className="jk-reader jk-a">
        <ReaderFrame frame={frame} toc="start" />
      </div>
    ),
    PageFrame: frame => (
      <div className="jk-line jk-a">
        <PageFrame frame={frame} plans={plans} ground="dark" />
      </div>
    ),
    Sections: ({ sections }) => (
      <div className="jk-line jk-a">
        <SectionList sections={sections} plans={plans} />
      </div>
    ),
  },
}

/** What leaves next stands on the board; one line calls at the first half of the rest, the other goes on from there. */
function Journey({ hero, sections }: { hero: Hero; sections: Section[] }) {
  const [next, rest] = take(sections, 'cards', 'event')
  const [first, second] = linesOf(rest)
  return (
    <>
      <MetroHero hero={hero} next={next} sections={rest} />
      <div className="jk-line jk-a">
        <SectionList sections={first} plans={plans} />
      </div>
      {second[0] && (
        <>
          <p className="jk-change on-tint">
            <span className="wrap">
              <a href={`#${second[0].id}`}>{`Pindah jalur: ${second[0].title}`}</a>
            </span>
          </p>
          <div className="jk-line jk-b">
            <SectionList sections={second} plans={plans} />
          </div>
        </>
      )}
    </>
  )
}
