import { Cards } from '../../ui/kit/card-sections.tsx'
import { Card } from '../../ui/kit/cards.tsx'
import { Features } from '../../ui/kit/features.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { ListFrame } from '../../ui/kit/list-frame.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Layout } from '../layout.ts'
import { Campaign } from './campaign.tsx'
import { CampaignHeader } from './campaign-header.tsx'
import { DonorWall } from './donor-wall.tsx'
import { InsetFooter } from './inset-footer.tsx'
import { StoryFrame } from './story-frame.tsx'

const plans = plansWith(usualPlans, {
  cards: { body: p => <Cards {...p} look="rows" /> },
  steps: { look: 'timeline' },
  features: { body: p => <Features {...p} look="list" /> },
  figures: { body: p => <Figures {...p} look="cards" /> },
  people: { body: p => <People {...p} look="rows" /> },
  sponsors: { body: DonorWall, ground: 'tint', heading: 'center' },
  quotes: { look: 'grid', ground: 'soft', heading: 'center', className: 'notes' },
  questions: { look: 'boxes', ground: 'soft', heading: 'start' },
  schedule: { look: 'folded' },
  appeal: { look: 'split', ground: 'brand' },
  text: { heading: 'start' },
  plans: { heading: 'center' },
  video: { ground: 'plain' },
})

/** One long letter with the thermometer and the way to give always beside it; the donors' wall below. */
export const layout: Layout = {
  name: 'donasi',
  parts: {
    Header: ({ site, path }) => <CampaignHeader site={site} path={path} />,
    Footer: ({ site }) => <InsetFooter site={site} />,
    Home: ({ hero, sections }) => <Campaign hero={hero} sections={sections} plans={plans} />,
    Card: ({ item, level }) => (
      <Card
        item={item}
        level={level}
        look="row"
        ratio="4x3"
        className="tale"
        sizes="(width >= 40rem) 27rem, 92vw"
      />
    ),
    ListFrame: frame => (
      <div className="letters">
        <ListFrame frame={frame} tools="above" look="rows" headingLook="center" ground="plain" />
      </div>
    ),
    DetailFrame: frame => <StoryFrame frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="start" />,
    PageFrame: frame => <PageFrame frame={frame} plans={plans} ground="tint" headingLook="center" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
