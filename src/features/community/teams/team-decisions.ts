import { notifyPurge } from '../../../platform/db/channels.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { post } from '../../../platform/mail/mail.ts'
import { to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { changedMeanwhile, conflict, invalidField, notFound } from '../../../shared/failure.ts'
import { rupiah } from '../../../shared/money.ts'
import { record, recordBySystem } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { regionNames } from '../../core/regions/regions.ts'
import { notifyByLetter } from '../../membership/notifications/notifications.ts'
import { putRemarks } from '../../membership/registrations/registrations.ts'
import { isOwnProvince, ownProvince } from '../../membership/schools/schools.ts'
import * as seasons from '../seasons/seasons.ts'
import { type Keys, openDetails, openLink } from './member-details.ts'
import { labelOf } from './team-form.ts'
import { schoolOf, type TeamContext } from './team-registration.ts'
import type { TeamDecisionInput, TeamDetail, TeamItem, TeamListQuery } from './teams.contract.ts'
import { decidedMail, teamKind } from './teams.mail.ts'
import { counting, decisions, decisionsFor } from './teams.rules.ts'
import * as store from './teams.store.ts'

type ReadContext = InTenant & { viewer: Viewer }

/** Teams of all seasons, what waits first; a region's lead sees those of the own province. */
export async function listTeams(
  { tx, tenant, viewer }: ReadContext,
  query: TeamListQuery,
): Promise<Paged<TeamItem>> {
  const province = ownProvince(viewer)
  const { rows, total } = await store.listTeams(tx, { ...query, province })
  const names = await regionNames()
  const items = rows.map(({ cityCode, submittedAt, ...row }) => ({
    ...row,
    city: names.city(cityCode)?.name ?? '',
    submittedText: submittedAt && momentText(submittedAt, tenant.timeZone),
  }))
  return paged(items, total, query)
}

/** A team whoever asks may see, with its school; another's is not there. */
export async function findManaged({ tx, viewer }: ReadContext, id: number) {
  const team = await store.findTeam(tx, id)
  if (!team) throw notFound('Tim')
  const school = await schoolOf(tx, team.schoolId)
  if (!isOwnProvince(viewer, school.provinceCode)) throw notFound('Tim')
  return { team, school }
}

/** Everything of a team, with what children said of themselves; that it was read is in the log. */
export async function getTeam(context: TeamContext, secrets: Keys, id: number): Promise<TeamDetail> {
  const { tx, tenant } = context
  const { team } = await findManaged(context, id)
  await record(context, { action: 'team.details_read', object: { type: 'team', id, name: team.name } })
  const members = await store.listMembers(tx, id)
  return {
    id,
    name: team.name,
    status: team.status,
    version: team.version,
    coach: { name: team.coachName, email: team.coachEmail ?? '', phone: team.coachPhone ?? '' },
    members: members.map(({ sealed, guardianTokenHash: _, sheetCheckedBy: __, ...member }) => {
      const details = openDetails(secrets, tenant.id, sealed)
      return {
        ...member,
        nisn: details?.nisn ?? null,
        birthDate: details?.birthDate ?? null,
        phone: details?.phone || null,
        email: details?.email || null,
        guardianName: details?.guardianName || null,
        guardianEmail: details?.guardianEmail || null,
      }
    }),
  }
}

/** The administration's word on a team; the coach is told by mail. */
export async function decideTeam(
  context: TeamContext,
  secrets: Keys,
  id: number,
  { decision, reason, remarks, version }: TeamDecisionInput,
): Promise<void> {
  const { tx, clock, viewer } = context
  const { team } = await findManaged(context, id)
  const season = await seasons.findSeasonOfCategory(tx, team.categoryId)
  if (!season) throw notFound('Musim liga')
  if (!decisionsFor(team.status, season.fee).includes(decision))
    throw conflict('Keputusan ini tidak berlaku untuk status tim sekarang')
  const isToMend = decision === 'needs_fix'
  if (remarks.length > 0 && !isToMend)
    throw invalidField('remarks', 'Catatan per bagian hanya untuk permintaan perbaikan')
  if (decisions[decision].needsReason && reason.length < 10 && remarks.length === 0)
    throw invalidField('reason', 'Tulis alasannya untuk tim, minimal 10 karakter')
  if (decision === 'verified' || decision === 'accepted')
    await assertGuardians(context, id, decision === 'accepted')
  const by = memberOf(viewer).membershipId
  // before the team is held, as who brings its fee does
  const told = [reason, ...(decision === 'rejected' ? await turnAway(context, id) : [])]
    .filter(Boolean)
    .join(' ')
  const change = { id, from: team.status, to: decision, version, reason: told, by, at: clock.now() }
  if (!(await store.decide(tx, change))) throw changedMeanwhile('Tim ini')
  if (!counting.includes(decision)) await store.setCounted(tx, id, false)
  await putRemarks(tx, { team: id }, remarks)
  await record(context, {
    action: `team.${decision}`,
    object: { type: 'team', id, name: team.name },
    before: { status: team.status },
    after: { status: decision, ...(reason === '' ? {} : { reason }) },
  })
  await notifyPurge(tx, context.tenant.id, ['league', 'leaderboards'])
  await tellCoach(context, secrets, team, {
    status: decision,
    words: told,
    remarks: remarks.map(({ field, words }) => `${labelOf(field) || 'Dokumen'}: ${words}`),
    ...(decision === 'pending_payment'
      ? { how: `Biaya pendaftaran ${rupiah(season.fee)} per tim. Bayar lewat halaman tim.` }
      : {}),
  })
}

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** what follows where a team is turned away: done, and what its coach is told of it; empty: nothing */
    teamTurnedAway: (context: TeamContext, teamId: number) => Promise<string>
  }
}

