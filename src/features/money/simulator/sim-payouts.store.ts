import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Dialect } from '../providers/providers.ts'
import type { SimPayoutStatus } from './sim-payouts.rules.ts'

const columns = `s.id, s.dialect, s.provider_id as "providerId", s.ref, s.bank, s.account, s.holder, s.amount::bigint as "amount!", s.notes,
  s.status, s.failure, s.created_at as "createdAt", s.updated_at as "updatedAt"`

const byId = statement(
  'simulator.payout',
  `select ${columns} from simulator_payouts s where s.id = :id for update`,
)
const byRef = statement(
  'simulator.payoutByRef',
  `select ${columns} from simulator_payouts s where s.dialect = :dialect and s.ref = :ref`,
)
const byProviderId = statement(
  'simulator.payoutByProviderId',
  `select ${columns} from simulator_payouts s where s.provider_id = :providerId`,
)
const newest = statement(
  'simulator.payouts',
  `select ${columns} from simulator_payouts s order by s.id desc limit 50`,
)

export type SimPayout = Omit<RowOf<'simulator.payout'>, 'status'> & { status: SimPayoutStatus }

export const lockSimPayout = (tx: Tx, id: number) => tx.find<'simulator.payout', SimPayout>(byId, { id })
export const findSimPayoutByRef = (tx: Tx, dialect: Dialect, ref: string) =>
  tx.find<'simulator.payoutByRef', SimPayout>(byRef, { dialect, ref })
export const findSimPayoutByProviderId = (tx: Tx, providerId: string) =>
  tx.find<'simulator.payoutByProviderId', SimPayout>(byProviderId, { providerId })
export const listSimPayouts = (tx: Tx) => tx.rows<'simulator.payouts', SimPayout>(newest)

interface NewSimPayout {
  dialect: Dialect
  providerId: string
  ref: string
  bank: string
  account: string
  holder: string
  amount: number
  notes: string
  status: SimPayoutStatus
  at: Date
}

/** Once for each reference: asked again it is the one that is there. */
export async function keepSimPayout(tx: Tx, { providerId, at, ...given }: NewSimPayout): Promise<void> {
  await tx.db
    .insertInto('simulator_payouts')
    .values({ ...given, provider_id: providerId, created_at: at, updated_at: at })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

interface Changed {
  status: SimPayoutStatus
  failure?: string
  at: Date
}
export async function changeSimPayout(
  tx: Tx,
  id: number,
  { status, failure = '', at }: Changed,
): Promise<void> {
  await tx.db
    .updateTable('simulator_payouts')
    .set({ status, failure, updated_at: at })
    .where('id', '=', id)
    .execute()
}
