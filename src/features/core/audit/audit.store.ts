import { likeText } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
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

const insert = statement(
  'audit.insert',
  `insert into audit_entries (at, actor_id, actor_name, actor_kind, action, object_type, object_id, object_name, before, after,
      ip, request_id)
    values (:at, :actorId?, :actorName, :actorKind?, :action, :objectType, :objectId, :objectName, :before?::jsonb, :after?::jsonb,
      :ip, :requestId)`,
)

export function insertEntry(tx: Tx, row: AuditRow): void {
  tx.put(insert, { ...row, before: jsonOrNull(row.before), after: jsonOrNull(row.after) })
}

type Values = Record<string, unknown> | null

export type EntryRow = RowOf<'audit.list'> & { before: Values; after: Values }

interface Wanted {
  search?: string | undefined
  action?: string | undefined
  actorId?: number | '' | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Days are the tenant's: from its midnight to the midnight after the last one. */
const matching = `from audit_entries e
  where (:search?::text is null or e.object_name ilike '%' || :search || '%' or e.actor_name ilike '%' || :search || '%')
    and (:action?::text is null or e.action = :action)
    and (:topic?::text is null or e.action like :topic)
    and (:actorId?::integer is null or e.actor_id = :actorId)
    and (:from?::date is null or e.at >= :from::date::timestamp at time zone :timeZone)
    and (:to?::date is null or e.at < (:to::date + 1)::timestamp at time zone :timeZone)`

const counted = statement('audit.count', `select count(*)::integer as "total!" ${matching}`)

const listed = statement(
  'audit.list',
  `select e.id, e.at, e.actor_id as "actorId", e.actor_name as "actorName", e.actor_kind as "actorKind", e.action,
      e.object_type as "objectType", e.object_id as "objectId", e.object_name as "objectName", e.before, e.after, e.ip
    ${matching} order by e.at desc, e.id desc limit :limit offset :offset`,
)

function parametersOf({ search, action, actorId, from, to }: Wanted, timeZone: string) {
  const isDeed = action?.includes('.') ?? false
  return {
    search: search ? likeText(search) : null,
    action: action && isDeed ? action : null,
    topic: action && !isDeed ? `${likeText(action)}.%` : null,
    actorId: actorId || null,
    from,
    to,
    timeZone,
  }
}

export async function countEntries(tx: Tx, wanted: Wanted, timeZone: string): Promise<number> {
  return (await tx.find(counted, parametersOf(wanted, timeZone)))?.total ?? 0
}

export const listEntries = (
  tx: Tx,
  wanted: Wanted,
  timeZone: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<EntryRow[]> => tx.rows(listed, { ...parametersOf(wanted, timeZone), limit, offset })

const actors = statement(
  'audit.actors',
  `select e.actor_id as "id!", (array_agg(e.actor_name order by e.at desc))[1] as "name!" from audit_entries e
    where e.actor_id is not null group by e.actor_id order by max(e.at) desc limit 50`,
)

/** Who has done something here, whoever did last first. */
export const listActors = (tx: Tx) => tx.rows(actors)

const about = statement(
  'audit.about',
  `select e.id, e.at, e.actor_id as "actorId", e.actor_name as "actorName", e.actor_kind as "actorKind", e.action,
      e.object_type as "objectType", e.object_id as "objectId", e.object_name as "objectName", e.before, e.after, e.ip
    from audit_entries e where e.object_type = :type and e.object_id = :id order by e.at desc, e.id desc limit :limit`,
)

/** What was done to one thing, newest first. */
export const listEntriesAbout = (tx: Tx, type: string, id: string, limit: number): Promise<EntryRow[]> =>
  tx.rows(about, { type, id, limit })
