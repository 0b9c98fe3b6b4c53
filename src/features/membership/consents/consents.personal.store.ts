import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const consents = statement(
  'privacy.consentsHeld',
  `select coalesce(json_agg(json_build_object('purpose', c.purpose, 'isGiven', c.is_given,
      'textVersion', c.text_version, 'source', c.source, 'at', c.at) order by c.id desc), '[]') as held
    from consents c where c.membership_id = :membershipId`,
)

export const consentDataOf = (tx: Tx, membershipId: number) => tx.json(consents, { membershipId })
