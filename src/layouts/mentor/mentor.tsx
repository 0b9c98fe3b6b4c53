import { Cards } from '../../ui/kit/card-sections.tsx'
import { Features } from '../../ui/kit/features.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { SiteHeader } from '../../ui/kit/headers.tsx'
import { Home, take } from '../../ui/kit/home.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import type { SectionProps } from '../../ui/kit/section.ts'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Hero, Section } from '../../ui/parts.tsx'
import type { Layout } from '../layout.ts'
import { Lineup, mostFaces } from './lineup.tsx'
import { Plate } from './plate.tsx'
import { Salon } from './salon.tsx'
import { Slots } from './slots.tsx'
import { Talk } from './talk.tsx'
import { Visit } from './visit.tsx'
import { Welcome } from './welcome.tsx'

const plans = plansWith(usualPlans, {
  cards: { body: Shelf, heading: 'center' },
  figures: { body: p => <Figures {...p} look="numerals" />, ground: 'tint', heading: 'center' },
  people: { body: p => <People {...p} look="grid" ratio="3x4" />, heading: 'center' },
  quotes: { body: Talk, ground: 'tint2', heading: 'center' },
  steps: { look: 'numbered', heading: 'center' },
  features: { body: p => <Features {...p} look="list" />, heading: 'center' },
  questions: { look: 'boxes', heading: 'center', width: 'narrow' },
  sponsors: { look: 'plain', heading: 'center' },
  schedule: { body: Slots, heading: 'center' },
  appeal: { look: 'box' },
  text: { heading: 'center', width: 'narrow' },
  plans: { ground: 'tint', heading: 'center' },
  table: { ground: 'tint' },
  video: { heading: 'center', ground: 'plain' },
  contact: { heading: 'center', width: 'narrow', ground: 'tint' },
})

/** what does not fill the row stands in the middle of it */
function Shelf({ section }: SectionProps<'cards'>) {
  return <Cards section={section} look={section.items.length > 3 ? 'shelf' : 'three'} />
}

/** Mentors stand below the first words; where all of them find room there, they are not listed once more. */
function MentorHome({ hero, sections }: { hero: Hero; sections: Section[] }) {
  const [mentors, withoutMentors] = take(sections, 'cards', 'mentor')
  const [people, withoutPeople] = mentors ? [undefined, withoutMentors] : take(sections, 'people')
  const shown = mentors ?? people
  return (
    <Home
      hero={<Lineup hero={hero} mentors={mentors} people={people} />}
      sections={shown && shown.items.length > mostFaces ? sections : withoutPeople}
      plans={plans}
      order={['schedule', 'quotes']}
    />
  )
}

/** A network of mentors: faces come first, then when they have time; talk is drawn as talk. */
export const layout: Layout = {
  name: 'mentor',
  parts: {
    Header: ({ site, path }) => <SiteHeader site={site} path={path} look="slim" sticky />,
    Footer: ({ site }) => <Welcome site={site} />,
    Home: MentorHome,
    Card: ({ item, level }) => <Plate item={item} level={level} />,
    ListFrame: frame => <Salon frame={frame} />,
    DetailFrame: frame => <Visit frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} />,
    PageFrame: frame => <PageFrame frame={frame} plans={plans} headingLook="center" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
