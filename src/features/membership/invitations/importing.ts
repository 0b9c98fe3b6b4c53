import type { CallContext } from '../../../platform/http/endpoint.ts'
import { hashToken, randomToken } from '../../../platform/secrets/tokens.ts'
import { readTable, type Table } from '../../../platform/spreadsheet.ts'
import { csvFile } from '../../../shared/csv.ts'
import { invalidField } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { findMembersByEmail, listPrograms } from '../members/members.ts'
import { type Candidate, type Mapping, type Read, readRows } from './import-rows.ts'
import type { ImportAnswer, ImportQuery, ImportRow } from './invitation-import.contract.ts'
import { type InvitationDeps, mailInvitations } from './invitations.mail.ts'
import { guessedMapping, usualDays } from './invitations.rules.ts'
import { findInvitedEmails, insertInvitations } from './invitations.store.ts'

/**
 * Invites the people of a table, or says what would happen. What is wrong with the table as a whole is refused before
 * anything is changed; rows with mistakes are left out and handed back with what is wrong.
 */
export async function importPeople(
  house: InvitationDeps,
  context: CallContext,
  query: ImportQuery,
  bytes: Buffer,
): Promise<ImportAnswer> {
  await assertProgram(context, query)
  const table = readTable(bytes, { mostRows: 2000, none: 'belum ada orangnya' })
  const mapping = mappingOf(table, query)
  const rows = await readRows(context, table, mapping, query)
  await settle(context, rows)
  if (!query.dryRun) await inviteAll(house, context, rows)
  return answerOf(table, mapping, rows, query.dryRun)
}

/** The programme for rows that name none is one of this tenant's. */
async function assertProgram({ tx }: CallContext, { programId }: ImportQuery): Promise<void> {
  if (programId === undefined) return
  const programs = await listPrograms(tx)
  if (!programs.some(({ id }) => id === programId))
    throw invalidField('programId', 'Program tidak ditemukan', 'not_found')
}

function mappingOf(table: Table, query: ImportQuery): Mapping {
  const mapping = query.mapping ?? guessedMapping(table.columns)
  const unknown = Object.keys(mapping).find(column => !table.columns.includes(column))
  if (unknown !== undefined) throw invalidField('mapping', `Tidak ada kolom "${unknown}" di berkas ini`)
  // a try without a mapping is how the page learns which columns there are
  if (!Object.values(mapping).includes('email') && !(query.dryRun && query.mapping === undefined))
    throw invalidField('mapping', 'Pilih kolom yang berisi alamat email', 'no_email')
  return mapping
}

/** Who is here already, or invited already, is left in peace. */
async function settle({ tx, clock }: CallContext, rows: readonly Read[]): Promise<void> {
  const emails = rows.flatMap(({ candidate }) => (candidate ? [candidate.email] : []))
  const members = new Set((await findMembersByEmail(tx, emails)).map(({ email }) => email))
  const invited = new Set(await findInvitedEmails(tx, emails, clock.now()))
  for (const row of rows) {
    if (!row.candidate) continue
    if (members.has(row.email)) Object.assign(row, { outcome: 'member', message: 'Sudah menjadi anggota' })
    else if (invited.has(row.email))
      Object.assign(row, { outcome: 'alreadyInvited', message: 'Sudah diundang' })
    else row.message = 'Diundang lewat email'
  }
}

async function inviteAll(
  { secrets }: InvitationDeps,
  context: CallContext,
  rows: readonly Read[],
): Promise<void> {
  const { tx, viewer, clock, tenant } = context
  const member = memberOf(viewer)
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + usualDays * 86_400_000)
  const invited = rows.flatMap(({ outcome, candidate }) =>
    outcome === 'invited' && candidate ? [{ token: randomToken(), row: rowOf(candidate) }] : [],
  )
  function rowOf(candidate: Candidate) {
    return { ...candidate, message: '', uses: 1, invitedBy: member.membershipId, now, expiresAt }
  }
  await insertInvitations(
    tx,
    invited.map(({ token, row }) => ({ ...row, tokenHash: hashToken(token) })),
  )
  await mailInvitations({ secrets, tx, tenant, inviter: member.name }, invited)
  await record(context, {
    action: 'invitation.imported',
    object: { type: 'invitation', id: 'csv', name: `${invited.length} orang` },
    after: countsOf(rows),
  })
}

function countsOf(rows: readonly Read[]): ImportAnswer['counts'] {
  const count = (outcome: ImportRow['outcome']) => rows.filter(row => row.outcome === outcome).length
  return {
    total: rows.length,
    invited: count('invited'),
    member: count('member'),
    alreadyInvited: count('alreadyInvited'),
    error: count('error'),
  }
}

function answerOf(table: Table, mapping: Mapping, rows: readonly Read[], isDryRun: boolean): ImportAnswer {
  const wrong = new Map(rows.flatMap(row => (row.outcome === 'error' ? [[row.row, row.message]] : [])))
  const lines = table.rows.flatMap(({ number, cells }) => {
    const message = wrong.get(number)
    return message === undefined ? [] : [[...table.columns.map((_, index) => cells[index] ?? ''), message]]
  })
  return {
    isDryRun,
    columns: table.columns,
    mapping,
    sample: table.rows.slice(0, 3).map(({ cells }) => table.columns.map((_, index) => cells[index] ?? '')),
    counts: countsOf(rows),
    rows: rows.map(({ candidate: _, ...row }) => row),
    errorFile: lines.length === 0 ? null : csvFile([[...table.columns, 'Masalah'], ...lines]),
  }
}
