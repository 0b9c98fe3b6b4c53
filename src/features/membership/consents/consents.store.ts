import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

export type ConsentRow = RowOf<'privacy.ledger'>

const ledger = statement(
  'privacy.ledger',
  `select id, purpose, is_given as "isGiven", text_version as "textVersion", source, at from consents
    where membership_id = :membershipId order by at desc, id desc limit 500`,
)

/** The newest first. */
export const listConsents = (tx: Tx, membershipId: number) => tx.rows(ledger, { membershipId })

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

const perPurpose = statement(
  'privacy.perPurpose',
  `select purpose, count(*) filter (where is_given)::int as "given!",
      count(*) filter (where not is_given)::int as "withdrawn!"
    from standing_consents c join active_members m on m.tenant_id = c.tenant_id and m.id = c.membership_id
    group by purpose`,
)

/** How many members gave or withdrew each consent, by the newest word of each. */
export const countConsents = (tx: Tx) => tx.rows(perPurpose)

const processed = statement(
  'privacy.consentsProcessed',
  `select at, 'consent' as "what!", membership_id as "membershipId", purpose, text_version as version, source,
      case when is_given then 'given' else 'withdrawn' end as "status!" from consents order by at desc limit :limit`,
)

/** Lines of the record of processing, newest first. */
export const listProcessedConsents = (tx: Tx, limit: number) => tx.rows(processed, { limit })
