import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

export interface ConsentRow {
  id: number
  purpose: string
  isGiven: boolean
  textVersion: string
  source: string
  at: Date
}

const ledger = statement<readonly [number]>(
  'privacy.ledger',
  `select id, purpose, is_given as "isGiven", text_version as "textVersion", source, at from consents
    where membership_id = $1 order by at desc, id desc limit 500`,
)

/** The newest first. */
export const listConsents = (tx: Tx, membershipId: number) =>
  tx.rows<ConsentRow, readonly [number]>(ledger, [membershipId])

export interface NewConsent {
  membershipId: number
  purpose: string
  isGiven: boolean
  textVersion: string
  source: string
  ipHash: string
  at: Date
}

export async function insertConsent(tx: Tx, row: NewConsent): Promise<void> {
  await tx.db
    .insertInto('consents')
    .values({
      membership_id: row.membershipId,
      purpose: row.purpose,
      is_given: row.isGiven,
      text_version: row.textVersion,
      source: row.source,
      ip_hash: row.ipHash,
      at: row.at,
    })
    .execute()
}

const choose = statement<readonly [number, string, boolean, Date]>(
  'privacy.choose',
  `update memberships set privacy = privacy || jsonb_build_object($2::text, $3::boolean), updated_at = $4,
    version = version + 1 where id = $1`,
)

export async function setChoice(
  tx: Tx,
  { membershipId, choice, isGiven, at }: { membershipId: number; choice: string; isGiven: boolean; at: Date },
): Promise<void> {
  await tx.rows(choose, [membershipId, choice, isGiven, at])
}

const perPurpose = statement<readonly []>(
  'privacy.perPurpose',
  `with newest as (
      select distinct on (c.membership_id, c.purpose) c.purpose, c.is_given
      from consents c join memberships m on m.tenant_id = c.tenant_id and m.id = c.membership_id
      where m.erased_at is null and m.status = 'active'
      order by c.membership_id, c.purpose, c.at desc, c.id desc)
    select purpose, count(*) filter (where is_given)::int as given,
      count(*) filter (where not is_given)::int as withdrawn from newest group by purpose`,
)

/** How many members gave or withdrew each consent, by the newest word of each. */
export const countConsents = (tx: Tx) =>
  tx.rows<{ purpose: string; given: number; withdrawn: number }, readonly []>(perPurpose, [])
