import type { RoomThings } from '../../../../test/room-things.ts'

export const roomThings: RoomThings = {
  parameters: () => ({ order_id: ['1'], order: [''], transaction_status: ['deny'] }),
}
