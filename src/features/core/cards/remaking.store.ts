import { sql } from 'kysely'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const fingerprints = `select hashtextextended(string_agg(concat_ws(' ', source, kind, id, from_at, until_at, version, facets,
    weight), ',' order by source, id, from_at), 0)::text as print, count(*)::int as "total!" from cards`

const print = statement('cards.print', fingerprints)
const counts = statement('cards.forgetCounts', 'delete from card_counts')
const cards = statement('cards.forget', 'delete from cards')
const posts = statement(
  'cards.remakePosts',
  'select remake_post_cards(tenant_id, array_agg(id)) as made from post_ids group by tenant_id',
)
const classes = statement(
  'cards.remakeClasses',
  'select remake_class_cards(tenant_id, array_agg(id)) as made from class_addresses group by tenant_id',
)

async function makeCards(tx: Tx): Promise<void> {
  await tx.rows(posts)
  await tx.rows(classes)
}

/**
 * Lets `write` put much into tables that cards are made of, in a tenant without cards, and makes these once, at its end.
 * Until then lists find nothing in this transaction.
 */
export async function holdCards(tx: Tx, write: () => Promise<void>): Promise<void> {
  await sql`set local app.cards_held = 'on'`.execute(tx.db)
  await write()
  await sql`set local app.cards_held = 'off'`.execute(tx.db)
  await makeCards(tx)
}

/** Works out all cards of a tenant and their counts again. Answers how many cards there are where they were not the same before, else 0. */
export async function remakeCards(tx: Tx): Promise<number> {
  const before = await tx.find(print)
  await tx.rows(cards)
  await tx.rows(counts)
  await makeCards(tx)
  const after = await tx.find(print)
  return before?.print === after?.print ? 0 : (after?.total ?? 0)
}
