import type { RoomThings } from '../../../../test/room-things.ts'

export const roomThings: RoomThings = {
  parameters: () => ({ order_id: ['1'], transaction_status: ['deny'] }),
}
