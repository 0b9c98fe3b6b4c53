import { Card, CardList } from '../../ui/kit/cards.tsx'
import type { SectionProps } from '../../ui/kit/section.ts'
import { ContentsLine } from './cover-card.tsx'

/** what is joined rather than read stands as covers in a row */
const offers = ['class', 'course', 'program', 'event', 'mentor', 'portfolio']

/** Reading is a spread: one story over half of it, the others as its contents. Everything else is a row of covers. */
export function Spread({ section }: SectionProps<'cards'>) {
  const [first, ...others] = section.items
  if (!first || others.length < 2 || offers.includes(section.of)) {
    return <CardList items={section.items} look="four" />
  }
  return (
    <div className="am-spread">
      <Card
        item={{ ...first, facts: first.facts.slice(0, 2) }}
        look="overlay"
        ratio="4x3"
        // on a phone its words make it nearly a square
        sizes="(width >= 64rem) 50vw, (width >= 30rem) 92vw, 118vw"
      />
      <CardList items={others} look="rows" Card={ContentsLine} keep="line" />
    </div>
  )
}
