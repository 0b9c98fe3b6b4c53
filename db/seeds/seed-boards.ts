import type { Tx } from '../../src/platform/db/transaction.ts'
import type { DemoBoard } from './forms.types.ts'

/** Writes a board with its entries; one that has a season is reckoned from its points. */
export async function writeBoard(
  { tx }: { tx: Tx },
  board: DemoBoard,
  position: number,
  competition_id: number | null,
): Promise<void> {
  const { slug, title, text, period, unit, scope, entries = [] } = board
  const { id } = await tx.db
    .insertInto('leaderboards')
    .values({
      slug,
      title,
      summary: text,
      period,
      unit,
      scope,
      position,
      competition_id,
      source: competition_id === null ? 'entries' : 'league',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (entries.length === 0) return
  await tx.db
    .insertInto('leaderboard_entries')
    .values(
      entries.map(([name, school_name, province_code, city_code, score]) => ({
        leaderboard_id: id,
        name,
        school_name,
        province_code,
        city_code,
        score,
      })),
    )
    .execute()
}
