import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo } from '../../../../test/rows.ts'
import { putStart } from './first-steps.store.ts'

export const roomThings: RoomThings = {
  async fill({ tx }) {
    await putStart(tx, { institution: 'school', step: 'people', endedAt: longAgo, at: longAgo })
    return {}
  },
}
