import { Features } from '../../ui/kit/features.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { SiteHeader } from '../../ui/kit/headers.tsx'
import { ListFrame } from '../../ui/kit/list-frame.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Layout } from '../layout.ts'
import { Dossier } from './dossier.tsx'
import { OfficeHome } from './home.tsx'
import { Register } from './register.tsx'
import { SheetFrame } from './sheet.tsx'
import { OfficialFooter, OfficialStrip } from './strip.tsx'

const plans = plansWith(usualPlans, {
  cards: { body: Register },
  figures: { body: p => <Figures {...p} look="band" />, ground: 'tint' },
  people: { body: p => <People {...p} look="rows" />, ground: 'soft' },
  quotes: { ground: 'tint' },
  steps: { look: 'timeline', heading: 'side', ground: 'soft' },
  features: { body: p => <Features {...p} look="list" /> },
  questions: { look: 'boxes', ground: 'soft' },
  sponsors: { look: 'lines' },
  schedule: { look: 'lines' },
  appeal: { look: 'band', ground: 'tint' },
  table: { className: 'pem-ledger' },
  gallery: { ground: 'soft' },
  contact: { ground: 'tint' },
})

/** A public office: a strip that says whose site it is, services as tiles, announcements as a table, letters. */
export const layout: Layout = {
  name: 'pemerintah',
  parts: {
    Header: ({ site, path }) => (
      <SiteHeader site={site} path={path} look="bar" most={6} strip={<OfficialStrip site={site} />} />
    ),
    Footer: ({ site }) => <OfficialFooter site={site} />,
    Home: ({ hero, sections }) => <OfficeHome hero={hero} sections={sections} plans={plans} />,
    Card: ({ item, level }) => <Dossier item={item} level={level} />,
    ListFrame: frame => <ListFrame frame={frame} tools="above" look="rows" ground="soft" />,
    DetailFrame: frame => <SheetFrame frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="end" />,
    PageFrame: frame => <PageFrame frame={frame} plans={plans} ground="soft" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
