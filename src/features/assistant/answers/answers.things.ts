import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo } from '../../../../test/rows.ts'
import { buildPupil } from '../../learning/enrolments/enrolments.things.ts'

export const roomThings: RoomThings = {
  after: ['members'],
  async fill({ tx, secret }) {
    await tx.db
      .insertInto('answer_settings')
      .values({ model: secret, base_url: `https://model.example/${secret}`, updated_at: longAgo })
      .execute()
    await tx.db.insertInto('answer_use').values({ month: '2026-01', tokens: 100, questions: 1 }).execute()
    const pupil = await buildPupil(tx, `Penanya ${secret}`)
    await tx.db
      .insertInto('answer_days')
      .values({ membership_id: pupil.id, day: '2026-01-02', questions: 1 })
      .execute()
    return {}
  },
}
