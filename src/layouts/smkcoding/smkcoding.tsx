import { Features } from '../../ui/kit/features.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { Home } from '../../ui/kit/home.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Layout } from '../layout.ts'
import { Directory, FilesOrListing } from './directory.tsx'
import { Explorer } from './explorer.tsx'
import { FileFrame } from './file-frame.tsx'
import { FilePane } from './file-pane.tsx'
import { IdeHero } from './ide-hero.tsx'
import { StatusBar } from './status-bar.tsx'

const plans = plansWith(usualPlans, {
  cards: { body: FilesOrListing },
  features: { body: p => <Features {...p} look="tiles" />, ground: 'soft' },
  figures: { body: p => <Figures {...p} look="band" />, ground: 'dark' },
  steps: { look: 'timeline', ground: 'soft', heading: 'side' },
  people: { body: p => <People {...p} look="rows" />, ground: 'soft' },
  schedule: { look: 'folded', heading: 'side' },
  sponsors: { look: 'lines' },
  questions: { ground: 'soft' },
  appeal: { look: 'band', ground: 'dark' },
  contact: { ground: 'soft' },
})

/** The site as an editor: files in a tree at the side, an editor window for a hero, a status bar below. */
export const layout: Layout = {
  name: 'smkcoding',
  parts: {
    Header: ({ site, path }) => <Explorer site={site} path={path} />,
    Footer: ({ site }) => <StatusBar site={site} />,
    Home: ({ hero, sections }) => <Home hero={<IdeHero hero={hero} />} sections={sections} plans={plans} />,
    Card: ({ item, level }) => <FilePane item={item} level={level} />,
    ListFrame: frame => <Directory frame={frame} />,
    DetailFrame: frame => <FileFrame frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="start" />,
    PageFrame: frame => <PageFrame frame={frame} plans={plans} ground="dark" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
