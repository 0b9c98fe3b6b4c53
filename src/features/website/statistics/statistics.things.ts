import { by, filter } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { chartTypes, counterFlags } from './statistics.rules.ts'

export const roomThings: RoomThings = {
  addressing: {
    'GET /statistic/batchs/active/{id}': {
      id: by(({ twin }) => ({ path: `/statistic/batchs/active/${twin.ids.classroom}` })),
    },
    'GET /statistic/chart/{type}': { type: filter(() => ({ path: '/statistic/chart/members' })) },
  },
  parameters: () => ({
    type: chartTypes,
    ...Object.fromEntries(counterFlags.map(flag => [flag, ['true']])),
  }),
}
