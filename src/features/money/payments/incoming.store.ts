import { pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { State } from './payment-attempts.rules.ts'

const matching = `from payments p left join member_names m on m.tenant_id = p.tenant_id and m.id = p.membership_id
  where (:state?::text is null or p.state = :state?)
    and (:search?::text is null or concat_ws(' ', p.subject_number, p.ref, m.name) ilike '%' || :search? || '%')`

/** proofs that wait for somebody first, then the newest */
const page = statement(
  'payments.incoming',
  `select p.id, p.subject_number as "number", coalesce(m.name, '') as "buyer!", p.membership_id as "membershipId",
    p.channel, p.provider, p.amount, p.returned, p.state, p.ref, p.is_simulated as "isSimulated",
    p.created_at as "createdAt", p.problem, p.proof_key as "proofKey", p.proof_by as "proofBy" ${matching}
    order by (p.provider = 'manual' and p.state = 'review') desc, p.created_at desc, p.id desc
    limit :limit offset :offset`,
)
const count = statement('payments.incomingCount', `select count(*)::int as "total!" ${matching}`)
const waiting = statement(
  'payments.waiting',
  `select count(*)::int as "total!" from payments p where p.provider = 'manual' and p.state = 'review'`,
)

export type IncomingRow = RowOf<'payments.incoming'>

interface Asked {
  state?: State | undefined
  search?: string | undefined
  page: number
  pageSize: number
}

export async function listRows(tx: Tx, { state, search, ...asked }: Asked) {
  const filter = { state, search: search ? likeText(search) : null }
  const rows = await tx.rows(page, { ...filter, ...pageValues(asked) })
  const counted = await tx.find(count, filter)
  return { rows, total: counted?.total ?? 0 }
}

export const countWaiting = async (tx: Tx): Promise<number> => (await tx.find(waiting))?.total ?? 0

const held = statement(
  'payments.heldFiles',
  `select p.id::text as "id!", p.subject_number as "label!", p.proof_key as "key!" from payments p
    where p.proof_key not like 'private-%' and (:key?::text is null or p.proof_key = :key?)`,
)
/** Proofs that came before they were private, and lie in the library. */
export const listProofs = (tx: Tx, key?: string) => tx.rows(held, { key })
