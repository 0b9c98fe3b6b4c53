import { filter } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'

export const roomThings: RoomThings = {
  async fill({ tx, secret }) {
    await tx.db
      .insertInto('audit_entries')
      .values({
        actor_name: `Dewi ${secret}`,
        action: 'member.invited',
        object_type: 'invitation',
        object_id: '1',
        after: JSON.stringify({ name: secret }),
      })
      .execute()
    return {}
  },
  addressing: {
    'GET /v1/audit/list': { actorId: filter(({ person: id }) => ({ path: `/v1/audit/list?actorId=${id}` })) },
    'GET /v1/audit/file': { actorId: filter(({ person: id }) => ({ path: `/v1/audit/file?actorId=${id}` })) },
  },
  parameters: () => ({ action: ['member.invited'], from: ['2026-01-01'], to: ['2026-12-31'] }),
}
