import { by, reason } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    appointment: number
  }

  interface Things {
    appointment: number
  }
}

async function buildAppointment(
  tx: Tx,
  {
    secret,
    word,
    preferred_at,
    notes = '',
  }: { secret: string; word: string; preferred_at: string | Date; notes?: string },
): Promise<number> {
  const { id } = await tx.db
    .insertInto('appointments')
    .values({
      name: `Tamu ${secret}`,
      email: `tamu@${word}.test`,
      phone: '+6281234567890',
      organisation: `Lembaga ${secret}`,
      org_type: 'school',
      topic: 'other',
      mode: 'online',
      ...(notes ? { notes } : {}),
      preferred_at,
      consent_version: '1',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const roomThings: RoomThings = {
  async fill({ tx, secret, word }) {
    const preferred_at = '2026-12-01T03:00:00Z'
    const appointment = await buildAppointment(tx, { secret, word, preferred_at, notes: secret })
    await tx.db
      .insertInto('appointment_busy')
      .values({ quarter: preferred_at, appointment_id: appointment })
      .execute()
    await tx.db
      .insertInto('demo_requests')
      .values({ email: `demo@${word}.test`, asked_on: '2026-11-20' })
      .execute()
    return { ids: { appointment } }
  },
  things: async ({ tx, secret, word, later }) => ({
    appointment: await buildAppointment(tx, { secret, word, preferred_at: later }),
  }),
  addressing: {
    'POST /v1/appointments/{id}/decision': {
      id: by(({ appointment }) => ({
        path: `/v1/appointments/${appointment}/decision`,
        body: { decision: 'cancelled', reply: reason },
      })),
    },
  },
  parameters: () => ({ email: ['demo@contoh.id'] }),
}
