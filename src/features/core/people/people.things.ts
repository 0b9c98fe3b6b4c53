import type { RoomThings } from '../../../../test/room-things.ts'
import { nextNumber, type Row } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { slugOf } from '../../../shared/slug.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    person: number
  }
}

export async function buildPerson(tx: Tx, row: Row<'people'> = {}) {
  const name = row.name ?? `Sri Wahyuni ${nextNumber()}`
  return tx.db
    .insertInto('people')
    .values({ name, slug: slugOf(name), title: 'Pengajar', bio: 'Mengajar sejak 2010.', ...row })
    .returning(['id', 'slug', 'name'])
    .executeTakeFirstOrThrow()
}

export const roomThings: RoomThings = {
  async fill({ tx, secret, picture }) {
    const person = await buildPerson(tx, {
      slug: 'sri-wahyuni',
      name: `Sri ${secret}`,
      bio: `Guru ${secret}`,
      photo: picture,
    })
    return { ids: { person: person.id } }
  },
  parameters: () => ({ slug: ['sri-wahyuni'], by: ['slug'], names: ['sri-wahyuni'] }),
}
