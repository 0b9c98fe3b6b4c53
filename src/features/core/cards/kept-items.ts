import type { TenantContext } from '../../../platform/http/endpoint.ts'
import { createBounded } from '../../../shared/bounded.ts'
import { readChanged } from '../../../shared/json.ts'
import type { StoredCard } from './cards.store.ts'

/** items kept as objects, over all tenants; one is some 3 kB */
const mostKept = 8000

const kept = createBounded<string, unknown>(mostKept)

/**
 * The item of a card, the same object as long as the card looks the same: whatever is made of it can be kept by it
 * (`remembered`). Whoever is given one must not change it.
 */
export function itemOf<Item>(
  tenant: TenantContext,
  source: string,
  { id, version, item }: StoredCard<Item>,
): Item {
  const key = `${tenant.pictureBase} ${source} ${id} ${version}`
  const known = kept.get(key)
  // the key names the source, whose items are of one shape
  if (known !== undefined) return known as Item
  const made = Object.freeze(readChanged(item, text => withAddresses(tenant, text)))
  kept.set(key, made)
  return made
}

const withAddresses = ({ pictureBase, mediaBase }: TenantContext, item: string) =>
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
