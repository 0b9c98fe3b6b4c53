import { by, filter, reason, reference } from '../../../../test/addressing.ts'
import { testNow } from '../../../../test/app.ts'
import type { Making, RoomThings, Things } from '../../../../test/room-things.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    member: number
  }

  interface Things {
    person: number
    suspended: number
  }
}

async function buildRow({ tx, secret, word, place, number }: Making, status: string) {
  const { id } = await tx.db
    .insertInto('memberships')
    .values({
      kind: 4,
      status,
      program_ids: [place.program],
      province_code: place.province,
      name: `Budi ${secret} ${number}`,
      email: `budi${number}-${status}@${word}.test`,
      birth_date: '2012-01-01',
      joined_at: testNow,
      ...(status === 'suspended' ? { suspended_at: testNow, suspended_reason: `Alasan ${secret}` } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const person = ({ person: id }: Things, rest = '') => ({ path: `/v1/people/${id}${rest}` })
const change = { name: 'Budi Santoso', programIds: [], provinceCode: null, schoolId: null, version: 1 }

export const roomThings: RoomThings = {
  after: ['schools'],
  async fill({ tx, secret, word, ids }) {
    const { id } = await tx.db
      .insertInto('memberships')
      .values({
        // the same account in both tenants: one person may belong to several
        account_id: '00000000-0000-4000-8000-000000000001',
        kind: 1,
        name: `Dewi ${secret}`,
        email: `dewi@${word}.test`,
        bio: `Tentang ${secret}`,
        school_id: ids.school,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { ids: { member: id } }
  },
  things: async making => ({
    person: await buildRow(making, 'active'),
    suspended: await buildRow(making, 'suspended'),
  }),
  addressing: {
    'GET /v1/people': {
      programId: filter(({ place }) => ({ path: `/v1/people?programId=${place.program}` })),
    },
    'GET /v1/people/file': {
      programId: filter(({ place }) => ({ path: `/v1/people/file?programId=${place.program}` })),
    },
    'GET /v1/people/ids': {
      programId: filter(({ place }) => ({ path: `/v1/people/ids?programId=${place.program}` })),
    },
    'GET /v1/people/{id}': { id: by(things => person(things)) },
    'PUT /v1/people/{id}': {
      id: by(things => ({ ...person(things), body: change })),
      programIds: reference((things, { own }) => ({
        ...person(own),
        body: { ...change, programIds: [things.place.program] },
      })),
      schoolId: reference((things, { own }) => ({
        ...person(own),
        body: { ...change, schoolId: things.school.id },
      })),
    },
    'PUT /v1/people/{id}/kind': {
      id: by(things => ({ ...person(things, '/kind'), body: { kind: 3, version: 1 } })),
      programIds: reference((things, { own }) => ({
        ...person(own, '/kind'),
        body: { kind: 7, version: 1, programIds: [things.place.program] },
      })),
    },
    'POST /v1/people/{id}/suspension': {
      id: by(things => ({ ...person(things, '/suspension'), body: { reason } })),
    },
    'DELETE /v1/people/{id}/suspension': {
      id: by(({ suspended }) => ({ path: `/v1/people/${suspended}/suspension` })),
    },
    'POST /v1/people/{id}/sign-out': { id: by(things => ({ ...person(things, '/sign-out'), body: {} })) },
  },
  parameters: () => ({ kind: ['1', '3'], status: ['active'] }),
}
