import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const trash = statement(
  'posts.trash',
  `update posts set trashed_at = :at, trashed_from = status, trashed_slug = slug, slug = :slug, status = 'archived',
      touched_at = :at, updated_at = :at, version = version + 1
    where id = :id and trashed_at is null returning id`,
)

/** Into the bin: nobody finds it, and its address is free for another. Undefined: it lies there already. */
export const trashPost = (tx: Tx, id: number, { slug, at }: { slug: string; at: Date }) =>
  tx.find(trash, { id, slug, at })

const untrash = statement(
  'posts.untrash',
  `update posts set status = trashed_from, slug = :slug, trashed_at = null, trashed_from = null, trashed_slug = null,
      touched_at = :at, updated_at = :at, version = version + 1
    where id = :id and trashed_at is not null returning id`,
)

/** Out of the bin, as it was. */
export const untrashPost = (tx: Tx, id: number, { slug, at }: { slug: string; at: Date }) =>
  tx.find(untrash, { id, slug, at })

const sweep = statement(
  'posts.emptyBin',
  `delete from posts p where p.trashed_at < :before
    and not exists (select from posts q where q.tenant_id = p.tenant_id and q.parent_id = p.id) returning p.id`,
)

/** What has lain in the bin since before then is gone for good; answers which. */
export const emptyBin = (tx: Tx, before: Date) => tx.rows(sweep, { before })
