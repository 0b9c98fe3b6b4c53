import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo, type Row } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    mailing: number
    suppression: number
  }
}

/** A draft to everybody, unless told otherwise. */
export async function buildMailing(tx: Tx, row: Row<'mailings'> = {}): Promise<number> {
  const { id } = await tx.db
    .insertInto('mailings')
    .values({
      subject: 'Libur akhir tahun',
      words: 'Kelas libur dua minggu.',
      segment: 'all',
      by_name: 'Sri Wahyuni',
      created_at: longAgo,
      updated_at: longAgo,
      ...row,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function buildSuppression(tx: Tx, address: string, words: string): Promise<number> {
  const { id } = await tx.db
    .insertInto('mail_suppressions')
    .values({ address, cause: 'asked', words, created_at: longAgo })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

let number = 0

export const roomThings: RoomThings = {
  after: ['members'],
  async fill({ tx, secret, word, ids }) {
    const mailing_id = await buildMailing(tx, { subject: secret, words: secret, by_name: secret })
    await tx.db
      .insertInto('mailing_recipients')
      .values({ mailing_id, membership_id: ids.member, state: 'mailed', told_at: longAgo })
      .execute()
    await tx.db
      .insertInto('mailer_calls')
      .values({
        key: `kunci-${secret}`,
        digest: '0'.repeat(64),
        recipients: 1,
        answer: JSON.stringify({ secret }),
        created_at: longAgo,
      })
      .execute()
    await buildSuppression(tx, `mati@${word}.test`, secret)
    return {}
  },
  things: async ({ tx, secret }) => ({
    mailing: await buildMailing(tx, { subject: secret, words: `Isi ${secret}` }),
    suppression: await buildSuppression(tx, `mati${++number}@ditahan.test`, secret),
  }),
  addressing: {
    'PUT /v1/mailings/{id}': {
      id: by(({ mailing }) => ({
        path: `/v1/mailings/${mailing}`,
        body: { subject: 'Libur', words: 'Kelas libur dua minggu.', segment: 'all', version: 1 },
      })),
    },
    'POST /v1/mailings/{id}/schedule': {
      id: by(({ mailing }) => ({
        path: `/v1/mailings/${mailing}/schedule`,
        body: { dueAt: null, version: 1 },
      })),
    },
    'POST /v1/mailings/{id}/cancel': {
      id: by(({ mailing }) => ({ path: `/v1/mailings/${mailing}/cancel` })),
    },
    'DELETE /v1/suppressions/{id}': {
      id: by(({ suppression }) => ({ path: `/v1/suppressions/${suppression}` })),
    },
  },
  parameters: () => ({
    key: ['news'],
    reason: ['news'],
    as: ['html', 'text'],
    end: ['sent', 'waiting'],
    cause: ['asked'],
  }),
  inPath: () => ({ reason: ['news'] }),
}
