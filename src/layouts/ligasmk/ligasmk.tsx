import { Cards } from '../../ui/kit/card-sections.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { SiteHeader } from '../../ui/kit/headers.tsx'
import { Home, take } from '../../ui/kit/home.tsx'
import { ListFrame } from '../../ui/kit/list-frame.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import type { SectionProps } from '../../ui/kit/section.ts'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Hero, Section } from '../../ui/parts.tsx'
import type { Layout } from '../layout.ts'
import { Fixtures } from './fixtures.tsx'
import { Jersey } from './jersey.tsx'
import { MatchCentre } from './match-centre.tsx'
import { Report } from './report.tsx'
import { Scoreboard } from './scoreboard.tsx'
import { Stand } from './stand.tsx'
import { Standings } from './standings.tsx'
import { Teams } from './teams.tsx'

/** one in front of the others, unless they fill their rows without it */
function News({ section }: SectionProps<'cards'>) {
  const count = section.items.length
  return <Cards section={section} look={count % 3 === 0 ? 'three' : count > 2 ? 'lead' : 'two'} />
}

const plans = plansWith(usualPlans, {
  cards: { body: News },
  figures: { body: p => <Figures {...p} look="numerals" />, ground: 'brand' },
  people: { body: p => <People {...p} look="strip" ratio="3x4" />, ground: 'soft' },
  quotes: { look: 'shelf', ground: 'soft' },
  steps: { look: 'road', ground: 'dark' },
  features: { body: Teams, ground: 'soft' },
  questions: { look: 'lines' },
  sponsors: { look: 'wall' },
  schedule: { body: Fixtures },
  appeal: { look: 'band', ground: 'brand2' },
  table: { body: Standings },
  gallery: { ground: 'dark' },
  contact: { ground: 'soft' },
})

/** Standings and fixtures belong together, whatever stands between them on the page. */
function LeagueHome({ hero, sections }: { hero: Hero; sections: Section[] }) {
  const [table, withoutTable] = take(sections, 'table')
  const [schedule, rest] = take(withoutTable, 'schedule')
  return (
    <Home
      hero={<Scoreboard hero={hero} schedule={schedule} />}
      after={<MatchCentre table={table} schedule={schedule} />}
      sections={rest}
      plans={plans}
    />
  )
}

/** A league: a scoreboard above everything, standings beside fixtures, crests, and a bar to register on. */
export const layout: Layout = {
  name: 'ligasmk',
  parts: {
    Header: ({ site, path }) => <SiteHeader site={site} path={path} look="decks" ground="dark" most={8} />,
    Footer: ({ site }) => <Stand site={site} />,
    Home: LeagueHome,
    Card: ({ item, level }) => <Jersey item={item} level={level} />,
    ListFrame: frame => <ListFrame frame={frame} look="lead" ground="dark" />,
    DetailFrame: frame => <Report frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} />,
    PageFrame: frame => <PageFrame frame={frame} plans={plans} ground="dark" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
