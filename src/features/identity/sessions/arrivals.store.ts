import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Kind } from '../../../platform/http/access.ts'

export interface MembershipRow {
  id: number
  kind: Kind
  status: 'invited' | 'active' | 'suspended'
  name: string
  email: string | null
  suspendedReason: string | null
  programIds: number[]
  provinceCode: string | null
}

const columns = [
  'id',
  'kind',
  'status',
  'name',
  'email',
  'suspended_reason as suspendedReason',
  'program_ids as programIds',
  'province_code as provinceCode',
] as const

const asRow = (row: { kind: number; status: string } & Omit<MembershipRow, 'kind' | 'status'>) => {
  const { kind, status } = row
  if (!isKind(kind) || !isStatus(status)) throw new Error(`Membership ${row.id} is of no known kind`)
  return { ...row, kind, status }
}

const isKind = (kind: number): kind is Kind => Number.isInteger(kind) && kind >= 0 && kind <= 9
const isStatus = (status: string): status is MembershipRow['status'] =>
  status === 'invited' || status === 'active' || status === 'suspended'

export async function findMembership(tx: Tx, accountId: string): Promise<MembershipRow | undefined> {
  const row = await tx.db
    .selectFrom('memberships')
    .select(columns)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row && asRow(row)
}

/** The one who was entered by hand or invited at this address and has not come yet: the account has proved the address. */
export async function claimByEmail(
  tx: Tx,
  accountId: string,
  email: string,
  now: Date,
): Promise<MembershipRow | undefined> {
  const row = await tx.db
    .updateTable('memberships')
    .set({ account_id: accountId, updated_at: now })
    .where('email', '=', email)
    .where('account_id', 'is', null)
    .where('erased_at', 'is', null)
    .returning(columns)
    .executeTakeFirst()
  return row && asRow(row)
}

interface NewMembership {
  accountId: string
  kind: Kind
  name: string
  email: string | null
  phone: string | null
  birthDate: string | null
  profile: NewcomerProfile | undefined
  now: Date
}

/** What a registration by call said; a school this tenant does not know is left out. */
export interface NewcomerProfile {
  schoolNpsn: string | null
  provinceCode: string | null
  cityCode: string | null
}

/** Two tabs may arrive at once: the second finds the first one's membership. */
export async function insertMembership(
  tx: Tx,
  { accountId, kind, name, email, phone, birthDate, profile, now }: NewMembership,
): Promise<MembershipRow | undefined> {
  const row = await tx.db
    .insertInto('memberships')
    .values({
      account_id: accountId,
      kind,
      name,
      email,
      phone,
      birth_date: birthDate,
      school_id: sql<number>`(select id from verified_schools where npsn = ${profile?.schoolNpsn ?? ''})`,
      province_code: profile?.provinceCode ?? null,
      city_code: profile?.cityCode ?? null,
      status: 'active',
      joined_at: now,
    })
    .onConflict(conflict => conflict.columns(['tenant_id', 'account_id']).doNothing())
    .returning(columns)
    .executeTakeFirst()
  return row && asRow(row)
}

export async function isEmailTaken(tx: Tx, email: string, exceptId = 0): Promise<boolean> {
  const row = await tx.db
    .selectFrom('memberships')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', exceptId)
    .executeTakeFirst()
  return row !== undefined
}

export async function updateArrived(
  tx: Tx,
  id: number,
  change: { status?: 'active'; joined_at?: Date; email?: string; last_seen_at: Date },
): Promise<void> {
  await tx.db.updateTable('memberships').set(change).where('id', '=', id).execute()
}
