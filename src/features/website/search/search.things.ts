import type { RoomThings } from '../../../../test/room-things.ts'

export const roomThings: RoomThings = {
  /** Rows of the search index beside those it makes itself. */
  async fill({ tx, secret, word }) {
    const before = new Date('2026-01-01')
    await tx.db
      .insertInto('search_documents')
      .values({
        kind: 'lama',
        ref: '1',
        path: '/lama',
        title: `Lama ${secret}`,
        visible_from: before,
        stamp: secret,
      })
      .execute()
    await tx.db.insertInto('search_words').values({ word, documents: 1 }).execute()
    await tx.db.insertInto('search_stale').values({ tag: secret }).execute()
    await tx.db.insertInto('search_state').values({ refreshed_at: before }).execute()
    return {}
  },
  parameters: ({ secret }) => ({ q: [secret, 'sekolah'] }),
}
