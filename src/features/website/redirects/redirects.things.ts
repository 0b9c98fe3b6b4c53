import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { nextNumber } from '../../../../test/rows.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    redirect: number
  }
}

export const roomThings: RoomThings = {
  async things({ tx, secret }) {
    const { id } = await tx.db
      .insertInto('redirects')
      .values({ from_path: `/lama-${nextNumber()}`, to_path: `/baru-${secret.toLowerCase()}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { redirect: id }
  },
  addressing: {
    'PUT /v1/redirects/{id}': {
      id: by(({ redirect }) => ({ path: `/v1/redirects/${redirect}`, body: { to: '/News' } })),
    },
  },
}
