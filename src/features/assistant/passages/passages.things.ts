import type { RoomThings } from '../../../../test/room-things.ts'

export const roomThings: RoomThings = {
  /** Rows of the passages beside those that are made by themselves. */
  async fill({ tx, secret, word }) {
    const before = new Date('2026-01-01')
    const source = { kind: 'lama', ref: '1' }
    await tx.db
      .insertInto('passage_sources')
      .values({ ...source, part: 'lama', stamp: secret })
      .execute()
    await tx.db
      .insertInto('passages')
      .values({
        ...source,
        position: 0,
        path: '/lama',
        title: `Lama ${secret}`,
        body: `Isi ${secret}.`,
        visible_from: before,
      })
      .execute()
    const [passage] = await tx.db.selectFrom('passages').select('digest').where('kind', '=', 'lama').execute()
    await tx.db
      .insertInto('passage_vectors')
      .values({
        digest: passage?.digest ?? '',
        maker: secret,
        signs: '10101010',
        // as PostgreSQL writes bytes
        vector: `\\x${'00'.repeat(32)}`,
      })
      .execute()
    await tx.db
      .insertInto('passage_vector_refusals')
      .values({ digest: passage?.digest ?? '', maker: secret, reason: secret })
      .execute()
    await tx.db.insertInto('passage_words').values({ word, documents: 1 }).execute()
    await tx.db.insertInto('passage_stale').values({ tag: secret }).execute()
    await tx.db.insertInto('passage_state').values({ refreshed_at: before, total: 1 }).execute()
    return {}
  },
}
