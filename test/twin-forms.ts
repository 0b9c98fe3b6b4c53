import type { Tx } from '../src/platform/db/transaction.ts'
import { hashToken } from '../src/platform/secrets/tokens.ts'
import { tokenOf } from './twin-people.ts'

/** One row in every table of the league, of boards and of appointments, all of it saying the tenant's secret word. */
export async function fillForms(tx: Tx, secret: string, ids: { school: number; member: number }) {
  const word = secret.toLowerCase()
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
  const team = await tx.db
    .insertInto('teams')
    .values({
      category_id: category.id,
      school_id: ids.school,
      name: `Tim ${secret}`,
      status: 'verified',
      coach_name: `Pembimbing ${secret}`,
      coach_email: `pembimbing@${word}.test`,
      rules_version: 'liga-1',
      token_hash: hashToken(tokenOf('tim', secret)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.db
    .insertInto('team_members')
    .values({
      team_id: team.id,
      category_id: category.id,
      full_name: `${secret} Pratama`,
      grade: 'XI',
      major: secret,
      is_captain: true,
      is_counted: true,
      nisn_hash: word,
      guardian_state: 'declared',
      guardian_token_hash: hashToken(tokenOf('wali tim', secret)),
    })
    .execute()
  await tx.db.insertInto('team_scores').values({ team_id: team.id, stage_id: stage.id, points: 90 }).execute()
  const appointment = await tx.db
    .insertInto('appointments')
    .values({
      name: `Tamu ${secret}`,
      email: `tamu@${word}.test`,
      phone: '+6281234567890',
      organisation: `Lembaga ${secret}`,
      org_type: 'school',
      topic: 'other',
      mode: 'online',
      notes: secret,
      preferred_at: '2026-12-01T03:00:00Z',
      consent_version: '1',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.db
    .insertInto('demo_requests')
    .values({ email: `demo@${word}.test`, asked_on: '2026-11-20' })
    .execute()
  const board = await tx.db
    .insertInto('leaderboards')
    .values({
      slug: 'papan',
      title: `Papan ${secret}`,
      summary: secret,
      period: '2026',
      unit: 'Poin',
      scope: 'siswa',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.db
    .insertInto('leaderboard_entries')
    .values({ leaderboard_id: board.id, name: secret, school_name: `SMK ${secret}`, score: 10 })
    .execute()
  return { team: team.id, appointment: appointment.id }
}
