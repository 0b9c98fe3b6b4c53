import { randomBytes } from 'node:crypto'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Dialect } from '../providers/providers.ts'

/** letters and digits that nobody mistakes for each other (RFC 4648) */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const newRef = () => `PYT-${[...randomBytes(24)].map(byte => alphabet[byte % 32]).join('')}`

const batch = statement(
  'payouts.batch',
  `with made as (insert into payout_batches (press, by_id, at) values (:press, :by, :at)
      on conflict (tenant_id, press) do nothing returning id)
    select id as "id!" from made union all select b.id from payout_batches b where b.press = :press limit 1`,
)
/** The batch of this press: its first payout makes it. */
export const batchOf = async (tx: Tx, given: { press: string; by: number; at: Date }) =>
  (await tx.find(batch, { ...given }))?.id

interface Queued {
  provider: Dialect
  isSimulated: boolean
  batchId: number | undefined
  by: number
  at: Date
}

/** What is about to be sent, and under which name, before anybody is asked. */
export async function noteIntent(tx: Tx, id: number, { provider, isSimulated, batchId, by, at }: Queued) {
  await tx.db
    .updateTable('payouts')
    .set({
      provider,
      is_simulated: isSimulated,
      ref: newRef(),
      batch_id: batchId ?? null,
      queued_by: by,
      queued_at: at,
    })
    .where('id', '=', id)
    .where('ref', 'is', null)
    .execute()
}

interface Heard {
  /** null: what was noted is not its number */
  providerId?: string | null
  heardAt?: Date
  askedAt?: Date
  problem?: string
}
export async function noteHeard(tx: Tx, id: number, { providerId, heardAt, askedAt, problem }: Heard) {
  await tx.db
    .updateTable('payouts')
    .set({
      ...(providerId === undefined ? {} : { provider_id: providerId }),
      ...(heardAt ? { heard_at: heardAt } : {}),
      ...(askedAt ? { asked_at: askedAt } : {}),
      ...(problem === undefined ? {} : { problem: problem.slice(0, 500) }),
    })
    .where('id', '=', id)
    .execute()
}

interface Event {
  payoutId: number
  key: string
  kind: 'notification' | 'change' | 'mismatch'
  body: unknown
  at: Date
}
/** false: this very event is written down already */
export async function insertPayoutEvent(tx: Tx, { payoutId, key, kind, body, at }: Event): Promise<boolean> {
  const row = await tx.db
    .insertInto('payout_events')
    .values({ payout_id: payoutId, event_key: key, kind, body: JSON.stringify(body), at })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const sent = statement(
  'payouts.sent',
  `select p.id, p.state, p.ref, p.amount::bigint as "amount!", p.withheld::bigint as "withheld!", p.provider, p.is_simulated as "isSimulated",
      p.provider_id as "providerId", p.queued_at as "queuedAt", p.asked_at as "askedAt", p.queued_by as "queuedBy", p.sends, a.bank, a.number_sealed as "numberSealed", a.holder,
      y.membership_id as "membershipId"
    from payouts p join payees y on y.tenant_id = p.tenant_id and y.id = p.payee_id
      join payee_accounts a on a.tenant_id = p.tenant_id and a.id = p.account_id
    where p.id = :id`,
)
export type SentPayout = RowOf<'payouts.sent'>
/** A payout as its provider is asked about it. */
export const findSent = (tx: Tx, id: number) => tx.find(sent, { id })

const bump = statement(
  'payouts.countSend',
  'update payouts set sends = sends + 1 where id = :id returning sends',
)
/** Counted before it is sent: whatever is lost afterwards, something may be there. */
export const countSend = async (tx: Tx, id: number) => (await tx.find(bump, { id }))?.sends ?? 0

const places = statement(
  'payouts.places',
  'select x.tenant as "tenantId!", x.payout as "id!" from platform.payout_places(:ref::text) x',
)
/** Whose it may be. Runs as the platform. */
export const listPlaces = (tx: Tx, ref: string) => tx.rows(places, { ref })

const due = statement(
  'payouts.due',
  'select x.tenant as "tenantId!", x.payout as "id!" from platform.payouts_due(:now::timestamptz) x',
)
/** Runs as the platform. */
export const listDuePayouts = (tx: Tx, now: Date) => tx.rows(due, { now })
