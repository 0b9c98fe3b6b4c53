import type { Tx } from '../../../platform/db/transaction.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { post } from '../../../platform/mail/mail.ts'
import { hashToken, randomToken } from '../../../platform/secrets/tokens.ts'
import { to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { dayIn, isChild } from '../../../shared/days.ts'
import type { FieldError } from '../../../shared/envelope.ts'
import { conflict, invalid, invalidField, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { findVerifiedSchool } from '../../membership/schools/schools.ts'
import { sendEvent } from '../../membership/webhooks/webhooks.ts'
import * as seasons from '../seasons/seasons.ts'
import { seasonState } from '../seasons/seasons.ts'
import { type Keys, nisnHash, openDetails, sealDetails, sealLink } from './member-details.ts'
import { findSchool, type SchoolRow } from './team-checking.store.ts'
import { memberErrors, teamErrors } from './team-checks.ts'
import type { CreatedTeam, DraftTeam, MemberInput, NewTeam } from './teams.contract.ts'
import { guardianMail, noticeMail, registeredMail } from './teams.mail.ts'
import { guardianTextVersion, type TeamStatus, teamStatuses } from './teams.rules.ts'
import * as store from './teams.store.ts'

export type TeamContext = Pick<CallContext, 'tx' | 'clock' | 'tenant' | 'partsOf' | 'viewer' | 'request'>

/** What a team says of itself, looked up: its season is open, its category and school are real. */
export interface TeamPlace {
  season: seasons.SeasonRow
  category: seasons.CategoryRow
  school: { id: number; npsn: string; name: string }
}

export function assertOpen(
  season: seasons.SeasonRow,
  { clock, tenant }: Pick<InTenant, 'clock' | 'tenant'>,
): void {
  const state = seasonState(season, clock.now(), tenant.timeZone)
  if (state === 'open') return
  const opens = momentText(season.registrationOpenAt, tenant.timeZone)
  if (state === 'soon') throw conflict(`Pendaftaran baru dibuka ${opens}`)
  throw conflict('Pendaftaran sudah ditutup. Data tim terkunci.')
}

export async function place(context: TeamContext, given: DraftTeam): Promise<TeamPlace> {
  const { tx } = context
  const season = await seasons.findSeason(context, given.season)
  if (!season) throw notFound('Musim liga')
  assertOpen(season, context)
  const categories = await seasons.listCategories(tx, season.id)
  const category = categories.find(({ slug }) => slug === given.category)
  if (!category) throw invalidField('category', 'Pilih kategori yang tersedia')
  const school = await findVerifiedSchool(tx, { npsn: given.npsn })
  if (!school)
    throw invalidField(
      'npsn',
      'Sekolah dengan NPSN ini belum terdaftar di sini. Daftarkan sekolahnya terlebih dahulu.',
    )
  return { season, category, school }
}

/**
 * A team sent in for the first time, or kept as a draft. One season, one school, nobody twice in a category.
 * `secrets` seal what children say of themselves.
 */
export async function registerTeam(
  context: TeamContext,
  secrets: Keys,
  given: NewTeam | DraftTeam,
): Promise<CreatedTeam> {
  const { tx, clock, tenant, viewer } = context
  const placed = await place(context, given)
  const isDraft = !('consents' in given)
  assertTeam(context, placed, given)
  const token = randomToken()
  const at = clock.now()
  const status: TeamStatus = isDraft ? 'draft' : 'submitted'
  const values = valuesOf(placed, given, status, at)
  const membershipId = viewer.member?.membershipId ?? null
  const tokenSealed = sealLink(secrets, tenant.id, token)
  const id = await store.insertTeam(tx, values, { tokenHash: hashToken(token), tokenSealed, membershipId })
  await writeMembers(context, secrets, { teamId: id, placed, given, isDraft, before: [] })
  const url = `${tenant.origin}${to.ownTeam({ token })}`
  const closes = momentText(placed.season.registrationCloseAt, tenant.timeZone)
  await post(tx, registeredMail(tenant.sender, given.coach, wordsOf(placed, given), { url, isDraft, closes }))
  await tell(context, { id, name: given.name, isDraft, placed, given })
  return createdOf(id, status, token)
}

export const createdOf = (id: number, status: TeamStatus, token: string): CreatedTeam => ({
  id,
  status,
  statusText: teamStatuses[status].label,
  href: to.ownTeam({ token }),
})

export const wordsOf = ({ season, category, school }: TeamPlace, { name }: { name: string }) => ({
  name,
  school: school.name,
  league: season.name,
  category: category.name,
})

export const valuesOf = (
  { season, category, school }: TeamPlace,
  { name, coach }: DraftTeam,
  status: TeamStatus,
  at: Date,
): store.TeamValues => ({
  categoryId: category.id,
  schoolId: school.id,
  name,
  status,
  coach,
  at,
  rulesVersion: season.rulesVersion,
  consentedAt: status === 'draft' ? null : at,
})

interface Told {
  id: number
  name: string
  isDraft: boolean
  placed: TeamPlace
  given: DraftTeam
}

/** The log, and whoever looks after the league; a draft is nobody's business yet. */
export async function tell(context: TeamContext, { id, name, isDraft, placed, given }: Told) {
  await record(context, {
    action: isDraft ? 'team.drafted' : 'team.submitted',
    object: { type: 'team', id, name },
    after: { status: isDraft ? 'draft' : 'submitted' },
  })
  if (!isDraft) await sendEvent(context, { type: 'team.submitted', data: { teamId: id } })
  const { tx, tenant } = context
  const contact = tenant.contact.email?.trim()
  if (!isDraft && contact) await post(tx, noticeMail(tenant.sender, contact, wordsOf(placed, given), id))
}

export function assertTeam(
  { clock, tenant }: TeamContext,
  { category }: TeamPlace,
  given: NewTeam | DraftTeam,
): void {
  const today = dayIn(clock.now(), tenant.timeZone)
  const isDraft = !('consents' in given)
  const errors: FieldError[] = [
    ...teamErrors(given.members, category, isDraft),
    ...given.members.flatMap((member, index) => memberErrors(member, index, { today, isDraft })),
  ]
  const hasMinors = given.members.some(({ birthDate }) => isChild(birthDate, today))
  if (!isDraft && hasMinors && !given.consents.guardian)
    errors.push({
      field: 'consents.guardian',
      code: 'custom',
      message: 'Nyatakan bahwa orang tua atau wali anggota di bawah 18 tahun menyetujui',
    })
  if (errors.length > 0) throw invalid(errors)
}

interface Writing {
  teamId: number
  placed: TeamPlace
  given: DraftTeam
  isDraft: boolean
  /** who was in the team until now: a guardian who answered is not asked again */
  before: readonly store.MemberRow[]
}

export async function writeMembers(context: TeamContext, secrets: Keys, writing: Writing): Promise<void> {
  for (const [index, member] of writing.given.members.entries())
    await writeMember(context, secrets, writing, member, index)
}

async function writeMember(
  { tx, clock, tenant }: TeamContext,
  secrets: Keys,
  { teamId, placed, given, isDraft, before }: Writing,
  member: MemberInput,
  position: number,
): Promise<void> {
  const needsGuardian = !isDraft && isChild(member.birthDate, dayIn(clock.now(), tenant.timeZone))
  const kept = needsGuardian ? answeredBefore(secrets, tenant.id, before, member) : undefined
  const token = needsGuardian && !kept ? randomToken() : undefined
  const isIn = await store.insertMember(tx, {
    teamId,
    categoryId: placed.category.id,
    position,
    at: clock.now(),
    fullName: member.fullName,
    grade: member.grade,
    major: member.major,
    isCaptain: member.isCaptain,
    nisnHash: nisnHash(secrets, tenant.id, member.nisn),
    sealed: sealDetails(secrets, tenant.id, member),
    isCounted: !isDraft,
    guardianState: kept?.guardianState ?? (needsGuardian ? 'declared' : 'none'),
    guardianTextVersion: needsGuardian ? guardianTextVersion : null,
    guardianTokenHash: kept?.guardianTokenHash ?? (token === undefined ? null : hashToken(token)),
    sheetCheckedBy: kept?.sheetCheckedBy ?? null,
    membershipId: await store.findMembership(tx, member.email),
  })
  if (!isIn)
    throw invalidField(`members.${position}.nisn`, 'NISN ini sudah terdaftar di kategori ini', 'taken')
  if (token === undefined) return
  const url = `${tenant.origin}${to.teamGuardian({ token })}`
  const guardian = { name: member.guardianName, email: member.guardianEmail }
  const letter = { guardian, childName: member.fullName, url }
  await post(tx, guardianMail(tenant.sender, letter, wordsOf(placed, given)))
}

function answeredBefore(
  secrets: Keys,
  tenantId: number,
  before: readonly store.MemberRow[],
  { nisn, guardianEmail }: MemberInput,
): store.MemberRow | undefined {
  return before.find(row => {
    if (row.guardianState === 'none' || row.guardianState === 'refused') return false
    const details = openDetails(secrets, tenantId, row.sealed)
    return details?.nisn === nisn && details.guardianEmail === guardianEmail
  })
}

/** The school of a team, with what anybody may know of it. */
export async function schoolOf(tx: Tx, id: number): Promise<SchoolRow> {
  const school = await findSchool(tx, id)
  if (!school) throw notFound('Sekolah')
  return school
}
