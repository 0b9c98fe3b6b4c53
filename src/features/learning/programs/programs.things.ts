import { by } from '../../../../test/addressing.ts'
import { buildProgram } from '../../../../test/build.ts'
import type { RoomThings } from '../../../../test/room-things.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    program: number
  }

  interface Content {
    program: { id: number; slug: string }
  }
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
  async content({ tx, secret, slug }) {
    const program = await buildProgram(tx, { slug, name: `Program ${secret}` })
    return { program: { id: program.id, slug } }
  },
  addressing: {
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
  parameters: () => ({ slug: ['sekolah-digital'] }),
  inPath: () => ({ program: ['sekolah-digital'] }),
}
