import { by } from '../../../../test/addressing.ts'
import { entryAddressing } from '../../../../test/entry-addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo, nextNumber, type Row } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { slugOf } from '../../../shared/slug.ts'
import { beginEntry } from '../../core/entries/entries.store.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    program: number
  }

  interface Content {
    program: { id: number; slug: string }
  }

  interface Things {
    /** a programme one has begun to write */
    programEntry: number
  }
}

/** An active programme with these classes, in this order. */
export async function buildProgram(tx: Tx, row: Row<'programs'> = {}, classIds: number[] = []) {
  const name = row.name ?? `Sekolah Digital ${nextNumber()}`
  const program = await tx.db
    .insertInto('programs')
    .values({
      name,
      slug: slugOf(name),
      kind: 'Pelatihan',
      summary: 'Satu semester menuju sekolah digital.',
      description_html: '<p>Enam bulan, empat kelas.</p>',
      status: 'active',
      ...row,
    })
    .returning(['id', 'slug', 'name'])
    .executeTakeFirstOrThrow()
  for (const [position, class_id] of classIds.entries()) {
    await tx.db.insertInto('program_items').values({ program_id: program.id, class_id, position }).execute()
  }
  return program
}

export const roomThings: RoomThings = {
  after: ['people', 'classes', 'schools'],
  async fill({ tx, secret, picture, ids }) {
    const program = await buildProgram(
      tx,
      {
        slug: 'sekolah-digital',
        name: `Program ${secret}`,
        cover: picture,
        partners: [secret],
        lead_id: ids.person,
        province_codes: ['33'],
      },
      [ids.class, ids.course],
    )
    await tx.db
      .insertInto('program_schools')
      .values({ program_id: program.id, school_id: ids.school })
      .execute()
    return { ids: { program: program.id } }
  },
  async things({ tx, owner, secret }) {
    const programEntry = await beginEntry(tx, {
      kind: 'program',
      title: `Program ${secret}`,
      owner: owner.membershipId,
      at: new Date(longAgo),
    })
    return { programEntry }
  },
  async content({ tx, secret, slug }) {
    const program = await buildProgram(tx, { slug, name: `Program ${secret}` })
    return { program: { id: program.id, slug } }
  },
  addressing: {
    ...entryAddressing('programs', ({ programEntry }) => programEntry),
    'GET /silabus/{programId}': {
      programId: by(({ content }) => ({ path: `/silabus/${content.program.id}` })),
    },
    'GET /v1/program/schools': {
      programId: by(({ content }) => ({ path: `/v1/program/schools?programId=${content.program.id}` })),
    },
    'GET /v1/program/active/detail': {
      slug: by(({ content }) => ({ path: `/v1/program/active/detail?slug=${content.program.slug}` })),
    },
  },
  parameters: () => ({ slug: ['sekolah-digital'], state: ['draft', 'trash'], sort: ['title', 'occurs'] }),
  inPath: () => ({ program: ['sekolah-digital'] }),
}
