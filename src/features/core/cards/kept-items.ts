import type { TenantContext } from '../../../platform/http/endpoint.ts'
import { createBounded } from '../../../shared/bounded.ts'
import { type KeptJson, readChanged } from '../../../shared/json.ts'
import type { StoredCard } from './cards.store.ts'

/** items kept as objects, over all tenants; one is some 3 kB */
const mostItems = 8000
/** lists of them */
const mostLists = 4000
/** bytes of lists kept as JSON, over all tenants; one is some 12 kB */
const mostJson = 12_000_000

const items = createBounded<string, unknown>(mostItems)
const lists = createBounded<string, readonly unknown[]>(mostLists)
const jsons = createBounded<string, KeptJson<unknown>>(
  mostJson,
  (key, { bytes }) => key.length + bytes.length,
)

/** Where cards are known in memory: by their tenant, for that says where its files lie, and their source. */
export const shelfOf = ({ pictureBase, mediaBase }: TenantContext, source: string) =>
  `${pictureBase} ${mediaBase} ${source}`

/** The JSON of a list as it was kept, or else as `make` makes it. The key names all that the list says. */
export function keptJson<T>(key: string, make: () => string): KeptJson<T> {
  const known = knownJson<T>(key)
  if (known) return known
  const made = { bytes: Buffer.from(make()) }
  jsons.set(key, made)
  return made
}

// the key names the source, whose items are of one shape; so it is below
export const knownJson = <T>(key: string) => jsons.get(key) as KeptJson<T> | undefined

/** The items of a list by the names of its cards, where each was read before. Whoever is given them must not change them. */
export function knownItems<Item>(shelf: string, names: string): readonly Item[] | undefined {
  const key = `${shelf} ${names}`
  const known = lists.get(key)
  if (known) return known as readonly Item[]
  const each = names === '' ? [] : names.split(',')
  const found = each.flatMap(name => items.get(keyOf(shelf, name)) ?? [])
  if (found.length < each.length) return undefined
  lists.set(key, Object.freeze(found))
  return found as Item[]
}

/** The item of a card: the same object as long as the card looks the same, so that what is made of it can be kept by it. */
export function itemOf<Item>(tenant: TenantContext, shelf: string, { name, item }: StoredCard<Item>): Item {
  const key = keyOf(shelf, name)
  const known = items.get(key)
  if (known !== undefined) return known as Item
  const made = Object.freeze(readChanged(item, text => withAddresses(tenant, text)))
  items.set(key, made)
  return made
}

/** Without its weight: an item that was looked at more often is the same item to pages. */
const keyOf = (shelf: string, name: string) => `${shelf} ${name.slice(0, name.lastIndexOf(' '))}`

/** Addresses of files as a tenant has them: no text of an item, whose quotes are escaped, looks like these. */
export const withAddresses = ({ pictureBase, mediaBase }: TenantContext, item: string) =>
  item
    .replaceAll('"url": "~p/', () => `"url": "${pictureBase}`)
    .replaceAll('"url": "~m/', () => `"url": "${mediaBase}`)

/** What `make` makes of an item, made once for each object that stands for the item, and again in another time zone. */
export function remembered<Item extends object, Made>(make: (item: Item, timeZone: string) => Made) {
  const known = new WeakMap<Item, { timeZone: string; made: Made }>()
  return (item: Item, timeZone = ''): Made => {
    const found = known.get(item)
    if (found?.timeZone === timeZone) return found.made
    const made = Object.freeze(make(item, timeZone))
    known.set(item, { timeZone, made })
    return made
  }
}
