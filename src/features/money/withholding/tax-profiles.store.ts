import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { ProfileState } from './withholding.rules.ts'

const columns = `p.id, p.person_id as "personId", p.kind, p.income, p.number_sealed as "numberSealed", p.number_end as "numberEnd",
  p.letter, to_char(p.letter_until, 'YYYY-MM-DD') as "letterUntil", p.state, p.reason, p.added_by as "addedBy", p.added_at as "addedAt",
  p.decided_at as "decidedAt", y.name as "name!", y.membership_id as "membershipId"`
// what one member wrote is not the next one's word
const from = `from tax_profiles p join payee_people y on y.tenant_id = p.tenant_id and y.person_id = p.person_id
    and y.membership_id = p.added_by`

const newest = statement(
  'withholding.newestProfile',
  `select ${columns} ${from} where p.person_id = :personId order by p.id desc limit 1`,
)
export type ProfileRow = RowOf<'withholding.newestProfile'>
/** What a payee said last. */
export const findNewestProfile = (tx: Tx, personId: number) => tx.find(newest, { personId })

const holding = statement(
  'withholding.holdingProfile',
  `select ${columns} ${from} where p.person_id = :personId and p.state = 'verified' order by p.id desc limit 1`,
)
/** What they said last that somebody else has checked. */
export const findHoldingProfile = (tx: Tx, personId: number) => tx.find(holding, { personId })

const waiting = statement(
  'withholding.waitingProfiles',
  `select ${columns} ${from} where p.state = 'submitted'
      and not exists (select from tax_profiles o where o.tenant_id = p.tenant_id and o.person_id = p.person_id and o.id > p.id)
    order by p.id limit 100`,
)
/** Those nobody has checked yet, the oldest first. */
export const listWaitingProfiles = (tx: Tx) => tx.rows(waiting)

const lock = statement(
  'withholding.lockProfile',
  `select ${columns} ${from} where p.id = :id for update of p`,
)
export const lockProfile = (tx: Tx, id: number) => tx.find(lock, { id })

const add = statement(
  'withholding.addProfile',
  `insert into tax_profiles (person_id, kind, income, number_sealed, number_end, letter, letter_until, added_by, added_at)
    values (:personId, :kind, :income, :sealed?, :end, :letter, :letterUntil?::text::date, :by, :at) returning id`,
)
export interface NewProfile {
  personId: number
  kind: string
  income: string
  sealed: string | null
  end: string
  letter: string
  letterUntil: string | null
  by: number
  at: Date
}
export const insertProfile = async (tx: Tx, given: NewProfile) => (await tx.find(add, { ...given }))?.id ?? 0

const decide = statement(
  'withholding.decideProfile',
  `update tax_profiles set state = :state, reason = :reason, decided_by = :by, decided_at = :at
    where id = :id and state = 'submitted' and added_by <> :by returning id`,
)
interface Decided {
  id: number
  state: Exclude<ProfileState, 'submitted'>
  reason: string
  by: number
  at: Date
}
/** false: somebody has decided already */
export const updateProfile = async (tx: Tx, given: Decided) =>
  (await tx.find(decide, { ...given })) !== undefined

const earner = statement(
  'withholding.earner',
  'select y.person_id as "personId", y.name from payee_people y where y.membership_id = :membershipId',
)
/** As whom a member earns. */
export const findEarner = (tx: Tx, membershipId: number) => tx.find(earner, { membershipId })

const contact = statement(
  'withholding.contact',
  'select m.name, m.email from member_contacts m where m.id = :id and m.erased_at is null',
)
export const findContact = (tx: Tx, id: number) => tx.find(contact, { id })

const held = statement(
  'withholding.heldOf',
  `select coalesce(json_agg(json_build_object('kind', p.kind, 'income', p.income, 'numberEnd', p.number_end, 'letter', p.letter,
      'letterUntil', p.letter_until, 'state', p.state, 'reason', p.reason, 'addedAt', p.added_at) order by p.id), '[]') as data
    from tax_profiles p where p.added_by = :membershipId`,
)
export const personalProfilesOf = (tx: Tx, membershipId: number) => tx.json(held, { membershipId })

const empty = statement(
  'withholding.emptyProfiles',
  `update tax_profiles set number_sealed = null, number_end = '', letter = '', letter_until = null, reason = ''
    where added_by = :membershipId returning id`,
)
/** Numbers and letters go; that something was said, and what was withheld by it, stays with the books. */
export async function emptyProfiles(tx: Tx, membershipId: number): Promise<void> {
  await tx.rows(empty, { membershipId })
}
