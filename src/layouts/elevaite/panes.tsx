import { CardList } from '../../ui/kit/cards.tsx'
import type { SectionProps } from '../../ui/kit/section.ts'

/** No pane stands alone in its row: of four one leads, of five they slide. */
export function Panes({ section: { items } }: SectionProps<'cards'>) {
  const rest = items.length % 3
  if (items.length === 2) return <CardList items={items} look="two" />
  if (rest === 0) return <CardList items={items} look="three" />
  return <CardList items={items} look={rest === 1 ? 'lead' : 'shelf'} />
}
