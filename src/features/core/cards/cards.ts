import type { InTenant } from '../../../platform/http/endpoint.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { type CardPage, type CardWishes, readCards } from './cards.store.ts'
import { itemOf } from './kept-items.ts'

/**
 * What the card of a thing shows, read as it was made when the thing was written: lists, sections, related things. Rooms
 * give their items a view or function of their own and triggers (`20261126_0101_posts__cards.sql`).
 */
export { type CardWishes, listCards, withMore } from './cards.store.ts'
export { remembered } from './kept-items.ts'
export { holdCards } from './remaking.store.ts'

/** A page of a list, as objects that stay the same as long as the cards do. */
export async function pageOfCards<Item>(
  context: InTenant,
  wishes: CardWishes,
  at: CardPage,
): Promise<Paged<Item>> {
  const { total, cards } = await readCards<Item>(context, wishes, at, { isCounted: true })
  return paged(
    cards.map(card => itemOf(context.tenant, wishes.source, card)),
    total,
    at,
  )
}

/** The first of a list, where nobody asks how many there are. */
export async function firstCards<Item>(
  context: InTenant,
  wishes: CardWishes,
  count: number,
): Promise<Item[]> {
  const { cards } = await readCards<Item>(context, wishes, { page: 1, pageSize: count }, { isCounted: false })
  return cards.map(card => itemOf(context.tenant, wishes.source, card))
}
