import { Card } from '../../ui/kit/cards.tsx'
import { SiteHeader } from '../../ui/kit/headers.tsx'
import { Home, take } from '../../ui/kit/home.tsx'
import { ListFrame } from '../../ui/kit/list-frame.tsx'
import { PageFrame } from '../../ui/kit/page-frame.tsx'
import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Hero, Section } from '../../ui/parts.tsx'
import type { Layout } from '../layout.ts'
import { AirHero } from './hero.tsx'
import { plans } from './plans.tsx'
import { SignOff } from './sign-off.tsx'
import { SleeveFrame } from './sleeve.tsx'

/** The day that is on stands in the hero; a guide of one day has said it all there. */
function OnAir({ hero, sections }: { hero: Hero; sections: Section[] }) {
  const [schedule, others] = take(sections, 'schedule')
  return (
    <Home
      hero={<AirHero hero={hero} schedule={schedule} />}
      sections={schedule && schedule.days.length > 1 ? [schedule, ...others] : others}
      plans={plans}
    />
  )
}

/** A station: links on a tuning dial, a wave for a hero, what is on the air below it, records for cards. */
export const layout: Layout = {
  name: 'bharabas',
  parts: {
    Header: ({ site, path }) => (
      <SiteHeader site={site} path={path} look="decks" ground="dark" search most={8} />
    ),
    Footer: ({ site }) => <SignOff site={site} />,
    Home: OnAir,
    Card: ({ item, level }) => (
      <Card
        item={item}
        level={level}
        look="row"
        ratio="1x1"
        sizes="(width >= 40rem) 17rem, 7rem"
        className="disc"
      />
    ),
    ListFrame: frame => <ListFrame frame={frame} look="two" ground="dark" />,
    DetailFrame: frame => <SleeveFrame frame={frame} />,
    ReaderFrame: frame => <ReaderFrame frame={frame} toc="end" />,
    PageFrame: frame => <PageFrame frame={frame} plans={plans} ground="dark" />,
    Sections: ({ sections }) => <SectionList sections={sections} plans={plans} />,
  },
}
