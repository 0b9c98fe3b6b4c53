import pg from 'pg'
import { createTenantContexts, siteView } from '../src/app/drawing/site-view.ts'
import { describeRooms } from '../src/app/house.ts'
import { readTenant } from '../src/features/core/site/site.ts'
import { loadClassDetail } from '../src/features/learning/classes/class-detail.loads.ts'
import { loadClassList } from '../src/features/learning/classes/class-list.loads.ts'
import { listClasses } from '../src/features/learning/classes/classes.ts'
import { systemClock } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config.ts'
import { type Statement, type StatementName, valuesOf } from '../src/platform/db/statement.ts'
import type { Tx } from '../src/platform/db/transaction.ts'
import type { PageContext, PublicPageLoad } from '../src/platform/http/page-load.ts'
import type { PageAnswer } from '../src/shared/page.ts'
import type { Site } from '../src/ui/parts.tsx'

/**
 * The data of the measured pages without our server: the same statements, named, through a plain pg pool whose
 * connections speak for one tenant for good; no transaction, no BEGIN, no COMMIT. The bare servers use it as it is,
 * the peers as one module built from it, so that all of them ask the same and show the same.
 */
export interface Catalogue {
  site: Site
  classList(query: Record<string, string>): Promise<PageAnswer>
  classDetail(slug: string): Promise<PageAnswer>
  /** the list call's data, as PostgreSQL built it */
  classesAsJson(page: number, type: string[]): Promise<string>
  /** as many rows of a table as they are, without joins, order by an index: what a plain handler would answer */
  plainRows(page: number): Promise<unknown[]>
}

interface Options {
  tenantId: number
  environment: Record<string, string | undefined>
  /** in place of DATABASE_URL: the embedded database */
  pool?: pg.PoolConfig
  /** the cards of a list are the only thing that is asked for each time; the rest of what its page needs, once */
  onlyCards?: boolean
}

/** what our own pool asks for: the comparison is about the server, not about plans */
const plannerSettings = 'set plan_cache_mode = force_generic_plan; set jit = off'

/** JSON that PostgreSQL built is not parsed on the way: one parse where it is needed, none where it is sent on. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.JSON ? (text: string) => text : pg.types.getTypeParser(oid, format ?? 'text'),
}

const rowsAtOnce = 24
const plainRows = `select id, code, slug, name, summary, type, level, price, duration_minutes, status, published_at
  from classes where status = 'published' order by published_at desc, id desc limit ${rowsAtOnce} offset $1`

export async function openCatalogue({
  tenantId,
  environment,
  pool: given,
  onlyCards = false,
}: Options): Promise<Catalogue> {
  const config = readConfig(environment)
  const pool = new pg.Pool({
    connectionString: config.DATABASE_URL,
    max: 10,
    ...given,
    types,
    onConnect: client =>
      client.query(`${plannerSettings}; set role app_user; set app.tenant_id = '${tenantId}'`),
  })
  const tenant = await asPlatform(pool, tx => readTenant(tx, tenantId))
  if (!tenant) throw new Error(`There is no tenant ${tenantId}`)
  const site = siteView(tenant, config, systemClock)
  const base: Omit<PageContext, 'params' | 'query'> = {
    tx: txOf(
      onlyCards ? rememberingAllBut('cards.', query => pool.query(query)) : query => pool.query(query),
    ),
    clock: systemClock,
    partsOf: describeRooms().partsOf,
    tenant: createTenantContexts(config).contextOf(tenant),
  }
  const list = loadClassList('classes')
  return {
    site,
    classList: query => answerOf(list, { ...base, params: {}, query }),
    classDetail: slug => answerOf(loadClassDetail, { ...base, params: { slug }, query: {} }),
    classesAsJson: async (page, type) =>
      (await listClasses(base, { page, pageSize: 10, type })).bytes.toString(),
    async plainRows(page) {
      const values = [(page - 1) * rowsAtOnce]
      return (await pool.query({ name: 'plain', text: plainRows, values })).rows
    },
  }
}

async function answerOf(load: PublicPageLoad, context: PageContext): Promise<PageAnswer> {
  const answer = await load.load(context)
  if (!answer || 'redirect' in answer) throw new Error('There is no such page')
  return answer
}

type Send = (query: { name: string; text: string; values: unknown[] }) => Promise<pg.QueryResult>

/** Asks once for everything but statements whose name begins like this. */
function rememberingAllBut(prefix: string, send: Send): Send {
  const known = new Map<string, Promise<pg.QueryResult>>()
  return query => {
    if (query.name.startsWith(prefix)) return send(query)
    const key = `${query.name} ${JSON.stringify(query.values)}`
    const found = known.get(key) ?? send(query)
    known.set(key, found)
    return found
  }
}

function txOf(query: Send): Tx {
  const send = (statement: Statement<StatementName>, given?: Record<string, unknown>) =>
    query({ name: statement.name, text: statement.text, values: valuesOf(statement, given) })
  return {
    get db(): never {
      throw new Error('No builder is used on these pages')
    },
    async rows(statement: Statement<StatementName>, values?: Record<string, unknown>) {
      return (await send(statement, values)).rows
    },
    put() {
      throw new Error('Nothing is written on these pages')
    },
    last() {
      throw new Error('Nothing is written on these pages')
    },
    async find(statement: Statement<StatementName>, values?: Record<string, unknown>) {
      return (await send(statement, values)).rows[0]
    },
    async json(statement: Statement<StatementName>, values?: Record<string, unknown>) {
      return (await send(statement, values)).rows[0]?.data ?? 'null'
    },
  }
}

/** Once at the start, on a connection that is not used again. */
async function asPlatform<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin; set local role app_platform')
    const result = await work(txOf(query => client.query(query)))
    await client.query('commit')
    return result
  } finally {
    client.release(true)
  }
}
