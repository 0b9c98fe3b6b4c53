import { buildPerson } from '../../../../test/build.ts'
import type { RoomThings } from '../../../../test/room-things.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    person: number
  }
}

export const roomThings: RoomThings = {
  async fill({ tx, secret, picture }) {
    const person = await buildPerson(tx, {
      slug: 'sri-wahyuni',
      name: `Sri ${secret}`,
      bio: `Guru ${secret}`,
      photo: picture,
    })
    return { ids: { person: person.id } }
  },
  parameters: () => ({ slug: ['sri-wahyuni'] }),
}
