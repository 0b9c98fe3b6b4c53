import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    faq: number
  }

  interface Things {
    faq: number
  }
}

export async function buildFaq(tx: Tx, written: { question: string; answer: string }): Promise<number> {
  const at = new Date('2026-11-20T03:00:00Z')
  const { id } = await tx.db
    .insertInto('faq_entries')
    .values({ ...written, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const told = { question: 'Bolehkah pindah jadwal?', answer: 'Boleh, sampai tiga hari sebelumnya.' }

export const roomThings: RoomThings = {
  async fill({ tx, secret }) {
    return { ids: { faq: await buildFaq(tx, { question: `Apa itu ${secret}?`, answer: `Ini ${secret}.` }) } }
  },
  async things({ tx, secret }) {
    return { faq: await buildFaq(tx, { question: `Apa itu ${secret}?`, answer: `Ini ${secret}.` }) }
  },
  addressing: {
    'PUT /v1/faqs/{id}': { id: by(({ faq }) => ({ path: `/v1/faqs/${faq}`, body: told })) },
    'DELETE /v1/faqs/{id}': { id: by(({ faq }) => ({ path: `/v1/faqs/${faq}` })) },
  },
}
