import { nisnHash, sealDetails } from '../../src/features/community/teams/member-details.ts'
import type { MemberInput } from '../../src/features/community/teams/teams.contract.ts'
import type { Tx } from '../../src/platform/db/transaction.ts'
import type { Secrets } from '../../src/platform/secrets/secrets.ts'
import { hashToken, randomToken } from '../../src/platform/secrets/tokens.ts'
import { slugOf } from '../../src/shared/slug.ts'
import { after, dayAfter } from './days.ts'
import type { DemoTenant } from './demo.types.ts'
import type { DemoForms, DemoSeason, DemoTeam } from './forms.types.ts'
import { writeAppointment } from './seed-appointments.ts'
import { writeAssistant } from './seed-assistant.ts'
import { writeBoard } from './seed-boards.ts'
import { writeVoices } from './seed-voices.ts'

interface Seeding {
  tx: Tx
  tenantId: number
  now: Date
  /** with them the members' details are sealed as in life; without, they are left out */
  secrets: Secrets | undefined
}

/** The league's seasons with their teams, boards, and who asked for an appointment. After the schools. */
export async function seedForms(seeding: Seeding, { forms }: DemoTenant): Promise<void> {
  if (!forms) return
  await writeSchools(seeding, forms)
  const seasons = new Map<string, number>()
  for (const season of forms.seasons ?? []) seasons.set(season.slug, await writeSeason(seeding, season))
  for (const [position, board] of (forms.boards ?? []).entries())
    await writeBoard(seeding, board, position, board.league ? (seasons.get(board.league) ?? null) : null)
  if (forms.asked) await writeAssistant(seeding, forms.asked)
  if (forms.voices) await writeVoices(seeding, forms.voices)
  for (const appointment of forms.appointments ?? []) await writeAppointment(seeding, appointment)
}

async function writeSchools({ tx }: Seeding, { schools = [] }: DemoForms): Promise<void> {
  if (schools.length === 0) return
  await tx.db
    .insertInto('schools')
    .values(
      schools.map(([npsn, name, province_code, city_code]) => ({
        npsn,
        name,
        level: 'SMK',
        province_code,
        city_code,
        ownership: name.includes('Negeri') ? 'negeri' : 'swasta',
      })),
    )
    .execute()
}

async function writeSeason(seeding: Seeding, season: DemoSeason): Promise<number> {
  const { tx, now } = seeding
  const { id } = await tx.db
    .insertInto('competitions')
    .values({
      slug: season.slug,
      name: season.name,
      season: season.season,
      summary: season.summary,
      description_html: season.html,
      rules_html: season.rulesHtml,
      rules_version: `${season.slug}-1`,
      fee: season.fee,
      registration_open_at: `${dayAfter(now, season.registrationOpensInDays)}T01:00:00Z`,
      registration_close_at: `${dayAfter(now, season.registrationClosesInDays)}T16:59:00Z`,
      starts_on: dayAfter(now, season.startsInDays),
      ends_on: dayAfter(now, season.endsInDays),
      status: 'published',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const stages = await tx.db
    .insertInto('competition_stages')
    .values(
      season.stages.map((stage, position) => ({
        competition_id: id,
        name: stage.name,
        description: stage.text,
        place: stage.place ?? '',
        position,
        starts_on: dayAfter(now, stage.startsInDays),
        ends_on: dayAfter(now, stage.endsInDays),
      })),
    )
    .returning('id')
    .execute()
  const categories = await tx.db
    .insertInto('competition_categories')
    .values(
      season.categories.map(({ slug, name, text, min, max }, position) => ({
        competition_id: id,
        slug,
        name,
        description: text,
        position,
        min_members: min,
        max_members: max,
      })),
    )
    .returning(['id', 'slug'])
    .execute()
  const categoryIds = new Map(categories.map(row => [row.slug, row.id]))
  for (const [index, team] of season.teams.entries()) {
    const categoryId = categoryIds.get(team.category)
    if (categoryId === undefined) throw new Error(`There is no category ${team.category} in ${season.slug}`)
    const place = { categoryId, stageIds: stages.map(stage => stage.id), rulesVersion: `${season.slug}-1` }
    await writeTeam(seeding, team, place, index + season.teams.length * id)
  }
  return id
}

const isIn = (status: DemoTeam['status']) => status !== 'draft' && status !== 'withdrawn'

async function writeTeam(
  seeding: Seeding,
  team: DemoTeam,
  { categoryId, stageIds, rulesVersion }: { categoryId: number; stageIds: number[]; rulesVersion: string },
  number: number,
): Promise<void> {
  const { tx, now } = seeding
  const school = await tx.db
    .selectFrom('schools')
    .select('id')
    .where('npsn', '=', team.npsn)
    .executeTakeFirstOrThrow()
  const sent = team.status === 'draft' ? null : after(now, -20 + (number % 12))
  const { id } = await tx.db
    .insertInto('teams')
    .values({
      category_id: categoryId,
      school_id: school.id,
      name: team.name,
      status: team.status,
      coach_name: team.coach,
      coach_email: `${slugOf(team.coach)}@sekolah.example`,
      coach_phone: `+6281200${String(10_000 + number).slice(-5)}`,
      token_hash: hashToken(randomToken()),
      rules_version: rulesVersion,
      reason: team.reason ?? '',
      consented_at: sent,
      submitted_at: sent,
      created_at: sent ?? now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [position, fullName] of team.members.entries())
    await writeMember(seeding, team, { id, categoryId, fullName, position, number: number * 10 + position })
  const points = (team.points ?? []).flatMap((value, stage) => {
    const stage_id = stageIds[stage]
    return stage_id === undefined ? [] : [{ team_id: id, stage_id, points: value }]
  })
  if (points.length > 0) await tx.db.insertInto('team_scores').values(points).execute()
}

async function writeMember(
  { tx, tenantId, now, secrets }: Seeding,
  team: DemoTeam,
  {
    id,
    categoryId,
    fullName,
    position,
    number,
  }: {
    id: number
    categoryId: number
    fullName: string
    position: number
    number: number
  },
): Promise<void> {
  // numbers that belong to nobody: no NISN begins with 9
  const nisn = String(9_000_000_000 + number)
  const grade = position === 0 ? 'XII' : 'XI'
  const member: MemberInput = {
    fullName,
    nisn,
    grade,
    major: team.major,
    phone: '',
    email: '',
    isCaptain: position === 0,
    birthDate: dayAfter(now, -Math.round(365.25 * (grade === 'XII' ? 18.2 : 16.6))),
    guardianName: grade === 'XII' ? '' : `Wali ${fullName}`,
    guardianEmail: grade === 'XII' ? '' : `wali.${slugOf(fullName)}@keluarga.example`,
  }
  await tx.db
    .insertInto('team_members')
    .values({
      team_id: id,
      category_id: categoryId,
      full_name: fullName,
      grade,
      major: team.major,
      position,
      is_captain: position === 0,
      is_counted: isIn(team.status),
      nisn_hash: secrets ? nisnHash(secrets, tenantId, nisn) : null,
      details_sealed: secrets ? sealDetails(secrets, tenantId, member) : null,
      guardian_state: grade === 'XII' ? 'none' : team.status === 'submitted' ? 'declared' : 'confirmed',
      ...(grade === 'XII' ? {} : { guardian_text_version: 'wali-liga-2026-11', guardian_at: now }),
    })
    .execute()
}
