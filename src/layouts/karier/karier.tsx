import { Features } from '../../ui/kit/features.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
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
import { Board, Rows } from './board.tsx'
import { Directory } from './directory.tsx'
import { Row } from './row.tsx'
import { SearchHero } from './search-hero.tsx'
import { Sheet } from './sheet.tsx'

const plans = plansWith(usualPlans, {
  cards: { body: Rows },
  figures: { body: p => <Figures {...p} look="band" />, ground: 'soft' },
  people: { body: p => <People {...p} look="rows" />, heading: 'side' },
  quotes: { ground: 'soft' },
  steps: { look: 'road', ground: 'soft' },
  features: { body: p => <Features {...p} look="tiles" /> },
  questions: { look: 'boxes' },
  sponsors: { look: 'lines', ground: 'soft' },
  schedule: { look: 'lines' },
  appeal: { look: 'box', ground: 'dark' },
  gallery: { ground: 'soft' },
  video: { heading: 'side', ground: 'plain' },
  contact: { ground: 'soft' },
})

/** Jobs make the page where there are any, else whatever is listed first. */
function JobHome({ hero, sections }: { hero: Hero; sections: Section[] }) {
  const [jobs, others] = take(sections, 'cards', 'job')
  const [first, rest] = jobs ? [jobs, others] : take(sections, 'cards')
  return (
    <Home
      hero={<SearchHero hero={hero} hasJobs={jobs !== undefined} />}
      after={first && <Board section={first} featured={hero.featured} />}
      sections={rest}
      plans={plans}
    />
  )
}

/** A board of jobs: a search bar for a hero, dense rows, tiles of who hires, everything reached in two looks. */
export const layout: Layout = {
  name: 'karier',
  parts: {
    Header: ({ site, path }) => (
      <SiteHeader
        site={site}
        path={path}
        sticky
        most={7}
        strip={site.tagline && <p className="wrap on-dark">{site.tagline}</p>}
      />
    ),
    Footer: ({ site }) => <Directory site={site} />,
    Home: JobHome,
    Card: ({ item, level }) => <Row item={item} level={level} />,
    ListFrame: frame => <ListFrame frame={frame} tools="side" look="rows" ground="soft" />,
    DetailFrame: frame => <Sheet frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="end" />,
    PageFrame: frame => <PageFrame frame={frame} plans={plans} ground="soft" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
