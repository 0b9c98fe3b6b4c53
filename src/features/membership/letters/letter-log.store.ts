import { pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { LetterQuery } from './letters.contract.ts'

// What went to whom. The letters' own words are nobody's business here: they hold links that open things.

const end = `case when m.sent_at is not null then 'sent' when m.suppressed_at is not null then 'suppressed'
    when m.refused_at is not null then 'refused' when m.tries >= 5 and m.last_error is not null then 'given_up'
    when m.tries > 0 and m.last_error is not null then 'put_off' else 'waiting' end`

const matching = `from mails m where not m.is_private
    and (:end?::text is null or ${end} = :end)
    and (:reason?::text is null or m.reason = :reason)
    and (:search?::text is null or m.recipient ilike '%' || :search || '%' or m.subject ilike '%' || :search || '%')`

const page = statement(
  'letters.page',
  `select m.id, m.recipient, m.subject, m.reason, ${end} as "end!", m.tries, m.created_at as "createdAt",
      coalesce(m.sent_at, m.suppressed_at, m.refused_at) as "endedAt", coalesce(m.answered, m.last_error, '') as "words!"
    ${matching} order by m.created_at desc, m.id desc limit :limit offset :offset`,
)
const count = statement('letters.count', `select count(*)::int as "total!" ${matching}`)

export async function listRows(tx: Tx, query: LetterQuery) {
  const filter = {
    end: query.end,
    reason: query.reason,
    search: query.search ? likeText(query.search) : null,
  }
  const rows = await tx.rows(page, { ...filter, ...pageValues(query) })
  return { rows, total: (await tx.find(count, filter))?.total ?? 0 }
}
