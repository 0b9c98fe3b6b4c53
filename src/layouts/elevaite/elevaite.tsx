import { Card } from '../../ui/kit/cards.tsx'
import { Features } from '../../ui/kit/features.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { SiteHeader } from '../../ui/kit/headers.tsx'
import { Home } from '../../ui/kit/home.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Layout } from '../layout.ts'
import { FieldList, PaneFrame } from './frames.tsx'
import { PromptHero } from './hero.tsx'
import { Panes } from './panes.tsx'
import { PromptFooter } from './prompt.tsx'
import { SkillGraph } from './skill-graph.tsx'

const plans = plansWith(usualPlans, {
  cards: { body: Panes, ground: 'dark', className: 'ev-glow' },
  figures: { body: p => <Figures {...p} look="cards" />, ground: 'dark', heading: 'center' },
  people: { body: p => <People {...p} look="grid" ratio="1x1" />, ground: 'dark', heading: 'center' },
  quotes: { look: 'shelf', ground: 'tint', heading: 'center' },
  steps: { look: 'timeline', heading: 'side' },
  features: { body: p => <Features {...p} look="bento" />, ground: 'dark', heading: 'center' },
  questions: { look: 'boxes', heading: 'center', width: 'narrow' },
  sponsors: { look: 'plain', ground: 'dark', heading: 'center' },
  schedule: { look: 'folded', heading: 'side' },
  appeal: { look: 'box' },
  plans: { heading: 'center' },
  table: { heading: 'center' },
  gallery: { ground: 'dark', heading: 'center' },
  video: { heading: 'center' },
  contact: { ground: 'tint' },
})

/** A question for a hero, panes of glass over a field of light, and what one can learn as a graph. */
export const layout: Layout = {
  name: 'elevaite',
  parts: {
    Header: ({ site, path }) => <SiteHeader site={site} path={path} look="slim" ground="dark" sticky />,
    Footer: ({ site }) => <PromptFooter site={site} />,
    Home: ({ hero, sections }) => (
      <Home
        hero={<PromptHero hero={hero} sections={sections} />}
        after={<SkillGraph sections={sections} />}
        sections={sections}
        plans={plans}
      />
    ),
    Card: ({ item, level }) => (
      <Card
        item={item}
        level={level}
        look="plain"
        ratio="16x9"
        sizes="(width >= 64rem) 40rem, (width >= 40rem) 46vw, 92vw"
        className="ev-pane"
      />
    ),
    ListFrame: frame => <FieldList frame={frame} />,
    DetailFrame: frame => <PaneFrame frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="end" />,
    PageFrame: frame => <PageFrame frame={frame} plans={plans} headingLook="center" ground="dark" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
