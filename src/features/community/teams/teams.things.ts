import { by, reference } from '../../../../test/addressing.ts'
import { testNow } from '../../../../test/app.ts'
import type { Filling, Making, RoomThings } from '../../../../test/room-things.ts'
import { tokenOf } from '../../../../test/twin-secrets.ts'
import { hashToken, randomToken } from '../../../platform/secrets/tokens.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    team: number
  }

  interface TwinTokens {
    team: string
    teamGuardian: string
  }

  interface Things {
    team: number
    teamMember: number
    teamLink: string
  }
}

async function fillSeason({ tx, secret }: Filling) {
  const season = await tx.db
    .insertInto('competitions')
    .values({
      slug: 'liga',
      name: `Liga ${secret}`,
      season: '2026/2027',
      summary: `Ringkasan ${secret}`,
      description_html: `<p>${secret}</p>`,
      rules_html: `<p>${secret}</p>`,
      rules_version: 'liga-1',
      starts_on: '2026-11-01',
      ends_on: '2026-12-20',
      status: 'published',
      registration_open_at: '2026-10-01T00:00:00Z',
      registration_close_at: '2026-12-10T00:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const category = await tx.db
    .insertInto('competition_categories')
    .values({ competition_id: season.id, slug: 'web', name: `Web ${secret}`, min_members: 1, max_members: 4 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const stage = await tx.db
    .insertInto('competition_stages')
    .values({
      competition_id: season.id,
      name: `Seleksi ${secret}`,
      starts_on: '2026-11-01',
      ends_on: '2026-11-30',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { category_id: category.id, stage_id: stage.id }
}

/** a team of the place's school that waits */
async function buildTeam({ tx, secret, number, made }: Making) {
  const category = await tx.db
    .selectFrom('competition_categories')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const token = randomToken()
  const { id } = await tx.db
    .insertInto('teams')
    .values({
      category_id: category.id,
      school_id: made.school.id,
      name: `Tim ${secret} ${number}`,
      status: 'submitted',
      coach_name: `Pembimbing ${secret}`,
      coach_email: null,
      rules_version: '1',
      token_hash: hashToken(token),
      submitted_at: testNow,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const child = await tx.db
    .insertInto('team_members')
    .values({
      team_id: id,
      category_id: category.id,
      full_name: `Siswa ${secret} ${number}`,
      grade: 'XI',
      guardian_state: 'declared',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { team: id, teamMember: child.id, teamLink: token }
}

/** sent without a file: refused by its type, whoever asks */
const noForm = { found: 415, missing: 415 }

let nisn = 7_000_000_000

/** registers a team of this school; of NISN each has its own */
const teamOf = (path: string) =>
  reference(
    ({ school }, { own: { number } }) => ({
      path,
      body: {
        category: 'web',
        npsn: school.npsn,
        name: `Tim ${number}`,
        coach: { name: 'Dede Rukmana', email: `dede${number}@contoh.id`, phone: '081234567890' },
        members: [
          {
            fullName: 'Siswa Tegal',
            nisn: String(++nisn),
            birthDate: '2008-01-15',
            grade: 'XII',
            major: 'RPL',
            isCaptain: true,
          },
        ],
        consents: { rules: true, data: true },
      },
    }),
    { found: 201, notMine: 201 },
  )

export const roomThings: RoomThings = {
  after: ['schools'],
  async fill(filling) {
    const { tx, secret, word, ids } = filling
    const { category_id, stage_id } = await fillSeason(filling)
    const tokens = { team: tokenOf('tim', secret), teamGuardian: tokenOf('wali tim', secret) }
    const team = await tx.db
      .insertInto('teams')
      .values({
        category_id,
        school_id: ids.school,
        name: `Tim ${secret}`,
        status: 'verified',
        coach_name: `Pembimbing ${secret}`,
        coach_email: `pembimbing@${word}.test`,
        rules_version: 'liga-1',
        token_hash: hashToken(tokens.team),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.db
      .insertInto('team_members')
      .values({
        team_id: team.id,
        category_id,
        full_name: `${secret} Pratama`,
        grade: 'XI',
        major: secret,
        is_captain: true,
        is_counted: true,
        nisn_hash: word,
        guardian_state: 'declared',
        guardian_token_hash: hashToken(tokens.teamGuardian),
      })
      .execute()
    await tx.db.insertInto('team_scores').values({ team_id: team.id, stage_id, points: 90 }).execute()
    return { ids: { team: team.id }, tokens }
  },
  things: buildTeam,
  addressing: {
    'POST /v1/team/register': { npsn: teamOf('/v1/team/register') },
    'POST /v1/league/register': { npsn: teamOf('/v1/league/register') },
    'POST /v1/auth/team/register': { npsn: teamOf('/v1/auth/team/register') },
    'GET /v1/teams/{id}': { id: by(({ team }) => ({ path: `/v1/teams/${team}` })) },
    // bytes of papers are looked at by the room's own suite
    'GET /v1/teams/{id}/papers/{paperId}': {
      id: by(({ team }) => ({ path: `/v1/teams/${team}/papers/1` }), { found: 404 }),
      paperId: by(({ team }, { own }) => ({ path: `/v1/teams/${own.team}/papers/${team}` }), { found: 404 }),
    },
    'POST /v1/teams/{id}/guardian-sheets': {
      id: by(({ team, teamMember }) => ({
        path: `/v1/teams/${team}/guardian-sheets`,
        body: { memberId: teamMember },
      })),
      memberId: by(
        ({ teamMember }, { own }) => ({
          path: `/v1/teams/${own.team}/guardian-sheets`,
          body: { memberId: teamMember },
        }),
        // there is nobody of that number in one's own team
        { missing: 409, notMine: 409 },
      ),
    },
    'POST /v1/team/links/{token}/papers/{kind}': {
      token: by(({ teamLink }) => ({ path: `/v1/team/links/${teamLink}/papers/assignment` }), noForm),
      kind: by(({ teamLink }) => ({ path: `/v1/team/links/${teamLink}/papers/assignment` }), noForm),
    },
    'GET /v1/team/links/{token}/papers/{paperId}': {
      token: by(({ teamLink }) => ({ path: `/v1/team/links/${teamLink}/papers/1` }), { found: 404 }),
      paperId: by(({ team }, { own }) => ({ path: `/v1/team/links/${own.teamLink}/papers/${team}` }), {
        found: 404,
      }),
    },
    'POST /v1/teams/{id}/decision': {
      id: by(({ team }) => ({
        path: `/v1/teams/${team}/decision`,
        body: { decision: 'verified', version: 1 },
      })),
    },
  },
  parameters: () => ({ category: ['web'], season: ['liga'], status: ['verified'] }),
}
