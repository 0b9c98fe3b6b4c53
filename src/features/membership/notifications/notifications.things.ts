import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo, type Row } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { randomToken } from '../../../platform/secrets/tokens.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinTokens {
    ending: string
  }

  interface Things {
    notification: number
  }
}

/** One that is shown by the bell and was not read, unless told otherwise. */
export async function buildNotification(
  tx: Tx,
  row: Row<'notifications'> & { membership_id: number },
): Promise<number> {
  const { id } = await tx.db
    .insertInto('notifications')
    .values({
      kind: 'news',
      title: 'Jadwal kelas berubah',
      link: '/Class',
      is_in_bell: true,
      is_in_digest: false,
      created_at: longAgo,
      ...row,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const roomThings: RoomThings = {
  after: ['members'],
  async fill({ tx, secret, ids }) {
    const membership_id = ids.member
    await buildNotification(tx, { membership_id, title: secret, words: secret, link: `/${secret}` })
    await tx.db
      .insertInto('notification_choices')
      .values({ membership_id, kind: 'news', bell: true, mail: 'digest', updated_at: longAgo })
      .execute()
    const token = randomToken()
    await tx.db
      .insertInto('unsubscribe_links')
      .values({ token, membership_id, kind: 'news', created_at: longAgo })
      .execute()
    return { tokens: { ending: token } }
  },
  things: async ({ tx, secret, owner: { membershipId } }) => ({
    notification: await buildNotification(tx, { membership_id: membershipId, title: secret, words: secret }),
  }),
  addressing: {
    'POST /v1/notifications/{id}/read': {
      id: by(({ notification }) => ({ path: `/v1/notifications/${notification}/read` })),
    },
  },
  parameters: () => ({ filter: ['all', 'unread'] }),
  inPath: ({ tokens }) => ({ token: [tokens.ending] }),
}
