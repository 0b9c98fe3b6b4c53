import type { Viewer } from '../../../platform/http/access.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { post } from '../../../platform/mail/mail.ts'
import { momentText } from '../../../shared/dates.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { conflict, notFound, tooMany } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import type {
  OwnRequest,
  QueuedRequest,
  QueueQuery,
  RequestAsking,
  RequestDecision,
} from './data-requests.contract.ts'
import { outcomeMail, tellAdmins } from './data-requests.mail.ts'
import { day, dueAfter, kindLabel, requestsADay, timeLeft } from './data-requests.rules.ts'
import * as store from './data-requests.store.ts'

export type { CreatedExport, OwnRequest, QueuedRequest, QueueQuery } from './data-requests.contract.ts'
export { tellAdmins } from './data-requests.mail.ts'
export {
  dueAfter,
  farewellKept,
  farewellReason,
  kindLabel,
  requestStatuses,
} from './data-requests.rules.ts'
export { countOpen, countQueue, insertRequest, listProcessedRequests } from './data-requests.store.ts'
export { confirmationOf, eraseEverywhere } from './erasing.ts'

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
  const rows = await store.listQueue(tx, status === 'open', pageSize, (page - 1) * pageSize)
  const items = rows.map(row => queuedOf(row, now, tenant.timeZone))
  return paged(items, status === 'open' ? open : decided, { page, pageSize })
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
    await post(tx, outcomeMail(tenant.sender, words))
  }
  return queuedOf({ ...row, status: decision, outcome, decidedAt: at }, at, tenant.timeZone)
}
