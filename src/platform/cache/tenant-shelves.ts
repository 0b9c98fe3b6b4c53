/** What lies in memory for many tenants, a shelf for each, so that what is done to one walks along its own only. */
export interface Shelves<Item extends Shelved> {
  get(key: string): Item | undefined
  /** in the place of what lay there; takes from the shelves what there is no room for any more */
  put(key: string, item: Item): void
  /** to the young end: the one unused for longest is the one to go */
  touch(key: string): void
  remove(key: string): void
  of(tenantId: number): Iterable<Item>
  all(): Iterable<Item>
  readonly bytes: number
  readonly size: number
}

export interface Shelved {
  tenantId: number
  bytes: number
  /** one of many like it, of which a tenant keeps only so many */
  isBrief?: boolean | undefined
}

interface Limits<Item> {
  maxBytes: number
  /** of one tenant's brief ones */
  mostBrief: number
  removed(item: Item): void
}

interface Shelf<Item> {
  items: Map<string, Item>
  briefs: Set<string>
  bytes: number
}

/** a tenant may take more while there is room; where there is none, who has more than this gives of its own first */
const share = 4

const first = <T>(from: Iterable<T>): T | undefined => {
  for (const one of from) return one
  return undefined
}

export function createShelves<Item extends Shelved>({
  maxBytes,
  mostBrief,
  removed,
}: Limits<Item>): Shelves<Item> {
  const items = new Map<string, Item>()
  const shelves = new Map<number, Shelf<Item>>()
  /** tenants with more than their share; never more than `share` of them */
  const large = new Set<number>()
  let bytes = 0

  function weigh(tenantId: number, shelf: Shelf<Item>, more: number): void {
    bytes += more
    shelf.bytes += more
    if (shelf.bytes > maxBytes / share) large.add(tenantId)
    else large.delete(tenantId)
    if (shelf.items.size === 0) shelves.delete(tenantId)
  }

  function remove(key: string): void {
    const item = items.get(key)
    const shelf = item && shelves.get(item.tenantId)
    if (!item || !shelf) return
    items.delete(key)
    shelf.items.delete(key)
    shelf.briefs.delete(key)
    weigh(item.tenantId, shelf, -item.bytes)
    removed(item)
  }

  /** the oldest of who has most, else the oldest of all */
  function nextToGo(): string | undefined {
    const tenant = first(large)
    const shelf = tenant === undefined ? undefined : shelves.get(tenant)
    return first((shelf?.items ?? items).keys())
  }

  function makeRoom(shelf: Shelf<Item>): void {
    while (shelf.briefs.size > mostBrief) remove(first(shelf.briefs) ?? '')
    while (bytes > maxBytes) remove(nextToGo() ?? '')
  }

  return {
    get: key => items.get(key),
    put(key, item) {
      remove(key)
      const shelf = shelves.get(item.tenantId) ?? { items: new Map(), briefs: new Set(), bytes: 0 }
      shelves.set(item.tenantId, shelf)
      items.set(key, item)
      shelf.items.set(key, item)
      if (item.isBrief) shelf.briefs.add(key)
      weigh(item.tenantId, shelf, item.bytes)
      makeRoom(shelf)
    },
    touch(key) {
      const item = items.get(key)
      const shelf = item && shelves.get(item.tenantId)
      if (!item || !shelf) return
      for (const map of [items, shelf.items]) {
        map.delete(key)
        map.set(key, item)
      }
      if (shelf.briefs.delete(key)) shelf.briefs.add(key)
    },
    remove,
    of: tenantId => shelves.get(tenantId)?.items.values() ?? [],
    all: () => items.values(),
    get bytes() {
      return bytes
    },
    get size() {
      return items.size
    },
  }
}
