import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Remark } from './registrations.contract.ts'
import type { PaperKind } from './registrations.rules.ts'

/** Whose registration: a team's or a school's. */
export type Registration = { team: number } | { school: number }

export const idsOf = (of: Registration) =>
  'team' in of ? { teamId: of.team, schoolId: null } : { teamId: null, schoolId: of.school }

const whose = '(team_id = :teamId? or school_id = :schoolId?)'

export type PaperRow = RowOf<'registrations.papers'>

const papers = statement(
  'registrations.papers',
  `select id, kind, key, name, mime, bytes from registration_papers where ${whose} order by kind, id`,
)
export const listRows = (tx: Tx, of: Registration) => tx.rows(papers, idsOf(of))

const insert = statement(
  'registrations.insertPaper',
  `insert into registration_papers (team_id, school_id, kind, key, name, mime, bytes, at)
    values (:teamId?, :schoolId?, :kind, :key, :name, :mime, :bytes, :at) returning id`,
)
export async function insertPaper(
  tx: Tx,
  of: Registration,
  paper: { kind: PaperKind; key: string; name: string; mime: string; bytes: number; at: Date },
): Promise<number> {
  return (await tx.find(insert, { ...idsOf(of), ...paper }))?.id ?? 0
}

const remove = statement(
  'registrations.removePaper',
  `delete from registration_papers where id = :id and ${whose} returning key`,
)
export const removePaper = (tx: Tx, of: Registration, id: number) => tx.find(remove, { ...idsOf(of), id })

const remarks = statement(
  'registrations.remarks',
  `select field, words from registration_remarks where ${whose} order by id`,
)
export const listRemarks = (tx: Tx, of: Registration): Promise<Remark[]> => tx.rows(remarks, idsOf(of))

const forget = statement('registrations.forgetRemarks', `delete from registration_remarks where ${whose}`)
const put = statement(
  'registrations.putRemarks',
  `insert into registration_remarks (team_id, school_id, field, words)
    select :teamId?, :schoolId?, r.field, r.words
    from unnest(:fields::text[], :words::text[]) with ordinality as r (field, words, n) order by r.n`,
)

/** What has to be mended is this, and nothing that was said before. */
export async function putRemarks(tx: Tx, of: Registration, given: readonly Remark[]): Promise<void> {
  const ids = idsOf(of)
  await tx.rows(forget, ids)
  if (given.length === 0) return
  await tx.rows(put, {
    ...ids,
    fields: given.map(({ field }) => field),
    words: given.map(({ words }) => words),
  })
}

const withOld = statement(
  'registrations.tenantsWithOld',
  'select distinct tenant_id as "tenantId" from registration_papers where at < :before order by tenant_id',
)
/** Tenants with papers from before. Runs as the platform. */
export const listWithOld = (tx: Tx, before: Date) => tx.rows(withOld, { before })
