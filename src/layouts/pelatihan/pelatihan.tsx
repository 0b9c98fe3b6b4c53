import { Cards } from '../../ui/kit/card-sections.tsx'
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
import { BriefHero } from './brief-hero.tsx'
import { ContactStrip, ProposalFooter } from './contact-strip.tsx'
import { Dossier } from './dossier.tsx'
import { Spec } from './spec.tsx'
import { SyllabusTable } from './syllabus-table.tsx'

const plans = plansWith(usualPlans, {
  cards: { body: p => <Cards {...p} look="two" />, heading: 'side' },
  figures: { body: p => <Figures {...p} look="cards" />, ground: 'soft' },
  people: { body: p => <People {...p} look="rows" />, ground: 'soft' },
  quotes: { look: 'grid', ground: 'tint' },
  steps: { look: 'numbered' },
  features: { body: p => <Features {...p} look="list" />, heading: 'side' },
  sponsors: { look: 'wall', heading: 'side' },
  schedule: { look: 'lines', ground: 'soft' },
  appeal: { look: 'box', ground: 'tint' },
  plans: { heading: 'center' },
  table: { heading: 'side' },
  gallery: { ground: 'soft' },
  video: { ground: 'soft', heading: 'side' },
  contact: { ground: 'tint' },
})

/** Everything that can be trained stands in one table, whatever shelf it is kept on. */
function ServiceHome({ hero, sections }: { hero: Hero; sections: Section[] }) {
  const [classes, withoutClasses] = take(sections, 'cards', 'class')
  const [courses, rest] = take(withoutClasses, 'cards', 'course')
  const head = classes ?? courses
  const items = [...(classes?.items ?? []), ...(courses?.items ?? [])]
  return (
    <Home
      hero={<BriefHero hero={hero} />}
      after={head && items.length > 0 && <SyllabusTable section={{ ...head, items }} />}
      sections={rest}
      plans={plans}
    />
  )
}

/** A house of trainers: a brief to fill in, a table of syllabi to filter and compare, a proposal to ask for. */
export const layout: Layout = {
  name: 'pelatihan',
  parts: {
    Header: ({ site, path }) => (
      <SiteHeader site={site} path={path} look="decks" search most={8} strip={<ContactStrip site={site} />} />
    ),
    Footer: ({ site }) => <ProposalFooter site={site} />,
    Home: ServiceHome,
    Card: ({ item, level }) => <Spec item={item} level={level} />,
    ListFrame: frame => <ListFrame frame={frame} tools="above" look="two" ground="plain" />,
    DetailFrame: frame => <Dossier frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="end" />,
    PageFrame: frame => <PageFrame frame={frame} plans={plans} ground="plain" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
