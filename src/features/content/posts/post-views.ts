import type { Database } from '../../../platform/db/database.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Log } from '../../../platform/log.ts'
import { addViews, type Looks, readViews } from './post-views.store.ts'

/** Looks at posts, for the order by popularity. */
export interface PostViews {
  count(tenantId: number, postId: number): void
  /** as many as were written, and those that this process has yet to write */
  read(context: Pick<InTenant, 'tx' | 'tenant'>, postId: number): Promise<number>
  /** writes what was counted; what cannot be written waits for the next time */
  flush(): Promise<void>
  close(): Promise<void>
}

interface Deps {
  database: Pick<Database, 'withPlatform'>
  log: Log
}

const flushMilliseconds = 4000
/** posts of one statement */
const batch = 2000

/**
 * Adds looks up in memory and writes them every few seconds, for all tenants at once: each of a thousand readers would
 * otherwise wait for the same row. Whoever pulls the plug loses a few seconds of them.
 */
export function createPostViews({ database, log }: Deps): PostViews {
  const waiting = new Map<string, Looks>()
  let writing = new Map<string, Looks>()
  let turn: Promise<void> = Promise.resolve()

  const keyOf = (tenantId: number, postId: number) => `${tenantId} ${postId}`

  function add(tenant_id: number, id: number, looks: number): void {
    const known = waiting.get(keyOf(tenant_id, id))
    if (known) known.looks += looks
    else waiting.set(keyOf(tenant_id, id), { tenant_id, id, looks })
  }

  async function write(): Promise<void> {
    while (waiting.size > 0) {
      writing = new Map([...waiting].slice(0, batch))
      for (const key of writing.keys()) waiting.delete(key)
      try {
        await database.withPlatform(tx => addViews(tx, [...writing.values()]))
      } catch (error) {
        log.warn({ err: error, posts: writing.size }, 'looks at posts could not be written yet')
        for (const { tenant_id, id, looks } of writing.values()) add(tenant_id, id, looks)
        return
      } finally {
        writing = new Map()
      }
    }
  }

  const flush = () => {
    turn = turn.then(write)
    return turn
  }
  const timer = setInterval(() => void flush(), flushMilliseconds)
  timer.unref()

  return {
    count: (tenantId, postId) => add(tenantId, postId, 1),
    async read({ tx, tenant }, postId) {
      const written = await readViews(tx, postId)
      const key = keyOf(tenant.id, postId)
      return written + (waiting.get(key)?.looks ?? 0) + (writing.get(key)?.looks ?? 0)
    },
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}
