import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'

export const roomThings: RoomThings = {
  after: ['classes', 'class-writing'],
  inPath: ({ ids }) => ({ chapterId: [String(ids.chapter)] }),
  addressing: {
    'GET /v1/classes/{id}/outline': {
      id: by(({ classEntry }) => ({ path: `/v1/classes/${classEntry}/outline` })),
    },
    'POST /v1/classes/{id}/outline': {
      id: by(({ classEntry }) => ({
        path: `/v1/classes/${classEntry}/outline`,
        body: { act: 'addModule', title: 'Pengenalan' },
      })),
    },
    'GET /v1/classes/{id}/outline/publication': {
      id: by(({ classEntry }) => ({ path: `/v1/classes/${classEntry}/outline/publication` })),
    },
  },
}