async function turnAway(context: TeamContext, id: number): Promise<string[]> {
  const said: string[] = []
  for (const follow of context.partsOf('teamTurnedAway')) said.push(await follow(context, id))
  return said
}

/** By mail to the coach, with the way to the team's own page; who registered it while signed in hears the bell too. */
export async function tellCoach(
  context: Pick<TeamContext, 'tx' | 'clock' | 'tenant' | 'partsOf'>,
  secrets: Keys,
  team: store.TeamRow,
  told: Parameters<typeof decidedMail>[3],
): Promise<void> {
  const { tx, tenant } = context
  if (team.coachEmail === null) return
  const token = openLink(secrets, tenant.id, team.tokenSealed)
  const link = token === undefined ? undefined : to.ownTeam({ token })
  const coach = { name: team.coachName, email: team.coachEmail }
  const url = link && `${tenant.origin}${link}`
  const mail = decidedMail(tenant.sender, coach, team, { ...told, url })
  if (team.membershipId === null) return post(tx, mail)
  const member = { to: team.membershipId, kind: teamKind.kind, mail }
  // whoever registered it may be gone since, the coach is still told
  if ((await notifyByLetter(context, link ? { ...member, link } : member)) === 'left_out')
    await post(tx, mail)
}

/** The fee of a team has come: what was checked already is verified. false: nothing waits for it any more. */
export async function confirmFee(context: InTenant, secrets: Keys, id: number): Promise<boolean> {
  const { tx, clock, tenant } = context
  const team = await store.findTeam(tx, id)
  if (team?.status !== 'pending_payment') return false
  const change = { id, from: team.status, to: 'verified', version: team.version } as const
  if (!(await store.decide(tx, { ...change, reason: '', by: null, at: clock.now() }))) return false
  await recordBySystem(context, {
    action: 'team.fee_paid',
    object: { type: 'team', id, name: team.name },
    after: { status: 'verified' },
  })
  await notifyPurge(tx, tenant.id, ['league', 'leaderboards'])
  await tellCoach(context, secrets, team, { status: 'verified', words: 'Biaya pendaftaran sudah diterima.' })
  return true
}

/** Nobody is let in against the word of the guardian, and nobody plays without it. */
async function assertGuardians({ tx }: TeamContext, id: number, isLast: boolean): Promise<void> {
  const members = await store.listMembers(tx, id)
  const refused = members.find(({ guardianState }) => guardianState === 'refused')
  if (refused) throw conflict(`Wali ${refused.fullName} tidak menyetujui. Minta tim mengganti anggotanya.`)
  const waiting = members.find(({ guardianState }) => guardianState === 'declared')
  if (isLast && waiting)
    throw conflict(
      `Wali ${waiting.fullName} belum menjawab. Tunggu jawabannya, atau periksa lembar persetujuan yang ditandatangani.`,
    )
}
