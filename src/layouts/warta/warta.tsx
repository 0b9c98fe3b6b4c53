import { Cards } from '../../ui/kit/card-sections.tsx'
import { Features } from '../../ui/kit/features.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Layout } from '../layout.ts'
import { Colophon } from './colophon.tsx'
import { FrontPage } from './front-page.tsx'
import { Nameplate } from './nameplate.tsx'
import { SectionPage } from './section-page.tsx'
import { Story } from './story.tsx'
import { StoryFrame } from './story-frame.tsx'

const plans = plansWith(usualPlans, {
  cards: { body: p => <Cards {...p} look="four" /> },
  figures: { body: p => <Figures {...p} look="band" />, heading: 'side' },
  people: { body: p => <People {...p} look="rows" /> },
  quotes: { look: 'large', className: 'wr-voices' },
  steps: { look: 'numbered' },
  features: { body: p => <Features {...p} look="list" /> },
  sponsors: { look: 'lines' },
  schedule: { look: 'columns' },
  appeal: { look: 'band', ground: 'soft' },
  plans: { ground: 'plain' },
  video: { heading: 'side', ground: 'plain' },
})

/** A broadsheet: nameplate and dateline, columns with rules between them, headlines above their pictures. */
export const layout: Layout = {
  name: 'warta',
  parts: {
    Header: ({ site, path }) => <Nameplate site={site} path={path} />,
    Footer: ({ site }) => <Colophon site={site} />,
    Home: ({ hero, sections }) => <FrontPage hero={hero} sections={sections} plans={plans} />,
    Card: ({ item, level }) => <Story item={item} level={level} />,
    ListFrame: frame => <SectionPage frame={frame} />,
    DetailFrame: frame => <StoryFrame frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="end" />,
    PageFrame: frame => <PageFrame frame={frame} plans={plans} ground="plain" headingLook="center" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
