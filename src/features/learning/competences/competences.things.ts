import { entryAddressing } from '../../../../test/entry-addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo, nextNumber, type Row } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { slugOf } from '../../../shared/slug.ts'
import { beginEntry } from '../../core/entries/entries.store.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    /** a competence one has begun to write */
    competenceEntry: number
  }
}

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
  async things({ tx, owner, secret }) {
    const competenceEntry = await beginEntry(tx, {
      kind: 'competence',
      title: `Kompetensi ${secret}`,
      owner: owner.membershipId,
      at: new Date(longAgo),
    })
    return { competenceEntry }
  },
  addressing: entryAddressing('competences', ({ competenceEntry }) => competenceEntry),
  parameters: () => ({ slug: ['merakit'], state: ['draft', 'trash'], sort: ['title'] }),
}
