import { by } from '../../../../test/addressing.ts'
import type { RoomThings, Things } from '../../../../test/room-things.ts'

const longAgo = new Date('2026-11-01T02:00:00Z')

const eventAbout = ({ twin }: Things) => ({
  path: '/v1/statistics/record',
  body: {
    event: 'play',
    path: '/Podcasts',
    entityType: 'post',
    entityId: twin.ids.post,
    sessionId: 'sesi-yang-acak',
    timestamp: '2026-11-21T03:00:00.000Z',
  },
})
/** what was clicked and read is written down as it is said: it leads to nothing */
const accepted = { found: 202, missing: 202, notMine: 202 }

export const roomThings: RoomThings = {
  async fill({ tx, secret }) {
    await tx.db
      .insertInto('click_log')
      .values({ type: 'external', from_address: '/', to_address: `https://${secret}.test/`, at: longAgo })
      .execute()
    await tx.db
      .insertInto('recorded_events')
      .values({ event: 'play', path: `/${secret}`, session_hash: secret, at: longAgo })
      .execute()
    return {}
  },
  addressing: {
    'POST /v1/statistics/record': {
      entityId: by(eventAbout, accepted),
      sessionId: by(eventAbout, accepted),
    },
  },
}
