import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'

export const roomThings: RoomThings = {
  after: ['enrolments'],
  addressing: {
    'GET /v1/classes/{id}/progress': {
      id: by(({ enrolment: { classId } }) => ({ path: `/v1/classes/${classId}/progress` })),
    },
    'GET /v1/classes/{id}/progress/file': {
      id: by(({ enrolment: { classId } }) => ({ path: `/v1/classes/${classId}/progress/file` })),
    },
  },
  parameters: () => ({ show: ['all', 'quiet'] }),
}
