import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { nextNumber } from '../../../../test/rows.ts'
import { buildChapter, buildClass, buildClassroom, buildModule } from '../classes/classes.things.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    /** of a class that the owner began and that is published in this version, with a run of it */
    outline: { id: number; runId: number; number: number }
  }
}

export const roomThings: RoomThings = {
  after: ['classes', 'class-writing'],
  async things({ tx, secret, owner }) {
    const made = await buildClass(tx, { name: `Isi ${secret} ${nextNumber()}` })
    const module = await buildModule(tx, made.id)
    await buildChapter(tx, { classId: made.id, moduleId: module.id })
    const { number } = await tx.db
      .selectFrom('classes')
      .select('course_number as number')
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow()
    const run = await buildClassroom(tx, made.id, { name: `Angkatan ${secret}` })
    const { id } = await tx.db
      .updateTable('entries')
      .set({ owner_id: owner.membershipId })
      .where('kind', '=', 'class')
      .where('own_id', '=', made.id)
      .returning('id')
      .executeTakeFirstOrThrow()
    return { outline: { id, runId: run.id, number: number ?? 0 } }
  },
  inPath: ({ ids }) => ({ chapterId: [String(ids.chapter)] }),
  addressing: {
    'GET /v1/classes/{id}/outline': {
      id: by(({ outline }) => ({ path: `/v1/classes/${outline.id}/outline` })),
    },
    'POST /v1/classes/{id}/outline': {
      id: by(({ outline }) => ({
        path: `/v1/classes/${outline.id}/outline`,
        body: { act: 'addModule', title: 'Pengenalan' },
      })),
    },
    'GET /v1/classes/{id}/outline/publication': {
      id: by(({ outline }) => ({ path: `/v1/classes/${outline.id}/outline/publication` })),
    },
    'POST /v1/classes/{id}/outline/publication': {
      id: by(({ outline: { id, number } }) => ({
        path: `/v1/classes/${id}/outline/publication`,
        body: { seen: number },
      })),
    },
    'PUT /v1/classes/{id}/runs/{runId}/version': {
      id: by(({ outline }) => ({
        path: `/v1/classes/${outline.id}/runs/${outline.runId}/version`,
        body: {},
      })),
      runId: by(({ outline }, { own }) => ({
        path: `/v1/classes/${own.outline.id}/runs/${outline.runId}/version`,
        body: {},
      })),
    },
  },
  parameters: () => ({ as: ['visitor', 'new', 'half', 'done'] }),
}
