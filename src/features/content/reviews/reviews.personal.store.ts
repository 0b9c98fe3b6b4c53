import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const said = statement(
  'reviews.said',
  `select coalesce(json_agg(json_build_object('what', w.what, 'kind', w.kind, 'words', w.words, 'at', w.at) order by w.at), '[]') as data
    from (select decision as what, kind, note as words, decided_at as at from reviews where decided_by = :membershipId
      union all select 'remark', kind, words, written_at from remarks where written_by = :membershipId) w`,
)

/** What somebody decided and remarked. */
export const listSaid = (tx: Tx, membershipId: number) => tx.json(said, { membershipId })

const forgotten = [
  statement('reviews.forgetDecider', 'update reviews set decided_by = null where decided_by = :membershipId'),
  statement(
    'reviews.forgetAsker',
    'update review_standings set asked_by = null where asked_by = :membershipId',
  ),
  statement('reviews.forgetWriter', 'update remarks set written_by = null where written_by = :membershipId'),
  statement(
    'reviews.forgetResolver',
    'update remarks set resolved_by = null where resolved_by = :membershipId',
  ),
]

export async function forgetReviewer(tx: Tx, membershipId: number): Promise<void> {
  for (const one of forgotten) await tx.rows(one, { membershipId })
}
