import type { RoomThings } from '../../../../test/room-things.ts'

export const roomThings: RoomThings = {
  parameters: () => ({ by: ['class'], from: ['2026-11-01'], to: ['2026-11-30'] }),
}
