import type { Tx } from '../../../platform/db/transaction.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { hashToken, isToken } from '../../../platform/secrets/tokens.ts'
import { conflict, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { type Registration, removePaper } from '../../membership/registrations/registrations.ts'
import * as seasons from '../seasons/seasons.ts'
import { confirmSheet, listOver } from './team-checking.store.ts'
import { findManaged } from './team-decisions.ts'
import { assertOpen, type TeamContext } from './team-registration.ts'
import { takingPapers } from './teams.rules.ts'
import * as store from './teams.store.ts'

/** Papers of a team: sent by whoever holds its link while registration is open, seen by them and by who checks it. */

export async function teamOfLink(tx: Tx, token: string): Promise<store.TeamRow> {
  const team = isToken(token) ? await store.findByToken(tx, hashToken(token)) : undefined
  if (!team) throw notFound('Tim')
  return team
}

/** The team as a registration that takes papers; from the deadline on what it sent stands. */
export async function takingTeam(
  { tx, clock, tenant }: Pick<InTenant, 'tx' | 'clock' | 'tenant'>,
  token: string,
): Promise<Registration> {
  const team = await teamOfLink(tx, token)
  if (!takingPapers.includes(team.status)) throw conflict('Dokumen tim ini tidak dapat diubah lagi')
  const season = await seasons.findSeasonOfCategory(tx, team.categoryId)
  if (!season) throw notFound('Musim liga')
  assertOpen(season, { clock, tenant })
  return { team: team.id }
}

/** Answers the key of the file that goes once this is committed. */
export async function dropTeamPaper(context: TeamContext, token: string, id: number): Promise<string> {
  const of = await takingTeam(context, token)
  const key = await removePaper(context.tx, of, id)
  const { id: teamId, name } = await teamOfLink(context.tx, token)
  await record(context, { action: 'team.paper_removed', object: { type: 'team', id: teamId, name } })
  return key
}

/** A guardian without mail has signed a sheet, and somebody who checks the team has seen it. */
export async function checkSheet(context: CallContext, id: number, memberId: number): Promise<void> {
  const { tx, clock, viewer } = context
  const { team } = await findManaged(context, id)
  const by = memberOf(viewer).membershipId
  const found = await confirmSheet(tx, { teamId: id, memberId, by, at: clock.now() })
  if (!found) throw conflict('Wali anggota ini sudah menjawab, atau persetujuannya tidak diperlukan')
  await record(context, {
    action: 'team.sheet_checked',
    object: { type: 'team', id, name: team.name },
    after: { memberId },
  })
}

/** Registrations whose papers nobody needs any more. */
export const overTeams = async (tx: Tx, before: Date): Promise<Registration[]> =>
  (await listOver(tx, before)).map(({ id }) => ({ team: id }))
