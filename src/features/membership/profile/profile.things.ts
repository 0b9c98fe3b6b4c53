import { reference } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'

export const roomThings: RoomThings = {
  addressing: {
    'POST /v1/user/profile/update': {
      schoolId: reference(
        ({ school }) => ({ path: '/v1/user/profile/update', body: { schoolId: school.id } }),
        { notMine: 200 },
      ),
      schoolNpsn: reference(
        ({ school }) => ({ path: '/v1/user/profile/update', body: { schoolNpsn: school.npsn } }),
        { notMine: 200 },
      ),
    },
  },
}
