import { Cards } from '../../ui/kit/card-sections.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { SiteHeader } from '../../ui/kit/headers.tsx'
import { Home, take } from '../../ui/kit/home.tsx'
import { ListFrame } from '../../ui/kit/list-frame.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Layout } from '../layout.ts'
import { Documents } from './documents.tsx'
import { Dossier } from './dossier.tsx'
import { OfficeFooter } from './office-footer.tsx'
import { OfficialBand } from './official-band.tsx'
import { ProvinceTable } from './province-table.tsx'
import { RecordFrame } from './record-frame.tsx'
import { StageHero } from './stage-hero.tsx'

const plans = plansWith(usualPlans, {
  features: { body: Documents, heading: 'side', ground: 'soft' },
  table: { body: ProvinceTable, ground: 'tint' },
  people: { body: p => <People {...p} ratio="3x4" />, className: 'jury' },
  cards: { body: p => <Cards {...p} look="two" /> },
  figures: { body: p => <Figures {...p} look="band" />, ground: 'brand' },
  steps: { look: 'road', ground: 'dark' },
  schedule: { look: 'folded', heading: 'side' },
  quotes: { look: 'large', ground: 'tint2', heading: 'side' },
  questions: { look: 'lines' },
  sponsors: { look: 'lines', heading: 'side', ground: 'soft' },
  appeal: { look: 'band', ground: 'brand' },
  contact: { ground: 'soft' },
})

/** Stages that climb to the finish, a jury, the provinces on a map, papers to take along: all official. */
export const layout: Layout = {
  name: 'inovasiuntukbangsa',
  parts: {
    Header: ({ site, path }) => (
      <SiteHeader site={site} path={path} look="decks" search strip={<OfficialBand site={site} />} />
    ),
    Footer: ({ site }) => <OfficeFooter site={site} />,
    Home: ({ hero, sections }) => {
      const [steps, rest] = take(sections, 'steps')
      return (
        <Home
          hero={<StageHero hero={hero} steps={steps} />}
          sections={rest}
          plans={plans}
          order={['figures', 'text', 'people', 'table', 'cards', 'features', 'schedule', 'quotes']}
        />
      )
    },
    Card: ({ item, level }) => <Dossier item={item} level={level} />,
    ListFrame: frame => <ListFrame frame={frame} tools="side" look="rows" ground="dark" />,
    DetailFrame: frame => <RecordFrame frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="start" />,
    PageFrame: frame => <PageFrame frame={frame} plans={plans} ground="dark" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
