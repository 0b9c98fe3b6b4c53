import { by, reason } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { tokenOf } from '../../../../test/twin-secrets.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { hashToken, randomToken } from '../../../platform/secrets/tokens.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    appointment: number
  }

  interface TwinTokens {
    appointment: string
  }

  interface Things {
    appointment: number
    appointmentLink: string
  }
}

async function buildAppointment(
  tx: Tx,
  {
    secret,
    word,
    preferred_at,
    notes = '',
    token,
  }: { secret: string; word: string; preferred_at: string | Date; notes?: string; token: string },
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
      token_hash: hashToken(token),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const roomThings: RoomThings = {
  async fill({ tx, secret, word }) {
    const preferred_at = '2026-12-01T03:00:00Z'
    const token = tokenOf('janji', secret)
    const appointment = await buildAppointment(tx, { secret, word, preferred_at, notes: secret, token })
    await tx.db
      .insertInto('appointment_busy')
      .values({ quarter: preferred_at, appointment_id: appointment })
      .execute()
    await tx.db
      .insertInto('demo_requests')
      .values({ email: `demo@${word}.test`, asked_on: '2026-11-20' })
      .execute()
    return { ids: { appointment }, tokens: { appointment: token } }
  },
  things: async ({ tx, secret, word, later }) => {
    const token = randomToken()
    const appointment = await buildAppointment(tx, { secret, word, preferred_at: later, token })
    return { appointment, appointmentLink: token }
  },
  addressing: {
    'GET /v1/appointments/links/{token}/janji-temu.ics': {
      token: by(({ appointmentLink }) => ({
        path: `/v1/appointments/links/${appointmentLink}/janji-temu.ics`,
      })),
    },
    'POST /v1/appointments/{id}/move': {
      // at a time that nobody is offered
      id: by(
        ({ appointment }) => ({
          path: `/v1/appointments/${appointment}/move`,
          body: { startsAt: '2026-11-21T03:00' },
        }),
        { found: 422 },
      ),
    },
    'POST /v1/appointments/{id}/decision': {
      id: by(({ appointment }) => ({
        path: `/v1/appointments/${appointment}/decision`,
        body: { decision: 'cancelled', reply: reason },
      })),
    },
  },
  parameters: () => ({ email: ['demo@contoh.id'], from: ['2026-11-30'] }),
}
