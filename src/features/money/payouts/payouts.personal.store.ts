import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const held = statement(
  'payouts.held',
  `select json_build_object('name', y.name, 'linkedAt', y.linked_at, 'accounts', (
      select coalesce(json_agg(json_build_object('bank', a.bank, 'numberEnd', a.number_end, 'holder', a.holder,
        'since', a.added_at, 'until', a.replaced_at) order by a.id), '[]')
      from payee_accounts a where a.tenant_id = y.tenant_id and a.payee_id = y.id), 'payouts', (
      select coalesce(json_agg(json_build_object('amount', p.amount, 'withheld', p.withheld, 'state', p.state, 'note', p.note,
        'requestedAt', p.requested_at, 'transferredOn', p.transferred_on, 'reference', p.reference, 'history', (
          select coalesce(json_agg(json_build_object('state', d.to_state, 'reason', d.reason, 'at', d.at) order by d.n), '[]')
          from payout_decisions d where d.tenant_id = p.tenant_id and d.payout_id = p.id)) order by p.id), '[]')
      from payouts p where p.tenant_id = y.tenant_id and p.payee_id = y.id)) as data
    from payees y where y.membership_id = :membershipId`,
)
export const personalPayoutsOf = (tx: Tx, membershipId: number) => tx.json(held, { membershipId })

const open = statement(
  'payouts.openOf',
  `select p.id from payouts p join payees y on y.tenant_id = p.tenant_id and y.id = p.payee_id
    where y.membership_id = :membershipId and p.state in ('requested', 'approved', 'queued', 'processing', 'unknown') limit 1`,
)
export const hasOpenPayout = async (tx: Tx, membershipId: number): Promise<boolean> =>
  (await tx.find(open, { membershipId })) !== undefined

const emptyAccounts = statement(
  'payouts.emptyAccounts',
  `update payee_accounts a set number_sealed = null, number_end = '', number_mark = null, holder = :name
    from payees y where y.tenant_id = a.tenant_id and y.id = a.payee_id and y.membership_id = :membershipId returning a.id`,
)
const emptyNotes = statement(
  'payouts.emptyNotes',
  `update payouts p set note = '' from payees y
    where y.tenant_id = p.tenant_id and y.id = p.payee_id and y.membership_id = :membershipId returning p.id`,
)
const emptyPayee = statement(
  'payouts.emptyPayee',
  'update payees set membership_id = null, name = :name where membership_id = :membershipId returning id',
)
/** Amounts and dates stay; whose they were, and where they went, nobody knows any more. */
export async function emptyPayees(tx: Tx, membershipId: number, name: string): Promise<void> {
  await tx.rows(emptyAccounts, { membershipId, name })
  await tx.rows(emptyNotes, { membershipId })
  await tx.rows(emptyPayee, { membershipId, name })
}
