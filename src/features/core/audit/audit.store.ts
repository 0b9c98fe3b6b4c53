import { likeText } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

export interface AuditRow {
  actorId: number | null
  actorName: string
  actorKind: number | null
  action: string
  objectType: string
  objectId: string
  objectName: string
  before: unknown
  after: unknown
  ip: string
  requestId: string
  at: Date
}

const jsonOrNull = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value))

export async function insertEntry(tx: Tx, row: AuditRow): Promise<void> {
  await tx.db
    .insertInto('audit_entries')
    .values({
      at: row.at,
      actor_id: row.actorId,
      actor_name: row.actorName,
      actor_kind: row.actorKind,
      action: row.action,
      object_type: row.objectType,
      object_id: row.objectId,
      object_name: row.objectName,
      before: jsonOrNull(row.before),
      after: jsonOrNull(row.after),
      ip: row.ip,
      request_id: row.requestId,
    })
    .execute()
}

export interface EntryRow {
  id: number
  at: Date
  actorId: number | null
  actorName: string
  actorKind: number | null
  action: string
  objectType: string
  objectId: string
  objectName: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  ip: string
}

interface Wanted {
  search?: string | undefined
  action?: string | undefined
  actorId?: number | '' | undefined
  from?: string | undefined
  to?: string | undefined
}

type Parameters = readonly [
  search: string | null,
  action: string | null,
  topic: string | null,
  actorId: number | null,
  from: string | null,
  to: string | null,
  timeZone: string,
]

/** Days are the tenant's: from its midnight to the midnight after the last one. */
const matching = `from audit_entries e
  where ($1::text is null or e.object_name ilike '%' || $1 || '%' or e.actor_name ilike '%' || $1 || '%')
    and ($2::text is null or e.action = $2)
    and ($3::text is null or e.action like $3)
    and ($4::integer is null or e.actor_id = $4)
    and ($5::date is null or e.at >= $5::date::timestamp at time zone $7)
    and ($6::date is null or e.at < ($6::date + 1)::timestamp at time zone $7)`

const counted = statement<Parameters>('audit.count', `select count(*)::integer as total ${matching}`)

const listed = statement<readonly [...Parameters, number, number]>(
  'audit.list',
  `select e.id, e.at, e.actor_id as "actorId", e.actor_name as "actorName", e.actor_kind as "actorKind", e.action,
      e.object_type as "objectType", e.object_id as "objectId", e.object_name as "objectName", e.before, e.after, e.ip
    ${matching} order by e.at desc, e.id desc limit $8 offset $9`,
)

function parametersOf({ search, action, actorId, from, to }: Wanted, timeZone: string): Parameters {
  const isDeed = action?.includes('.') ?? false
  return [
    search ? likeText(search) : null,
    action && isDeed ? action : null,
    action && !isDeed ? `${likeText(action)}.%` : null,
    actorId || null,
    from ?? null,
    to ?? null,
    timeZone,
  ]
}

export async function countEntries(tx: Tx, wanted: Wanted, timeZone: string): Promise<number> {
  return (await tx.find<{ total: number }, Parameters>(counted, parametersOf(wanted, timeZone)))?.total ?? 0
}

export const listEntries = (
  tx: Tx,
  wanted: Wanted,
  timeZone: string,
  { limit, offset }: { limit: number; offset: number },
) =>
  tx.rows<EntryRow, readonly [...Parameters, number, number]>(listed, [
    ...parametersOf(wanted, timeZone),
    limit,
    offset,
  ])

const actors = statement<readonly []>(
  'audit.actors',
  `select e.actor_id as id, (array_agg(e.actor_name order by e.at desc))[1] as name from audit_entries e
    where e.actor_id is not null group by e.actor_id order by max(e.at) desc limit 50`,
)

/** Who has done something here, whoever did last first. */
export const listActors = (tx: Tx) => tx.rows<{ id: number; name: string }, readonly []>(actors, [])

const about = statement<readonly [string, string, number]>(
  'audit.about',
  `select e.id, e.at, e.actor_id as "actorId", e.actor_name as "actorName", e.actor_kind as "actorKind", e.action,
      e.object_type as "objectType", e.object_id as "objectId", e.object_name as "objectName", e.before, e.after, e.ip
    from audit_entries e where e.object_type = $1 and e.object_id = $2 order by e.at desc, e.id desc limit $3`,
)

/** What was done to one thing, newest first. */
export const listEntriesAbout = (tx: Tx, type: string, id: string, limit: number) =>
  tx.rows<EntryRow, readonly [string, string, number]>(about, [type, id, limit])
