import { createHash } from 'node:crypto'
import type { RoomThings } from '../../../../test/room-things.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    paper: number
  }
}

export const roomThings: RoomThings = {
  after: ['teams'],
  async fill({ tx, secret, word, ids, now }) {
    const paper = await tx.db
      .insertInto('registration_papers')
      .values({
        team_id: ids.team,
        kind: 'assignment',
        // a key like those that are made, of a file that is no longer there
        key: `private-${createHash('sha256').update(word).digest('hex').slice(0, 32)}.pdf`,
        name: `Surat ${secret}`,
        mime: 'application/pdf',
        bytes: 10,
        at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.db
      .insertInto('registration_remarks')
      .values({ school_id: ids.school, field: 'name', words: `Catatan ${secret}` })
      .execute()
    return { ids: { paper: paper.id } }
  },
  parameters: ({ ids }) => ({ paperId: [String(ids.paper)] }),
}
