import { by, reason } from '../../../../test/addressing.ts'
import type { RoomThings, Things } from '../../../../test/room-things.ts'
import { nextNumber, type Row } from '../../../../test/rows.ts'
import { tokenOf } from '../../../../test/twin-secrets.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { hashToken, randomToken } from '../../../platform/secrets/tokens.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    school: number
  }

  interface TwinTokens {
    school: string
  }

  interface Things {
    school: { id: number; npsn: string }
    schoolLink: string
  }
}

const details = ({ place }: Things) => ({
  name: 'SMA Bahari',
  level: 'SMA',
  ownership: 'negeri',
  provinceId: place.province,
  cityId: place.city,
})

/** A verified school in Tegal, unless told otherwise. */
export async function buildSchool(tx: Tx, row: Row<'schools'> = {}) {
  const count = nextNumber()
  return tx.db
    .insertInto('schools')
    .values({
      npsn: String(20_400_000 + count),
      name: `SMK Negeri ${count} Tegal`,
      level: 'SMK',
      province_code: '33',
      city_code: '33.76',
      ...row,
    })
    .returning(['id', 'npsn', 'name'])
    .executeTakeFirstOrThrow()
}

/** sent without a file: refused by its type, whoever asks */
const noForm = { found: 415, missing: 415 }

export const roomThings: RoomThings = {
  async fill({ tx, secret }) {
    const token = tokenOf('sekolah', secret)
    const school = await tx.db
      .insertInto('schools')
      .values({
        npsn: '20301234',
        name: `SMK ${secret}`,
        level: 'SMK',
        address: `Jalan ${secret}`,
        token_hash: hashToken(token),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { ids: { school: school.id }, tokens: { school: token } }
  },
  things: async ({ tx, secret, place, number }) => {
    const schoolLink = randomToken()
    const school = await tx.db
      .insertInto('schools')
      .values({
        npsn: String(30_000_000 + number),
        name: `SMA ${secret} ${number}`,
        level: 'SMA',
        ownership: 'negeri',
        status: 'verified',
        province_code: place.province,
        city_code: place.city,
        address: `Jalan ${secret}`,
        token_hash: hashToken(schoolLink),
      })
      .returning(['id', 'npsn'])
      .executeTakeFirstOrThrow()
    return { school, schoolLink }
  },
  addressing: {
    'GET /v1/school/{npsn}': { npsn: by(({ school }) => ({ path: `/v1/school/${school.npsn}` })) },
    'POST /v1/school/register': {
      // every tenant keeps its own list: another's number is free here
      npsn: by(
        things => ({
          path: '/v1/school/register',
          body: {
            npsn: things.school.npsn,
            ...details(things),
            principal: 'Siti Rahmawati',
            consent: true,
            contact: { name: 'Agus Salim', phone: '081234567890', email: 'agus@contoh.id' },
          },
        }),
        { found: 422, missing: 201, only: ['visitor'] },
      ),
    },
    'POST /v1/schools': {
      // every tenant keeps its own list: another's number is free here, and nothing of the other's is touched
      npsn: by(things => ({ path: '/v1/schools', body: { npsn: things.school.npsn, ...details(things) } }), {
        found: 422,
        missing: 201,
        notMine: 422,
        only: [1],
      }),
    },
    'GET /v1/schools/{npsn}/registration': {
      npsn: by(({ school }) => ({ path: `/v1/schools/${school.npsn}/registration` })),
    },
    // bytes of papers are looked at by the room's own suite
    'GET /v1/schools/{npsn}/papers/{paperId}': {
      npsn: by(({ school }) => ({ path: `/v1/schools/${school.npsn}/papers/1` }), { found: 404 }),
      paperId: by(({ school }, { own }) => ({ path: `/v1/schools/${own.school.npsn}/papers/${school.id}` }), {
        found: 404,
      }),
    },
    'POST /v1/school/links/{token}/papers/{kind}': {
      token: by(({ schoolLink }) => ({ path: `/v1/school/links/${schoolLink}/papers/licence` }), noForm),
      kind: by(({ schoolLink }) => ({ path: `/v1/school/links/${schoolLink}/papers/licence` }), noForm),
    },
    'GET /v1/school/links/{token}/papers/{paperId}': {
      token: by(({ schoolLink }) => ({ path: `/v1/school/links/${schoolLink}/papers/1` }), { found: 404 }),
      paperId: by(
        ({ school }, { own }) => ({ path: `/v1/school/links/${own.schoolLink}/papers/${school.id}` }),
        {
          found: 404,
        },
      ),
    },
    'POST /v1/schools/{npsn}/decision': {
      npsn: by(({ school }) => ({
        path: `/v1/schools/${school.npsn}/decision`,
        body: { decision: 'rejected', reason, version: 1 },
      })),
    },
    'POST /v1/schools/{npsn}/merge': {
      npsn: by(
        ({ school }, { own }) => ({
          path: `/v1/schools/${school.npsn}/merge`,
          body: { intoNpsn: own.school.npsn, version: 1 },
        }),
        { found: 422 },
      ),
      // into itself is refused as well
      intoNpsn: by(
        ({ school }, { own }) => ({
          path: `/v1/schools/${own.school.npsn}/merge`,
          body: { intoNpsn: school.npsn, version: 1 },
        }),
        { found: 422, missing: 422, notMine: 422 },
      ),
    },
    'PUT /v1/schools/{npsn}': {
      npsn: by(
        things => ({
          path: `/v1/schools/${things.school.npsn}`,
          body: { ...details(things), status: 'verified', version: 1 },
        }),
        { notMine: 403 },
      ),
    },
  },
  parameters: () => ({
    provinceId: ['32'],
    cityId: ['32.73'],
    registrarCityIds: ['32.73'],
    heldCityIds: ['32.73'],
    npsn: ['20301234'],
    status: ['verified'],
  }),
}
