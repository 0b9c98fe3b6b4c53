import type { RoomThings } from '../../../../test/room-things.ts'

export const roomThings: RoomThings = {
  parameters: () => ({ transaction_status: ['deny'] }),
}
