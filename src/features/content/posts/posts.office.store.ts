import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** What first screens count of posts. */

const open = `p.owner_id = :owner and p.trashed_at is null and p.status in ('draft', 'in_review')`

const standing = `left join review_states s on s.tenant_id = p.tenant_id and s.kind = 'post' and s.id = p.id::text`

const drafts = statement(
  'posts.desk.drafts',
  `select p.id, p.kind, p.title, s.state as review, p.touched_at as "touchedAt", s.note as "remark"
    from posts p ${standing} where ${open}
    order by s.state is distinct from 'needs_fix', p.touched_at desc, p.id desc limit 8`,
)
const counts = statement(
  'posts.desk.counts',
  `select count(*) filter (where ${open})::int as "drafts!",
      count(*) filter (where ${open} and s.state = 'needs_fix')::int as "toFix!",
      count(*) filter (where p.status = 'published' and p.trashed_at is null)::int as "published!",
      coalesce(sum(p.views) filter (where p.status = 'published' and p.trashed_at is null), 0)::int as "views!"
    from posts p ${standing} where p.owner_id = :owner`,
)
const read = statement(
  'posts.desk.read',
  `select p.id, p.kind, p.title, p.views from posts p
    where p.owner_id = :owner and p.status = 'published' and p.trashed_at is null
    order by p.views desc, p.id desc limit 5`,
)

/** One writer's own: what is unfinished (what came back first), and what is read. */
export async function readOwnDesk(tx: Tx, owner: number) {
  const found = await tx.find(counts, { owner })
  return {
    counts: found ?? { drafts: 0, toFix: 0, published: 0, views: 0 },
    drafts: await tx.rows(drafts, { owner }),
    read: await tx.rows(read, { owner }),
  }
}
