import { Cards } from '../../ui/kit/card-sections.tsx'
import type { CardsLook } from '../../ui/kit/cards.tsx'
import type { SectionProps } from '../../ui/kit/sections.tsx'

/** No row with a single story left over: of four, one leads and three follow. */
export function Stories({ section }: SectionProps<'cards'>) {
  return <Cards section={section} look={lookOf(section.items.length)} />
}

function lookOf(count: number): CardsLook {
  if (count === 2) return 'two'
  return count % 3 === 1 ? 'lead' : 'three'
}
