import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { readJson } from '../../../shared/json.ts'
import { type Reaction, type ReactionCounts, reactions } from '../../../shared/reactions.ts'

const choose = statement(
  'reactions.choose',
  `insert into post_reactions (post_id, visitor, reaction, created_at) values (:postId, :visitor, :reaction, :now)
  on conflict (tenant_id, post_id, visitor) do update set reaction = excluded.reaction, created_at = excluded.created_at
    where post_reactions.reaction <> excluded.reaction
  returning reaction`,
)

const takeBack = statement(
  'reactions.take-back',
  'delete from post_reactions where post_id = :postId and visitor = :visitor and reaction = :reaction',
)

/**
 * The reaction that stands afterwards; null: it was there already and is gone. The first statement locks the row even
 * where it changes nothing, so two touches at once come one after the other.
 */
export async function toggle(
  tx: Tx,
  post: number,
  visitor: string,
  reaction: Reaction,
  now: Date,
): Promise<Reaction | null> {
  const [chosen] = await tx.rows(choose, { postId: post, visitor, reaction, now })
  if (chosen) return chosen.reaction
  await tx.rows(takeBack, { postId: post, visitor, reaction })
  return null
}

const standing = statement(
  'reactions.standing',
  `select json_build_object(
    'reaction', (select reaction from post_reactions where post_id = :postId and visitor = :visitor?),
    'reactions', (select json_build_object(
        ${reactions.map(name => `'${name}', count(*) filter (where reaction = '${name}')`).join(', ')})
      from post_reactions where post_id = :postId)) as data`,
)

/** What stands at a post: a visitor's own reaction, and how many there are of each. */
export async function readStanding(
  tx: Tx,
  post: number,
  visitor: string | undefined,
): Promise<{ reaction: Reaction | null; reactions: ReactionCounts }> {
  return readJson(await tx.json(standing, { postId: post, visitor }))
}

const looked = statement(
  'reactions.view',
  `insert into post_views (post_id, visitor, seen_at) values (:postId, :visitor, :now)
    on conflict (tenant_id, post_id, visitor) do update set seen_at = excluded.seen_at
      where post_views.seen_at <= :since
    returning post_id`,
)

/** Notes a look; false: this visitor's last one was counted after `since`. */
export async function noteView(
  tx: Tx,
  post: number,
  visitor: string,
  now: Date,
  since: Date,
): Promise<boolean> {
  return (await tx.find(looked, { postId: post, visitor, now, since })) !== undefined
}

/** Across tenants: who looked before `before` need not be known any longer. */
export async function sweepViews(tx: Tx, before: Date): Promise<void> {
  await tx.db.deleteFrom('post_views').where('seen_at', '<', before).execute()
}
