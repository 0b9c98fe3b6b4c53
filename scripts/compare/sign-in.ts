import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/** Somebody of the demo, signed in. */
export interface Visitor {
  /** slug of the tenant */
  tenant: string
  kind: number
  cookie: string
}

interface Site {
  slug: string
  id: number
}

/** Sites of the demo, read off a data folder that nobody holds open. */
export interface DemoFolder {
  tenants: string[]
  visitors: Visitor[]
}

/**
 * Opens a session for one person of each kind at each of `strongholds`, in SQL of its own: it serves a version whose
 * code is not loaded here.
 */
export async function readDemo(dataDir: string, strongholds: readonly string[]): Promise<DemoFolder> {
  const database = await PGlite.create(join(dataDir, 'database'))
  try {
    const { rows } = await database.query<Site>(
      "select slug, id from platform.tenants where status = 'active' order by id",
    )
    const visitors: Visitor[] = []
    for (const { slug, id } of rows) {
      if (strongholds.includes(slug)) visitors.push(...(await signIn(database, slug, id)))
    }
    return { tenants: rows.map(({ slug }) => slug), visitors }
  } finally {
    await database.close()
  }
}

async function signIn(database: PGlite, tenant: string, tenantId: number): Promise<Visitor[]> {
  const { rows } = await database.query<{ id: number; accountId: string; kind: number }>(
    `select distinct on (kind) id, account_id as "accountId", kind from memberships
      where tenant_id = $1 and status = 'active' and account_id is not null order by kind, id`,
    [tenantId],
  )
  const visitors: Visitor[] = []
  for (const { id, accountId, kind } of rows) {
    const [token, uid] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')]
    const hash = createHash('sha256').update(token).digest('hex')
    await database.query('insert into accounts.sign_ins (uid, account_id) values ($1, $2)', [uid, accountId])
    await database.query(
      `insert into member_sessions (tenant_id, id, membership_id, account_id, sign_in, is_strong, idle_expires_at, expires_at)
        values ($1, $2, $3, $4, $5, true, now() + interval '1 day', now() + interval '1 day')`,
      [tenantId, hash, id, accountId, uid],
    )
    visitors.push({ tenant, kind, cookie: `sid=${token}` })
  }
  return visitors
}
