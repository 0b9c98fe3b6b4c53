import { CardList, type CardsLook } from './cards.tsx'
import type { SectionProps } from './section.ts'

type Looks = { look?: CardsLook; Card?: Parameters<typeof CardList>[0]['Card']; keep?: string }

export function Cards({ section, look, Card, keep }: SectionProps<'cards'> & Looks) {
  return <CardList items={section.items} look={look} Card={Card} keep={keep} />
}
