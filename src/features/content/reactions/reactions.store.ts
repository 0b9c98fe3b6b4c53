import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { readJson } from '../../../shared/json.ts'
import { type Reaction, type ReactionCounts, reactions } from '../../../shared/reactions.ts'

const choose = statement<readonly [number, string, Reaction, Date]>(
  'reactions.choose',
  `insert into post_reactions (post_id, visitor, reaction, created_at) values ($1, $2, $3, $4)
  on conflict (tenant_id, post_id, visitor) do update set reaction = excluded.reaction, created_at = excluded.created_at
    where post_reactions.reaction <> excluded.reaction
  returning reaction`,
)

const takeBack = statement<readonly [number, string, Reaction]>(
  'reactions.take-back',
  'delete from post_reactions where post_id = $1 and visitor = $2 and reaction = $3',
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
  const [chosen] = await tx.rows<{ reaction: Reaction }, readonly [number, string, Reaction, Date]>(choose, [
    post,
    visitor,
    reaction,
    now,
  ])
  if (chosen) return chosen.reaction
  await tx.rows<object, readonly [number, string, Reaction]>(takeBack, [post, visitor, reaction])
  return null
}

const standing = statement<readonly [number, string | null]>(
  'reactions.standing',
  `select json_build_object(
    'reaction', (select reaction from post_reactions where post_id = $1 and visitor = $2),
    'reactions', (select json_build_object(
        ${reactions.map(name => `'${name}', count(*) filter (where reaction = '${name}')`).join(', ')})
      from post_reactions where post_id = $1)) as data`,
)

/** What stands at a post: a visitor's own reaction, and how many there are of each. */
export async function readStanding(
  tx: Tx,
  post: number,
  visitor: string | undefined,
): Promise<{ reaction: Reaction | null; reactions: ReactionCounts }> {
  return readJson(await tx.json(standing, [post, visitor ?? null]))
}

const countOnce = statement<readonly [number, string, Date, Date]>(
  'reactions.view',
  `with looked as (
    insert into post_views (post_id, visitor, seen_at) values ($1, $2, $3)
    on conflict (tenant_id, post_id, visitor) do update set seen_at = excluded.seen_at
      where post_views.seen_at <= $4
    returning 1)
  update posts set views = views + 1 where id = $1 and exists (select from looked) returning views`,
)

/** Counts a look unless this visitor was counted after `since`; undefined: they were. */
export async function countView(
  tx: Tx,
  post: number,
  visitor: string,
  now: Date,
  since: Date,
): Promise<number | undefined> {
  const [row] = await tx.rows<{ views: number }, readonly [number, string, Date, Date]>(countOnce, [
    post,
    visitor,
    now,
    since,
  ])
  return row?.views
}

const viewsOf = statement<readonly [number]>('reactions.views', 'select views from posts where id = $1')

export async function readViews(tx: Tx, post: number): Promise<number> {
  const [row] = await tx.rows<{ views: number }, readonly [number]>(viewsOf, [post])
  return row?.views ?? 0
}

/** Across tenants: who looked before `before` need not be known any longer. */
export async function sweepViews(tx: Tx, before: Date): Promise<void> {
  await tx.db.deleteFrom('post_views').where('seen_at', '<', before).execute()
}
