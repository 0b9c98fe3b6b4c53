import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo, type Row } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    aspiration: number
  }

  interface Things {
    voice: number
  }
}

/** A testimony that is shown, unless told otherwise. */
export async function buildVoice(tx: Tx, row: Partial<Row<'voices'>> = {}): Promise<number> {
  const { kind = 'testimony', state = 'published', ...rest } = row
  const { id } = await tx.db
    .insertInto('voices')
    .values({
      kind,
      state,
      name: 'Sri Wahyuni',
      content: 'Kelasnya membuat saya berani mencoba.',
      ...(state === 'published' ? { shown_at: longAgo } : {}),
      ...(kind === 'aspiration' ? { category: 'learning', progress: 'received' } : {}),
      ...(kind === 'book_review' ? { rating: 5, book_slug: 'buku' } : {}),
      created_at: longAgo,
      ...rest,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const roomThings: RoomThings = {
  after: ['book-reviews'],
  async fill({ tx, secret, word, ids }) {
    const said = { name: `Tamu ${secret}`, content: secret, email: `tamu@${word}.test` }
    await buildVoice(tx, { ...said, role: `Guru ${secret}` })
    await buildVoice(tx, { ...said, kind: 'book_review', book_id: ids.book })
    const aspiration = await buildVoice(tx, { ...said, kind: 'aspiration', network_hash: word })
    const by_name = `Admin ${secret}`
    await tx.db
      .insertInto('voice_steps')
      .values({
        voice_id: aspiration,
        what: 'progress',
        was: 'received',
        became: 'received',
        reason: secret,
        by_name,
        at: longAgo,
      })
      .execute()
    await tx.db
      .insertInto('voice_replies')
      .values({ voice_id: aspiration, content: secret, by_name, created_at: longAgo })
      .execute()
    await tx.db
      .insertInto('voice_supports')
      .values({ voice_id: aspiration, visitor_hash: secret, created_at: longAgo })
      .execute()
    return { ids: { aspiration } }
  },
  things: async ({ tx, secret }) => ({
    voice: await buildVoice(tx, {
      kind: 'aspiration',
      state: 'pending',
      name: `Tamu ${secret}`,
      content: secret,
    }),
  }),
  addressing: {
    'POST /v1/voices/{id}/decision': {
      id: by(({ voice }) => ({ path: `/v1/voices/${voice}/decision`, body: { decision: 'published' } })),
    },
    'POST /v1/voices/{id}/progress': {
      id: by(({ voice }) => ({ path: `/v1/voices/${voice}/progress`, body: { progress: 'planned' } })),
    },
    'POST /v1/voices/{id}/replies': {
      id: {
        ...by(({ voice }) => ({ path: `/v1/voices/${voice}/replies`, body: { content: 'Kami kerjakan.' } })),
        found: 201,
      },
    },
  },
  parameters: () => ({ kind: ['aspiration', 'testimony', 'book_review'], state: ['published', 'pending'] }),
  inPath: ({ ids }) => ({ id: [String(ids.aspiration)] }),
}
