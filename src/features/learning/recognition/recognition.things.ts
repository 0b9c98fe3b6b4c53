import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'

export const roomThings: RoomThings = {
  after: ['certificates'],
  addressing: {
    'GET /v1/credentials/{code}': {
      code: by(({ certificate }) => ({ path: `/v1/credentials/${certificate.code}` }), { notMine: 'open' }),
    },
  },
  inPath: () => ({ key: ['certificate-0'] }),
}
