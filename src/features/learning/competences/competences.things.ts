import { buildCompetence } from '../../../../test/build.ts'
import type { RoomThings } from '../../../../test/room-things.ts'

export const roomThings: RoomThings = {
  async fill({ tx, secret }) {
    await buildCompetence(tx, {
      slug: 'merakit',
      name: `Merakit ${secret}`,
      description: `Menyusun ${secret}`,
    })
    return {}
  },
  parameters: () => ({ slug: ['merakit'] }),
}
