import { Cards } from '../../ui/kit/card-sections.tsx'
import { Features } from '../../ui/kit/features.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { Home } from '../../ui/kit/home.tsx'
import { ListFrame } from '../../ui/kit/list-frame.tsx'
import { People } from '../../ui/kit/people.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Layout } from '../layout.ts'
import { Entry } from './entry.tsx'
import { FlowFrame, FlowPage, Opening } from './frames.tsx'
import { Side } from './side.tsx'
import { Signature } from './signature.tsx'

const plans = plansWith(usualPlans, {
  cards: { body: p => <Cards {...p} look="rows" /> },
  figures: { body: p => <Figures {...p} look="band" /> },
  people: { body: p => <People {...p} look="rows" /> },
  quotes: { look: 'large', ground: 'tint' },
  steps: { look: 'timeline' },
  features: { body: p => <Features {...p} look="list" /> },
  questions: { look: 'lines', heading: 'start' },
  sponsors: { look: 'plain' },
  schedule: { look: 'lines' },
  appeal: { look: 'band', ground: 'dark', className: 'asked' },
  text: { className: 'said', heading: 'start' },
  plans: { ground: 'plain' },
  video: { ground: 'plain' },
  contact: { ground: 'tint', heading: 'start' },
})

/** One person's site: the left side holds still with a face and a name, all else flows by on the right. */
export const layout: Layout = {
  name: 'pujapramudya',
  parts: {
    Header: ({ site, path }) => <Side site={site} path={path} />,
    Footer: ({ site }) => <Signature site={site} />,
    Home: ({ hero, sections }) => <Home hero={<Opening hero={hero} />} sections={sections} plans={plans} />,
    Card: ({ item, level }) => <Entry item={item} level={level} />,
    ListFrame: frame => <ListFrame frame={frame} look="rows" ground="plain" />,
    DetailFrame: frame => <FlowFrame frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="end" />,
    PageFrame: frame => <FlowPage frame={frame} plans={plans} />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
