import type { Viewer } from '../../../platform/http/access.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { post } from '../../../platform/mail/mail.ts'
import { csvFile } from '../../../shared/csv.ts'
import { momentText } from '../../../shared/dates.ts'
import type { Paged } from '../../../shared/envelope.ts'
import { conflict, notFound, tooMany } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { countConsents } from './consents.store.ts'
import { countWaiting } from './guardians.store.ts'
import { outcomeLetter, tellAdmins } from './letters.ts'
import { countPeople } from './people.store.ts'
import {
  day,
  dueAfter,
  kindLabel,
  labelOf,
  purposeNames,
  requestStatuses,
  requestsADay,
  timeLeft,
} from './privacy.rules.ts'
import type {
  OwnRequest,
  QueuedRequest,
  QueueQuery,
  RequestAsking,
  RequestDecision,
  Statistics,
} from './requests.contract.ts'
import * as store from './requests.store.ts'

const wordsOf = (row: store.RequestRow, timeZone: string): OwnRequest => ({
  id: row.id,
  kind: row.kind,
  kindLabel: kindLabel(row.kind),
  status: row.status,
  message: row.message,
  askedAt: row.askedAt.toISOString(),
  askedText: momentText(row.askedAt, timeZone),
  dueAt: row.dueAt.toISOString(),
  dueText: momentText(row.dueAt, timeZone),
  decidedText: row.decidedAt ? momentText(row.decidedAt, timeZone) : null,
  outcome: row.outcome,
})

export async function ownRequests(context: InTenant & { viewer: Viewer }): Promise<OwnRequest[]> {
  const { tx, tenant, viewer } = context
  const rows = await store.listOwn(tx, memberOf(viewer).membershipId)
  return rows.map(row => wordsOf(row, tenant.timeZone))
}

/** What a person must decide: 3 x 24 hours from now. */
export async function makeRequest(
  context: CallContext,
  { kind, message }: RequestAsking,
): Promise<OwnRequest> {
  const { tx, clock, tenant, viewer } = context
  const { membershipId, name } = memberOf(viewer)
  const at = clock.now()
  if ((await store.countSince(tx, membershipId, new Date(at.getTime() - day))) >= requestsADay)
    throw tooMany(day / 1000)
  const dueAt = new Date(at.getTime() + dueAfter)
  const id = await store.insertRequest(tx, { membershipId, kind, message, at, dueAt })
  await record(context, {
    action: 'privacy.request_made',
    object: { type: 'member', id: membershipId, name },
  })
  await tellAdmins(tx, tenant.sender)
  const row = await store.findOwn(tx, membershipId, id)
  if (!row) throw notFound('Permintaan')
  return wordsOf(row, tenant.timeZone)
}

/** Everybody's requests: those that wait by how little time is left, the others newest first. */
export async function listQueue(
  { tx, clock, tenant }: InTenant,
  { status, page, pageSize }: QueueQuery,
): Promise<Paged<QueuedRequest>> {
  const now = clock.now()
  const { open, decided } = await store.countQueue(tx, now)
  const totalItems = status === 'open' ? open : decided
  const rows = await store.listQueue(tx, status === 'open', pageSize, (page - 1) * pageSize)
  return {
    items: rows.map(row => queuedOf(row, now, tenant.timeZone)),
    page,
    perPage: pageSize,
    totalItems,
    totalPages: Math.ceil(totalItems / pageSize),
  }
}

function queuedOf(row: store.RequestRow, now: Date, timeZone: string): QueuedRequest {
  const left = timeLeft(row.dueAt, now)
  const isOpen = row.status === 'open'
  return {
    ...wordsOf(row, timeZone),
    member: { id: row.membershipId, name: row.name, email: row.email },
    leftText: isOpen ? left.text : '',
    isUrgent: isOpen && left.isUrgent,
    isOverdue: isOpen && left.isOverdue,
  }
}

/** Says how a request ended, in words that reach the person by mail. */
export async function decideRequest(
  context: CallContext,
  id: number,
  { decision, outcome }: RequestDecision,
): Promise<QueuedRequest> {
  const { tx, clock, tenant, viewer } = context
  const row = await store.lockRequest(tx, id)
  if (!row) throw notFound('Permintaan')
  if (row.status !== 'open') throw conflict('Permintaan ini sudah diputuskan')
  const at = clock.now()
  await store.settle(tx, id, { status: decision, outcome, by: memberOf(viewer).membershipId, at })
  await record(context, {
    action: 'privacy.request_decided',
    object: { type: 'member', id: row.membershipId, name: row.name },
    before: { status: 'open' },
    after: { status: decision },
  })
  const { name, email: address } = row
  if (address !== null) {
    const words = { to: address, name, kindLabel: kindLabel(row.kind), isDone: decision === 'done', outcome }
    await post(tx, outcomeLetter(tenant.sender, words))
  }
  return queuedOf({ ...row, status: decision, outcome, decidedAt: at }, at, tenant.timeZone)
}

/** How many wait, and how many members said what. */
export async function statisticsOf({ tx, clock }: InTenant): Promise<Statistics> {
  const { open, overdue } = await store.countQueue(tx, clock.now())
  const { active, restricted } = await countPeople(tx)
  const counted = await countConsents(tx)
  return {
    open,
    overdue,
    restricted,
    guardiansAsked: await countWaiting(tx, clock.now()),
    purposes: purposeNames.map(purpose => {
      const { given = 0, withdrawn = 0 } = counted.find(row => row.purpose === purpose) ?? {}
      return {
        purpose,
        label: labelOf(purpose),
        given,
        withdrawn,
        none: Math.max(0, active - given - withdrawn),
      }
    }),
  }
}

const mostLines = 20_000

const words: Record<string, string> = {
  consent: 'Persetujuan',
  request: 'Permintaan',
  guardian: 'Persetujuan wali',
  notice: 'Kebijakan privasi',
  given: 'diberikan',
  withdrawn: 'ditarik',
  requested: 'diminta',
  refused: 'ditolak',
  expired: 'kedaluwarsa',
  published: 'diterbitkan',
}

/** Article 31: the record of processing. Members stand in it by number: names are looked up where they are kept. */
export async function processingRecord(context: CallContext): Promise<string> {
  const { tx, tenant } = context
  const lines = await store.listProcessing(tx, mostLines)
  await record(context, {
    action: 'privacy.record_downloaded',
    object: { type: 'privacy', id: 'csv', name: 'catatan pemrosesan' },
    after: { rows: lines.length },
  })
  const statusWord = (status: string) =>
    words[status] ??
    Object.entries(requestStatuses)
      .find(([name]) => name === status)?.[1]
      .label.toLowerCase() ??
    status
  return csvFile([
    ['Waktu', 'Waktu (UTC)', 'Jenis', 'Nomor anggota', 'Tujuan', 'Versi teks', 'Sumber', 'Status'],
    ...lines.map(line => [
      momentText(line.at, tenant.timeZone),
      line.at.toISOString(),
      words[line.what] ?? line.what,
      String(line.membershipId ?? ''),
      line.what === 'request' ? kindLabel(line.purpose) : labelOf(line.purpose),
      line.version,
      line.source,
      statusWord(line.status),
    ]),
  ])
}
