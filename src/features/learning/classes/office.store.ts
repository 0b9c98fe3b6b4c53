import { likeText } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

export interface ClassCounts {
  published: number
  drafts: number
  /** published, and somebody may register now */
  registering: number
  all: number
}

const counted = statement<readonly [Date]>(
  'classes.count',
  `select count(*) filter (where c.status = 'published')::integer as published,
    count(*) filter (where c.status in ('draft', 'in_review', 'scheduled'))::integer as drafts,
    count(*)::integer as all,
    count(*) filter (where c.status = 'published' and exists (select from classrooms r
      where r.tenant_id = c.tenant_id and r.class_id = c.id
        and classroom_state(r.status, r.registration_open_at, r.registration_close_at, r.start_at, r.end_at, $1)
          = 'onRegistration'))::integer as registering
    from classes c`,
)

export async function countClasses(tx: Tx, now: Date): Promise<ClassCounts> {
  const row = await tx.find<ClassCounts, readonly [Date]>(counted, [now])
  if (!row) throw new Error('A count answers one row')
  return row
}

const named = statement<readonly [string, number]>(
  'classes.findByName',
  `select c.name, c.slug, c.type, c.premium from classes c
    where c.status = 'published' and (c.name ilike '%' || $1 || '%' or c.code = upper($1))
    order by c.name ilike $1 || '%' desc, c.published_at desc limit $2`,
)

export const findByName = (tx: Tx, words: string, most: number) =>
  tx.rows<{ name: string; slug: string; type: string; premium: boolean }, readonly [string, number]>(named, [
    likeText(words),
    most,
  ])
