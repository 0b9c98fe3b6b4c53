import { notifyPurge } from '../../../platform/db/channels.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { post } from '../../../platform/mail/mail.ts'
import { hashToken, isToken } from '../../../platform/secrets/tokens.ts'
import { to } from '../../../routes.ts'
import { changedMeanwhile, conflict, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { putRemarks } from '../../membership/registrations/registrations.ts'
import * as seasons from '../seasons/seasons.ts'
import { seasonState } from '../seasons/seasons.ts'
import type { Keys } from './member-details.ts'
import { findGuarded, setGuardian } from './team-checking.store.ts'
import {
  assertOpen,
  assertTeam,
  createdOf,
  place,
  type TeamContext,
  tell,
  valuesOf,
  writeMembers,
} from './team-registration.ts'
import type { CreatedTeam, DraftTeam, NewTeam } from './teams.contract.ts'
import { decidedMail } from './teams.mail.ts'
import { changeable, type TeamStatus, withdrawable } from './teams.rules.ts'
import * as store from './teams.store.ts'

/** What whoever holds the link of a team's mail may do: change it while it may be changed, and take it back. */

const hashOf = (token: string) => {
  if (!isToken(token)) throw notFound('Tim')
  return hashToken(token)
}

/** A draft or a team that was asked to mend something: kept once more, or sent in. */
export async function changeOwnTeam(
  context: TeamContext,
  secrets: Keys,
  token: string,
  given: NewTeam | DraftTeam,
): Promise<CreatedTeam> {
  const { tx, clock } = context
  const team = await store.lockByToken(tx, hashOf(token))
  if (!team) throw notFound('Tim')
  if (!changeable.includes(team.status)) throw conflict('Data tim ini tidak dapat diubah lagi')
  const season = await seasonOf(tx, team)
  assertOpen(season, context)
  const isDraft = !('consents' in given)
  if (isDraft && team.status !== 'draft')
    throw conflict('Tim yang sudah dikirim tidak dapat kembali menjadi draf')
  const placed = await place(context, { ...given, season: season.slug })
  assertTeam(context, placed, given)
  const before = await store.listMembers(tx, team.id)
  const status: TeamStatus = isDraft ? 'draft' : 'submitted'
  await store.removeMembers(tx, team.id)
  // what was to be mended is said again where it is still wrong
  if (!isDraft) await putRemarks(tx, { team: team.id }, [])
  await store.updateTeam(tx, team.id, team.version, valuesOf(placed, given, status, clock.now()))
  await writeMembers(context, secrets, { teamId: team.id, placed, given, isDraft, before })
  await tell(context, { id: team.id, name: given.name, isDraft, placed, given })
  return createdOf(team.id, status, token)
}

async function seasonOf(tx: Tx, team: store.TeamRow): Promise<seasons.SeasonRow> {
  const season = await seasons.findSeasonOfCategory(tx, team.categoryId)
  if (!season) throw notFound('Musim liga')
  return season
}

/** Until the season is over a team may leave; its members may enter with another one. */
export async function withdrawTeam(context: TeamContext, token: string): Promise<void> {
  const { tx, clock, tenant } = context
  const team = await store.lockByToken(tx, hashOf(token))
  if (!team) throw notFound('Tim')
  if (!withdrawable.includes(team.status)) throw conflict('Tim ini sudah tidak mengikuti liga')
  const season = await seasonOf(tx, team)
  if (seasonState(season, clock.now(), tenant.timeZone) === 'ended') throw conflict('Musim ini sudah selesai')
  const { id, status: from, version, name } = team
  const done = { id, from, to: 'withdrawn', version, reason: '', by: null, at: clock.now() } as const
  if (!(await store.decide(tx, done))) throw changedMeanwhile('Tim ini')
  await store.setCounted(tx, id, false)
  await record(context, {
    action: 'team.withdrawn',
    object: { type: 'team', id, name },
    before: { status: from },
    after: { status: 'withdrawn' },
  })
  await notifyPurge(tx, tenant.id, ['league', 'leaderboards'])
  if (team.coachEmail !== null)
    await post(
      tx,
      decidedMail(tenant.sender, { name: team.coachName, email: team.coachEmail }, team, {
        status: 'withdrawn',
        words: '',
      }),
    )
}

/** The guardian's own word on what was declared for them; no is final, yes may become no. */
export async function answerAsGuardian(
  context: TeamContext,
  token: string,
  answer: 'confirmed' | 'refused',
): Promise<void> {
  const { tx, clock } = context
  const row = isToken(token) ? await findGuarded(tx, hashToken(token)) : undefined
  if (!row) throw notFound('Permintaan persetujuan')
  if (row.guardianState === 'refused' || row.guardianState === answer)
    throw conflict('Permintaan ini sudah dijawab')
  if (!(await setGuardian(tx, row.id, answer, clock.now()))) throw conflict('Permintaan ini sudah dijawab')
  const team = await store.findTeam(tx, row.teamId)
  if (!team) throw notFound('Tim')
  await record(context, {
    action: `team.guardian_${answer}`,
    object: { type: 'team', id: team.id, name: team.name },
  })
  if (answer === 'refused') await notifyPurge(tx, context.tenant.id, ['league'])
}

/** What a short link of this room opens, by the hash of its token. */
export async function findTeamLinks(
  tx: Tx,
  token: string,
): Promise<{ kind: 'team' | 'team_guardian'; href: string } | undefined> {
  const hash = hashToken(token)
  const team = await store.findByToken(tx, hash)
  if (team && team.status !== 'withdrawn') return { kind: 'team', href: to.ownTeam({ token }) }
  const guarded = await findGuarded(tx, hash)
  if (guarded?.guardianState === 'declared')
    return { kind: 'team_guardian', href: to.teamGuardian({ token }) }
  return undefined
}
