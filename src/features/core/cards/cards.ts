import type { InTenant } from '../../../platform/http/endpoint.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import type { KeptJson } from '../../../shared/json.ts'
import { type CardPage, type CardWishes, namesOfCards, readCards } from './cards.store.ts'
import { itemOf, keptJson, knownItems, knownJson, shelfOf, withAddresses } from './kept-items.ts'

/**
 * What the card of a thing shows, read as it was made when the thing was written: lists, sections, related things. Rooms
 * give their items a view or function of their own and triggers (`20261126_0101_posts__cards.sql`).
 *
 * A list asks which cards there are, and for the cards themselves only where one was not seen before: PostgreSQL need not
 * unpack and send what lies in memory.
 */
export { type CardWishes, withMore } from './cards.store.ts'
export { remembered } from './kept-items.ts'
export { holdCards } from './remaking.store.ts'

interface Shown<Item> {
  total: number
  items: readonly Item[]
}

async function itemsOf<Item>(
  context: InTenant,
  wishes: CardWishes,
  at: CardPage,
  isCounted: boolean,
): Promise<Shown<Item>> {
  const shelf = shelfOf(context.tenant, wishes.source)
  const { total, names } = await namesOfCards(context, wishes, at, isCounted)
  const known = knownItems<Item>(shelf, names)
  if (known) return { total, items: known }
  const read = await readCards<Item>(context, wishes, at, isCounted)
  return { total: read.total, items: read.cards.map(card => itemOf(context.tenant, shelf, card)) }
}

/** A page of a list, as objects that stay the same as long as the cards do. */
export async function pageOfCards<Item>(
  context: InTenant,
  wishes: CardWishes,
  at: CardPage,
): Promise<Paged<Item>> {
  const { total, items } = await itemsOf<Item>(context, wishes, at, true)
  return paged([...items], total, at)
}

/** The first of a list, where nobody asks how many there are. */
export async function firstCards<Item>(
  context: InTenant,
  wishes: CardWishes,
  count: number,
): Promise<Item[]> {
  const { items } = await itemsOf<Item>(context, wishes, { page: 1, pageSize: count }, false)
  return [...items]
}

/** A page of a list as JSON: the same object as long as it says the same. */
export async function listCards<Item>(
  context: InTenant,
  wishes: CardWishes,
  at: CardPage,
): Promise<KeptJson<Paged<Item>>> {
  const shelf = shelfOf(context.tenant, wishes.source)
  const { total, names } = await namesOfCards(context, wishes, at, true)
  const known = knownJson<Paged<Item>>(`${shelf} ${names}${endOf(total, at)}`)
  if (known) return known
  const read = await readCards<Item>(context, wishes, at, true)
  const end = endOf(read.total, at)
  return keptJson(`${shelf} ${read.cards.map(({ name }) => name).join(',')}${end}`, () => {
    const items = read.cards.map(({ item }) => withAddresses(context.tenant, item))
    return `{"items":[${items.join(',')}${end}`
  })
}

/** What stands behind the items. */
function endOf(total: number, at: CardPage): string {
  const { items: _none, ...counts } = paged([], total, at)
  return `],${JSON.stringify(counts).slice(1)}`
}
