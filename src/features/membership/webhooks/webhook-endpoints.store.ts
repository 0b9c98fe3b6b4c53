import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Stop } from './webhooks.rules.ts'

const columns = `e.id, e.name, e.url, e.events, e.stopped_why as "stoppedWhy", e.stopped_at as "stoppedAt",
  e.failing_since as "failingSince", e.old_secret_until as "oldSecretUntil", e.created_at as "createdAt",
  (select max(t.at) from webhook_deliveries d
      join webhook_attempts t on t.tenant_id = d.tenant_id and t.delivery_id = d.id
    where d.tenant_id = e.tenant_id and d.endpoint_id = e.id) as "lastTryAt"`

const all = statement('webhooks.endpoints', `select ${columns} from webhook_endpoints e order by e.id`)
export type EndpointRow = RowOf<'webhooks.endpoints'> & { stoppedWhy: Stop | null }
export const listEndpoints = (tx: Tx) => tx.rows<'webhooks.endpoints', EndpointRow>(all)

const one = statement('webhooks.endpoint', `select ${columns} from webhook_endpoints e where e.id = :id`)
export const findEndpoint = (tx: Tx, id: number) => tx.find<'webhooks.endpoint', EndpointRow>(one, { id })

interface Given {
  name: string
  url: string
  events: readonly string[]
}

const insert = statement(
  'webhooks.insertEndpoint',
  `insert into webhook_endpoints (name, url, events, sealed_secret, created_at)
    values (:name, :url, :events::text[], :sealed, :at) returning id`,
)
export const insertEndpoint = async (tx: Tx, row: Given & { sealed: string; at: Date }): Promise<number> =>
  (await tx.find(insert, { ...row }))?.id ?? 0

const update = statement(
  'webhooks.updateEndpoint',
  `update webhook_endpoints set name = :name, url = :url, events = :events::text[] where id = :id`,
)
export const updateEndpoint = (tx: Tx, row: Given & { id: number }) => tx.rows(update, { ...row })

const turn = statement(
  'webhooks.changeSecret',
  `update webhook_endpoints set old_secret = sealed_secret, old_secret_until = :until, sealed_secret = :sealed
    where id = :id`,
)
export const changeSecret = (tx: Tx, row: { id: number; sealed: string; until: Date }) => tx.rows(turn, row)

const stop = statement(
  'webhooks.stop',
  `update webhook_endpoints set stopped_at = :at, stopped_why = :why where id = :id and stopped_at is null returning id`,
)
const stopWaiting = statement(
  'webhooks.stopWaiting',
  `update webhook_deliveries set state = 'stopped' where endpoint_id = :id and state = 'waiting' and not is_resent`,
)
/** From now on it is told nothing; what was on its way stays in the log. false: it was stopped before. */
export async function stopEndpoint(tx: Tx, id: number, why: Stop, at: Date): Promise<boolean> {
  if (!(await tx.find(stop, { id, why, at }))) return false
  await tx.rows(stopWaiting, { id })
  return true
}

const start = statement(
  'webhooks.start',
  'update webhook_endpoints set stopped_at = null, stopped_why = null, failing_since = null where id = :id',
)
export const startEndpoint = (tx: Tx, id: number) => tx.rows(start, { id })

const remove = statement('webhooks.removeEndpoint', 'delete from webhook_endpoints where id = :id')
export const removeEndpoint = (tx: Tx, id: number) => tx.rows(remove, { id })

const well = statement(
  'webhooks.well',
  'update webhook_endpoints set failing_since = null where id = :id and failing_since is not null',
)
export const noteWell = (tx: Tx, id: number) => tx.rows(well, { id })

const ill = statement(
  'webhooks.ill',
  `update webhook_endpoints set failing_since = coalesce(failing_since, :at) where id = :id
    returning failing_since as "failingSince!"`,
)
/** Since when nothing has arrived there. */
export const noteIll = async (tx: Tx, id: number, at: Date): Promise<Date> =>
  (await tx.find(ill, { id, at }))?.failingSince ?? at

const admins = statement(
  'webhooks.admins',
  'select m.id as "id!" from active_members m where m.kind in (0, 1)',
)
/** Who is told that an endpoint was stopped. */
export const listAdmins = async (tx: Tx) => (await tx.rows(admins)).map(({ id }) => id)
