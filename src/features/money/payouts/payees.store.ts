import { pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { payeeKinds } from './payouts.rules.ts'

const columns = `y.id, y.person_id as "personId", y.membership_id as "membershipId", y.name, y.linked_by as "linkedBy"`

const lockOwn = statement(
  'payouts.lockPayee',
  `select ${columns} from payees y where y.membership_id = :membershipId for update`,
)
export type PayeeRow = RowOf<'payouts.lockPayee'>
/** The payee that a member is, held until the transaction ends: one thing at a time happens to their money. */
export const lockPayeeOf = (tx: Tx, membershipId: number) => tx.find(lockOwn, { membershipId })

const own = statement(
  'payouts.payee',
  `select ${columns} from payees y where y.membership_id = :membershipId`,
)
export const findPayeeOf = (tx: Tx, membershipId: number) => tx.find(own, { membershipId })

const lockPerson = statement(
  'payouts.lockPayeeOfPerson',
  `select ${columns} from payees y where y.person_id = :personId for update`,
)
export const lockPayeeOfPerson = (tx: Tx, personId: number) => tx.find(lockPerson, { personId })

const person = statement('payouts.person', 'select p.name from visible_people p where p.id = :id')
export const findPersonName = async (tx: Tx, id: number) => (await tx.find(person, { id }))?.name

const member = statement(
  'payouts.member',
  `select m.name from member_rights m where m.id = :id and m.status = 'active' and m.kind = any (:kinds::int[])`,
)
export const findMemberName = async (tx: Tx, id: number) =>
  (await tx.find(member, { id, kinds: [...payeeKinds] }))?.name

const link = statement(
  'payouts.link',
  `insert into payees (person_id, membership_id, name, linked_by, linked_at)
    values (:personId, :membershipId, :name, :by, :at)
    on conflict (tenant_id, person_id) do update set membership_id = excluded.membership_id, name = excluded.name,
      linked_by = excluded.linked_by, linked_at = excluded.linked_at returning id`,
)
interface Link {
  personId: number
  membershipId: number
  name: string
  by: number
  at: Date
}
export const putLink = async (tx: Tx, given: Link) => (await tx.find(link, { ...given }))?.id ?? 0

const accountColumns = `a.id, a.bank, a.number_sealed as "numberSealed", a.number_end as "numberEnd", a.holder,
  a.added_by as "addedBy", a.added_at as "addedAt", a.usable_at as "usableAt"`
const current = statement(
  'payouts.account',
  `select ${accountColumns} from payee_accounts a where a.payee_id = :payeeId and a.replaced_at is null`,
)
export type AccountRow = RowOf<'payouts.account'>
export const findAccount = (tx: Tx, payeeId: number) => tx.find(current, { payeeId })

export async function retireAccount(tx: Tx, payeeId: number, at: Date): Promise<void> {
  await tx.db
    .updateTable('payee_accounts')
    .set({ replaced_at: at })
    .where('payee_id', '=', payeeId)
    .where('replaced_at', 'is', null)
    .execute()
}

const add = statement(
  'payouts.addAccount',
  `insert into payee_accounts (payee_id, bank, number_sealed, number_mark, number_end, holder, added_by, added_at, usable_at)
    values (:payeeId, :bank, :sealed, :mark, :end, :holder, :by, :at, :usableAt)
    returning ${accountColumns.replaceAll('a.', '')}`,
)
export interface NewAccount {
  payeeId: number
  bank: string
  sealed: string
  mark: string
  end: string
  holder: string
  by: number
  at: Date
  usableAt: Date
}
export async function insertAccount(tx: Tx, given: NewAccount): Promise<AccountRow> {
  const row = await tx.find(add, { ...given })
  if (!row) throw new Error('No account was written')
  return row
}

const matching = `from payees y left join member_names m on m.tenant_id = y.tenant_id and m.id = y.membership_id
  left join payee_accounts a on a.tenant_id = y.tenant_id and a.payee_id = y.id and a.replaced_at is null
  left join payee_balances b on b.tenant_id = y.tenant_id and b.kind = 'payee_available' and b.owner = 'person:' || y.person_id
  where :search?::text is null or concat_ws(' ', y.name, m.name) ilike '%' || :search || '%'`
const page = statement(
  'payouts.payees',
  `select y.id as "id!", y.person_id as "personId!", y.membership_id as "membershipId", y.name as "name!", y.linked_at as "linkedAt!", m.name as "memberName", a.bank, a.number_end as "numberEnd",
    coalesce(b.balance, 0)::bigint as "available!" ${matching} order by lower(y.name), y.id limit :limit offset :offset`,
)
const count = statement('payouts.payeeCount', `select count(*)::int as "total!" ${matching}`)
interface Asked {
  search?: string | undefined
  page: number
  pageSize: number
}
export async function listPayeeRows(tx: Tx, { search, ...asked }: Asked) {
  const filter = { search: search ? likeText(search) : null }
  const rows = await tx.rows(page, { ...filter, ...pageValues(asked) })
  return { rows, total: (await tx.find(count, filter))?.total ?? 0 }
}

const people = statement(
  'payouts.people',
  'select p.id::text as "value!", p.name as "label!" from visible_people p order by lower(p.name), p.id',
)
export const listPersonChoices = (tx: Tx) => tx.rows(people)
const members = statement(
  'payouts.members',
  `select m.id::text as "value!", concat_ws(' · ', m.name, c.email) as "label!" from member_rights m
    left join member_contacts c on c.tenant_id = m.tenant_id and c.id = m.id
    where m.status = 'active' and m.kind = any (:kinds::int[]) order by lower(m.name), m.id`,
)
export const listMemberChoices = (tx: Tx) => tx.rows(members, { kinds: [...payeeKinds] })

const contact = statement(
  'payouts.contact',
  'select m.name, m.email from member_contacts m where m.id = :id and m.erased_at is null',
)
export const findContact = (tx: Tx, id: number) => tx.find(contact, { id })
