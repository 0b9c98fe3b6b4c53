import { Cards } from '../../ui/kit/card-sections.tsx'
import { Features } from '../../ui/kit/features.tsx'
import { Figures } from '../../ui/kit/figures.tsx'
import { Home } from '../../ui/kit/home.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { plansWith, usualPlans } from '../../ui/kit/plans.ts'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import type { SectionProps } from '../../ui/kit/section.ts'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Layout } from '../layout.ts'
import { Colophon } from './colophon.tsx'
import { Line } from './line.tsx'
import { Masthead } from './masthead.tsx'
import { EndPicture, SheetFrame, TableFrame } from './sheets.tsx'
import { Statement } from './statement.tsx'

/** Names in a table: people need no picture to be called upon. */
function Names({ section }: SectionProps<'people'>) {
  return (
    <ul className="names">
      {section.items.map(person => (
        <li key={person.name}>
          <h3>{person.name}</h3>
          <p>{person.role}</p>
          <p>{person.text}</p>
        </li>
      ))}
    </ul>
  )
}

const plans = plansWith(usualPlans, {
  cards: { body: p => <Cards {...p} look="rows" />, heading: 'side' },
  figures: { body: p => <Figures {...p} look="numerals" />, heading: 'side' },
  people: { body: Names, heading: 'side' },
  quotes: { look: 'large', heading: 'side' },
  steps: { look: 'numbered', heading: 'side' },
  features: { body: p => <Features {...p} look="grid" />, heading: 'side' },
  questions: { look: 'lines' },
  sponsors: { look: 'lines', heading: 'side' },
  schedule: { look: 'lines', heading: 'side' },
  appeal: { look: 'band' },
  plans: { heading: 'side', ground: 'plain' },
  table: { heading: 'side' },
  gallery: { heading: 'side' },
  video: { heading: 'side', ground: 'plain' },
})

/** A grid, one weight of line, enormous type; lists where others have cards, and no picture before the fold. */
export const layout: Layout = {
  name: 'alpha',
  parts: {
    Header: ({ site, path }) => <Masthead site={site} path={path} />,
    Footer: ({ site }) => <Colophon site={site} />,
    Home: ({ hero, sections }) => <Home hero={<Statement hero={hero} />} sections={sections} plans={plans} />,
    Card: ({ item, level }) => <Line item={item} level={level} />,
    ListFrame: frame => <TableFrame frame={frame} />,
    DetailFrame: frame => <SheetFrame frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="start" />,
    PageFrame: ({ cover, ...frame }) => (
      <>
        <PageFrame frame={frame} plans={plans} ground="plain" />
        {cover && <EndPicture image={cover} />}
      </>
    ),
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
