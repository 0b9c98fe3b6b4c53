import pg from 'pg'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Embedded } from './embedded.ts'

export interface Notifications {
  /** Calls back for every NOTIFY on the channel, from any process. `lost` says that some may have been missed. */
  listen(channel: string, heard: (payload: string) => void, lost: () => void): Promise<void>
  close(): Promise<void>
}

interface Subscription {
  channel: string
  heard(payload: string): void
  lost(): void
}

/**
 * LISTEN on a connection of its own. When it breaks it is made anew, every second until it stands, and every
 * listener is told that it may have missed something: caches are then emptied rather than trusted.
 */
export function createNotifications(config: Config, embedded: Embedded | undefined, log: Log): Notifications {
  const subscriptions: Subscription[] = []
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  async function connect(): Promise<void> {
    const next = new pg.Client({
      // a pooler that shares connections by transaction passes no announcement on
      connectionString: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
      keepAlive: true,
      connectionTimeoutMillis: 2500,
    })
    next.on('notification', message => {
      for (const subscription of subscriptions) {
        if (subscription.channel === message.channel) subscription.heard(message.payload ?? '')
      }
    })
    next.on('error', () => {})
    next.on('end', () => {
      if (client === next) reconnectLater()
    })
    await next.connect()
    client = next
    for (const { channel } of subscriptions) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
  }

  function reconnectLater(): void {
    client = undefined
    if (closed) return
    clearTimeout(retry)
    retry = setTimeout(() => {
      connect().then(() => {
        log.info('listening to the database again')
        for (const subscription of subscriptions) subscription.lost()
      }, reconnectLater)
    }, 1000)
    retry.unref()
  }

  return {
    async listen(channel, heard, lost) {
      subscriptions.push({ channel, heard, lost })
      if (embedded) await embedded.pglite.listen(channel, heard)
      else if (client) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      else await connect()
    },
    async close() {
      closed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
