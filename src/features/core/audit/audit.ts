import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Member } from '../../../platform/http/access.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { momentText } from '../../../shared/dates.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import type { AuditEntry, AuditQuery } from './audit.contract.ts'
import { changesBetween, kindLabel } from './audit.rules.ts'
import {
  countEntries,
  type EntryRow,
  insertEntry,
  listActors,
  listEntries,
  listEntriesAbout,
} from './audit.store.ts'
import { readWordsOf, wordsFor } from './deed-words.ts'

export { type DeedWords, fieldWord } from './deed-words.ts'
export { listActors }

export interface Deed {
  /** `thing.verb`, e.g. member.suspended; audit.rules.ts has the words for the screen */
  action: `${string}.${string}`
  object: { type: string; id: string | number; name?: string }
  before?: Record<string, unknown> | undefined
  after?: Record<string, unknown> | undefined
}

/** Who did it, as far as the log says it. */
export type Actor = Pick<Member, 'membershipId' | 'name' | 'kind' | 'actingReason' | 'program'>

interface RecordContext {
  tx: Tx
  clock: Clock
  viewer: { member: Actor | undefined }
  request: { ip: string; id: string }
}

/** Writes down who did what, in the transaction that did it: neither is there without the other. */
export async function record({ tx, clock, viewer, request }: RecordContext, deed: Deed): Promise<void> {
  const { member } = viewer
  const acting = member?.actingReason ? ` (bertindak di sini: ${member.actingReason})` : ''
  const via = member?.program ? ` (lewat token ${member.program.name})` : ''
  insertEntry(tx, {
    at: clock.now(),
    actorId: member?.membershipId ?? null,
    actorName: member ? `${member.name}${acting}${via}` : 'Pengunjung',
    actorKind: member?.kind ?? null,
    action: deed.action,
    objectType: deed.object.type,
    objectId: String(deed.object.id),
    objectName: deed.object.name ?? '',
    before: deed.before,
    after: deed.after,
    ip: request.ip,
    requestId: request.id,
  })
}

/** What the house does by itself, by its clock. */
export async function recordBySystem(
  { tx, clock }: Pick<RecordContext, 'tx' | 'clock'>,
  deed: Deed,
): Promise<void> {
  insertEntry(tx, {
    at: clock.now(),
    actorId: null,
    actorName: 'Sistem',
    actorKind: null,
    action: deed.action,
    objectType: deed.object.type,
    objectId: String(deed.object.id),
    objectName: deed.object.name ?? '',
    before: deed.before,
    after: deed.after,
    ip: '',
    requestId: '',
  })
}

/** The log as people read it, newest first. */
export async function listAudit(
  { tx, tenant, partsOf }: InTenant,
  query: AuditQuery,
): Promise<Paged<AuditEntry>> {
  const { page, pageSize } = query
  const totalItems = await countEntries(tx, query, tenant.timeZone)
  const rows = await listEntries(tx, query, tenant.timeZone, {
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  const entries = rows.map(row => entryOf(row, tenant.timeZone, partsOf))
  return paged(entries, totalItems, query)
}

/** The last things that were done to one thing. */
export async function listAuditAbout(
  { tx, tenant, partsOf }: Pick<InTenant, 'tx' | 'tenant' | 'partsOf'>,
  object: { type: string; id: number },
  limit: number,
): Promise<AuditEntry[]> {
  const rows = await listEntriesAbout(tx, object.type, String(object.id), limit)
  return rows.map(row => entryOf(row, tenant.timeZone, partsOf))
}

const entryOf = (row: EntryRow, timeZone: string, partsOf: PartsOf): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  atText: momentText(row.at, timeZone),
  actorId: row.actorId,
  actorName: row.actorName,
  actorKind: kindLabel(row.actorKind),
  action: row.action,
  words: wordsFor(partsOf, row.action),
  objectType: row.objectType,
  objectId: row.objectId,
  objectName: row.objectName,
  changes: changesBetween(readWordsOf(partsOf, row.action), row.before, row.after),
  ip: row.ip,
})

/** A list of the office was taken away as a file: that too is written down. */
export const recordTaken = (
  context: RecordContext,
  { name, title, rows }: { name: string; title: string; rows: number },
): Promise<void> =>
  record(context, {
    action: 'list.downloaded',
    object: { type: 'list', id: name, name: title },
    after: { rows },
  })
