import { by, reference } from '../../../../test/addressing.ts'
import { entryAddressing } from '../../../../test/entry-addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo } from '../../../../test/rows.ts'
import { beginEntry } from '../../core/entries/entries.store.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    /** a public profile one has begun to write */
    personEntry: number
    /** a mentor who has not begun one */
    mentorMember: number
  }
}

export const roomThings: RoomThings = {
  after: ['people', 'members'],
  async fill({ tx, ids }) {
    await tx.db
      .insertInto('own_profiles')
      .columns(['membership_id', 'entry_id'])
      .expression(
        tx.db
          .selectFrom('entries')
          .select(({ val }) => [val(ids.member).as('membership_id'), 'id'])
          .where('kind', '=', 'person')
          .where('own_id', '=', ids.person),
      )
      .execute()
    return {}
  },
  async things({ tx, owner, secret }) {
    const personEntry = await beginEntry(tx, {
      kind: 'person',
      title: `Profil ${secret}`,
      owner: owner.membershipId,
      at: new Date(longAgo),
    })
    const { id: mentorMember } = await tx.db
      .insertInto('memberships')
      .values({ kind: 5, status: 'active', name: `Mentor ${secret}`, joined_at: longAgo })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { personEntry, mentorMember }
  },
  addressing: {
    ...entryAddressing('public-profiles', ({ personEntry }) => personEntry),
    'PUT /v1/public-profiles/{id}/writer': {
      id: by(({ personEntry }) => ({
        path: `/v1/public-profiles/${personEntry}/writer`,
        body: { membershipId: null },
      })),
      membershipId: reference(({ mentorMember }, { own }) => ({
        path: `/v1/public-profiles/${own.personEntry}/writer`,
        body: { membershipId: mentorMember },
      })),
    },
  },
}
