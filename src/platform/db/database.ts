import pg from 'pg'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Dump } from './embedded.ts'
import { assertWall, hardenCatalog, warnOfSuperuser } from './guard.ts'
import { isPooled, startUpLimits, transactionLimits } from './limits.ts'
import { assertMigrated, migrate } from './migrate.ts'
import { createNotifications, type Notifications } from './notifications.ts'
import { createTransactionRunner, type Tx } from './transaction.ts'
import { tidyTables } from './upkeep.ts'

/** Which database answers: `embedded` is PGlite in this process, `server` is PostgreSQL. */
export type DatabaseKind = 'embedded' | 'server'

export interface Database extends Pick<Notifications, 'listen'> {
  readonly kind: DatabaseKind
  /** One transaction that sees and writes one tenant only. Nested calls throw. */
  withTenant<T>(tenantId: number, work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * The same for work that only reads, which may be several transactions: what is asked for before the first answer is
   * awaited goes to the database in one message. So whoever needs two things asks for both and then waits.
   */
  readTenant<T>(tenantId: number, work: (tx: Tx) => Promise<T>): Promise<T>
  /** One transaction across tenants, for what the platform itself does: hosts, seeds, jobs. */
  withPlatform<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** One transaction of the account service: identities, never a tenant's things. */
  withAccounts<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** how many connections this process holds, how many of them rest, and how much work waits for one */
  connections(): { open: number; idle: number; waiting: number }
  /** is told of every transaction how long it waited for its connection, in milliseconds; undefined: nobody measures */
  waited?: ((milliseconds: number) => void) | undefined
  /** true when a trivial query answers */
  ping(): Promise<boolean>
  /** Exports the embedded database to a folder; undefined on a server, which has pg_dump. */
  dump: ((folder: string) => Promise<Dump>) | undefined
  /** What a server's autovacuum does by itself; nothing to do on a server. */
  tidy(): Promise<void>
  close(): Promise<void>
}

// Rupiah and counts are bigint columns whose values stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
// A date is a day, not a moment: '2009-05-17' as it is written.
pg.types.setTypeParser(pg.types.builtins.DATE, String)
// JSON built for lists is passed on as text; see Tx.json.
const jsonAsText = (oid: number) => oid === pg.types.builtins.JSON

const typeParsers = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (jsonAsText(oid)) return (value: string) => value
    return pg.types.getTypeParser(oid, format ?? 'text')
  },
}

/** Opens, migrates, hardens and checks the database. Throws when the wall between tenants is down. */
export async function openDatabase(config: Config, log: Log): Promise<Database> {
  // PGlite is loaded only where it is the database
  const embedded = config.DATABASE_URL
    ? undefined
    : await (await import('./embedded.ts')).openEmbedded(config, log)
  const pool = embedded
    ? new pg.Pool({ ...embedded.poolConfig, max: 1, types: typeParsers })
    : new pg.Pool({
        connectionString: config.DATABASE_URL,
        max: config.DATABASE_POOL,
        connectionTimeoutMillis: 2500,
        keepAlive: true,
        pipeline: true,
        ...(isPooled(config) ? {} : startUpLimits(config)),
        types: typeParsers,
      })
  // A connection that dies is replaced at the next use; without a listener it would end the process. The pool listens
  // while it is idle only, so each has one of its own for when it dies at work.
  pool.on('error', error => log.warn({ err: error }, 'database connection lost'))
  pool.on('connect', client =>
    client.on('error', error => log.debug({ err: error }, 'database connection lost at work')),
  )

  try {
    await prepare(config, pool, log)
  } catch (error) {
    await pool.end().catch(() => {})
    await embedded?.close()
    throw explained(error)
  }

  const limits = isPooled(config) ? transactionLimits(config) : []
  const transactions = createTransactionRunner({
    connect: () => (database.waited ? connectTimed(pool, database.waited) : pool.connect()),
    prepare: config.DATABASE_PREPARE,
    pipeline: !embedded,
    limits,
  })
  const begin = `begin${limits.map(({ text }) => `; ${text}`).join('')}`
  const notifications = createNotifications(config, embedded, log)

  const database: Database = {
    kind: embedded ? 'embedded' : 'server',
    withTenant(tenantId, work) {
      assertTenant(tenantId)
      return transactions.run(
        `${begin}; set local role app_user; set local app.tenant_id = '${tenantId}'`,
        work,
      )
    },
    readTenant(tenantId, work) {
      assertTenant(tenantId)
      return transactions.read({ role: 'app_user', tenantId }, work)
    },
    withPlatform: work => transactions.run(`${begin}; set local role app_platform`, work),
    withAccounts: work => transactions.run(`${begin}; set local role app_accounts`, work),
    listen: notifications.listen,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async ping() {
      try {
        await pool.query('select 1')
        return true
      } catch {
        return false
      }
    },
    dump: embedded?.dump,
    tidy: async () => {
      if (embedded) await tidyTables(pool)
    },
    async close() {
      await notifications.close()
      await pool.end()
      await embedded?.close()
    },
  }
  return database
}

function assertTenant(tenantId: number): void {
  if (!Number.isSafeInteger(tenantId) || tenantId < 1)
    throw new TypeError('tenantId must be a positive integer')
}

/** What a pooler says of our start-up packet, in words for who runs it. */
function explained(error: unknown): unknown {
  if (!(error instanceof Error) || !error.message.includes('unsupported startup parameter')) return error
  return new Error(
    'DATABASE_URL menuju PgBouncer atau sejenisnya. Isi juga DATABASE_DIRECT_URL, alamat PostgreSQL tanpa melewatinya: untuk LISTEN dan migrasi, dan agar batas waktu ikut tiap transaksi.',
    { cause: error },
  )
}

/** For where somebody measures. */
async function connectTimed(pool: pg.Pool, waited: (milliseconds: number) => void): Promise<pg.PoolClient> {
  const began = performance.now()
  const client = await pool.connect()
  waited(performance.now() - began)
  return client
}

/** Migrations and what follows them go past a pooler: they may take minutes. */
async function prepare(config: Config, pool: pg.Pool, log: Log): Promise<void> {
  const isMigrating = config.MIGRATE !== 'never'
  const url =
    isMigrating && config.DATABASE_URL && (config.DATABASE_MIGRATION_URL ?? config.DATABASE_DIRECT_URL)
  const migrator = url ? new pg.Pool({ connectionString: url, max: 1 }) : pool
  try {
    const client = await migrator.connect()
    try {
      if (isMigrating) await migrate(client, log)
      else await assertMigrated(client)
      await hardenCatalog(client, log)
    } finally {
      client.release()
    }
  } finally {
    if (migrator !== pool) await migrator.end()
  }
  const guarded = await pool.connect()
  try {
    await assertWall(guarded)
    if (config.DATABASE_URL) await warnOfSuperuser(guarded, log)
  } finally {
    guarded.release()
  }
}
