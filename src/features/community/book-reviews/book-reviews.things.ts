import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { nextNumber, type Row } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { slugOf } from '../../../shared/slug.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    book: number
  }

  interface Things {
    book: number
  }
}

/** A book that is shown, unless told otherwise. */
export async function buildBook(tx: Tx, row: Row<'books'> = {}) {
  const title = row.title ?? `Laskar Kode ${nextNumber()}`
  return tx.db
    .insertInto('books')
    .values({ title, slug: slugOf(title), author: 'Sri Wahyuni', ...row })
    .returning(['id', 'slug', 'title'])
    .executeTakeFirstOrThrow()
}

export const roomThings: RoomThings = {
  async fill({ tx, secret }) {
    const { id } = await buildBook(tx, {
      slug: 'buku-sendiri',
      title: `Buku ${secret}`,
      author: `Penulis ${secret}`,
      publisher: `Penerbit ${secret}`,
      summary: secret,
      year: 2024,
    })
    return { ids: { book: id } }
  },
  things: async ({ tx, secret }) => ({
    book: (await buildBook(tx, { title: `Buku ${secret} ${nextNumber()}` })).id,
  }),
  addressing: {
    'PUT /v1/books/{id}': {
      id: by(({ book }) => ({
        path: `/v1/books/${book}`,
        body: { title: 'Judul yang baru', author: 'Penulis lain' },
      })),
    },
  },
  parameters: () => ({ slug: ['buku-sendiri'] }),
}
