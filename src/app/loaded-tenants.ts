import type { Tenant } from '../features/core/site/site.ts'

/** Tenants with all their settings, read when the first of their visitors comes. */
export interface Tenants {
  /**
   * From memory, or read: once, however many ask. undefined: there is none of this id that is active. Not to be asked
   * within a transaction, which a reading would be a second one beside.
   */
  find(id: number): Promise<Tenant | undefined>
  /** what lies in memory */
  ready(id: number): Tenant | undefined
  /** those of them that lie in memory are read anew; meanwhile the old ones are handed out */
  renew(ids: readonly number[]): Promise<void>
  /** all are read anew when they are next asked for */
  forget(): void
}

interface Options {
  isActive(id: number): boolean
  read(id: number): Promise<Tenant | undefined>
  /** with its words, colours and styles a tenant takes some 30 kB */
  most?: number
}

interface Reading {
  tenant: Promise<Tenant | undefined>
}

/** The longest unused go first. */
export function createTenants({ isActive, read, most = 1000 }: Options): Tenants {
  const kept = new Map<number, Tenant>()
  const readings = new Map<number, Reading>()

  function keep(id: number, tenant: Tenant | undefined): void {
    kept.delete(id)
    if (tenant) kept.set(id, tenant)
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
  }

  function readNow(id: number): Promise<Tenant | undefined> {
    const mine: Reading = {
      tenant: read(id).then(
        tenant => {
          // something changed since it began: whoever waits is given what is so now
          if (readings.get(id) !== mine) return find(id)
          readings.delete(id)
          keep(id, tenant?.isActive ? tenant : undefined)
          return kept.get(id)
        },
        error => {
          if (readings.get(id) === mine) readings.delete(id)
          throw error
        },
      ),
    }
    readings.set(id, mine)
    return mine.tenant
  }

  function ready(id: number): Tenant | undefined {
    const tenant = isActive(id) ? kept.get(id) : undefined
    if (!tenant) return undefined
    // to the young end of the map
    kept.delete(id)
    kept.set(id, tenant)
    return tenant
  }

  async function find(id: number): Promise<Tenant | undefined> {
    if (!isActive(id)) return undefined
    return ready(id) ?? readings.get(id)?.tenant ?? readNow(id)
  }

  return {
    find,
    ready,
    async renew(ids) {
      const readingsOfKept: Promise<unknown>[] = []
      for (const id of ids) {
        readings.delete(id)
        if (!isActive(id)) kept.delete(id)
        else if (kept.has(id)) readingsOfKept.push(readNow(id))
      }
      await Promise.all(readingsOfKept)
    },
    forget() {
      kept.clear()
      readings.clear()
    },
  }
}
