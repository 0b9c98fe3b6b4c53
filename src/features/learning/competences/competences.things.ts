import type { RoomThings } from '../../../../test/room-things.ts'
import { nextNumber, type Row } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { slugOf } from '../../../shared/slug.ts'

/** A competence with a page of its own; a class teaches it by naming it. */
export async function buildCompetence(tx: Tx, row: Row<'competences'> = {}) {
  const name = row.name ?? `Merakit ${nextNumber()}`
  return tx.db
    .insertInto('competences')
    .values({ name, slug: slugOf(name), description: 'Menyusun bagian menjadi satu yang bekerja.', ...row })
    .returning(['id', 'slug', 'name'])
    .executeTakeFirstOrThrow()
}

export const roomThings: RoomThings = {
  async fill({ tx, secret }) {
    await buildCompetence(tx, {
      slug: 'merakit',
      name: `Merakit ${secret}`,
      description: `Menyusun ${secret}`,
    })
    return {}
  },
  parameters: () => ({ slug: ['merakit'] }),
}
