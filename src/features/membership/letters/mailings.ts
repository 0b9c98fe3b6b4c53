import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { CallContext, InTenant, TenantContext } from '../../../platform/http/endpoint.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { routes } from '../../../routes.ts'
import { byPlace } from '../../../shared/by-place.ts'
import { momentText } from '../../../shared/dates.ts'
import { instantOf, isLocalTime } from '../../../shared/days.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { changedMeanwhile, conflict, invalidField, notFound } from '../../../shared/failure.ts'
import { readJson } from '../../../shared/json.ts'
import { record } from '../../core/audit/audit.ts'
import { kinds, memberOf } from '../../core/permissions/permissions.ts'
import { notify } from '../notifications/notifications.ts'
import type * as contract from './letters.contract.ts'
import {
  keptDays,
  type MailingState,
  mailingsAnHour,
  newsKind,
  type SegmentKind,
  segmentOf,
} from './letters.rules.ts'
import * as store from './mailings.store.ts'

/** Those that need no other room: everybody, and everybody of a kind. */
export const ownSegments: SegmentKind[] = [
  {
    kind: 'all',
    place: 10,
    list: async () => [{ id: '', label: 'Semua anggota' }],
    members: tx => store.listEverybody(tx),
  },
  {
    kind: 'kind',
    place: 20,
    list: async () => Object.entries(kinds).map(([id, { label }]) => ({ id, label: `Semua ${label}` })),
    members: (tx, id) => store.listOfKind(tx, Number(id)),
  },
]

/** Whom a letter may go to, in the order in which it is offered. */
export async function segmentsOf(context: Pick<InTenant, 'tx' | 'partsOf'>) {
  const found: { value: string; label: string }[] = []
  for (const { kind, list } of [...context.partsOf('segments').flat()].sort(byPlace))
    for (const { id, label } of await list(context))
      found.push({ value: id === '' ? kind : `${kind}:${id}`, label })
  return found
}

async function assertSegment(context: CallContext, segment: string): Promise<void> {
  if (!(await segmentsOf(context)).some(({ value }) => value === segment))
    throw invalidField('segment', 'Pilih salah satu kelompok penerima')
}

export async function listMailings(
  context: InTenant,
  query: contract.MailingQuery,
): Promise<Paged<contract.MailingItem>> {
  const { rows, total } = await store.listRows(context.tx, query)
  const names = new Map((await segmentsOf(context)).map(({ value, label }) => [value, label]))
  return paged(
    rows.map(row => itemOf(row, names, context.tenant.timeZone)),
    total,
    query,
  )
}

const itemOf = (
  { counts, byName, endedAt, dueAt, ...row }: store.MailingRow,
  names: ReadonlyMap<string, string>,
  timeZone: string,
): contract.MailingItem => {
  const at = endedAt ?? dueAt
  return {
    ...row,
    ...readJson(counts),
    segmentText: names.get(row.segment) ?? 'Kelompok yang sudah tidak ada',
    dueAt: dueAt?.toISOString() ?? null,
    dueText: at ? momentText(at, timeZone) : '',
    by: byName,
  }
}

async function getItem(context: InTenant, id: number): Promise<contract.MailingItem> {
  const row = await store.findRow(context.tx, id)
  if (!row) throw notFound('Kiriman')
  const names = new Map((await segmentsOf(context)).map(({ value, label }) => [value, label]))
  return itemOf(row, names, context.tenant.timeZone)
}

export async function addMailing(
  context: CallContext,
  { version: _, ...given }: contract.WrittenMailing,
): Promise<contract.MailingItem> {
  const { tx, clock, viewer } = context
  await assertSegment(context, given.segment)
  const { membershipId, name } = memberOf(viewer)
  const id = await store.insertMailing(tx, { ...given, membershipId, byName: name, at: clock.now() })
  await record(context, { action: 'mailing.written', object: { type: 'mailing', id, name: given.subject } })
  return getItem(context, id)
}

export async function changeMailing(
  context: CallContext,
  id: number,
  { version = 0, ...given }: contract.WrittenMailing,
): Promise<contract.MailingItem> {
  await assertSegment(context, given.segment)
  await assertChangeable(context, id)
  if (!(await store.updateMailing(context.tx, { ...given, id, version, at: context.clock.now() })))
    throw changedMeanwhile('Kiriman ini')
  return getItem(context, id)
}

async function assertChangeable({ tx }: CallContext, id: number): Promise<void> {
  const row = await store.findRow(tx, id)
  if (!row) throw notFound('Kiriman')
  if (row.state !== 'draft' && row.state !== 'scheduled')
    throw conflict('Kiriman yang sudah berjalan tidak dapat diubah')
}

/** At once or at a moment of the tenant's time; the clock sends it within a minute. */
export async function scheduleMailing(
  context: CallContext,
  id: number,
  { dueAt: typed, version }: { dueAt: string | null; version: number },
): Promise<contract.MailingItem> {
  const { tx, clock, tenant } = context
  const at = clock.now()
  if (typed !== null && !isLocalTime(typed.slice(0, 16))) throw invalidField('dueAt', 'Pilih tanggal dan jam')
  const dueAt = typed === null ? at : instantOf(typed.slice(0, 16), tenant.timeZone)
  if (dueAt < at) throw invalidField('dueAt', 'Pilih waktu yang akan datang')
  if (dueAt.getTime() > at.getTime() + keptDays * 86_400_000)
    throw invalidField('dueAt', 'Pilih waktu dalam setahun ke depan')
  await assertChangeable(context, id)
  if (!(await store.planMailing(tx, { id, version, state: 'scheduled', dueAt, at })))
    throw changedMeanwhile('Kiriman ini')
  const item = await getItem(context, id)
  await record(context, {
    action: 'mailing.scheduled',
    object: { type: 'mailing', id, name: item.subject },
    after: { due: dueAt.toISOString(), segment: item.segment },
  })
  return item
}

/** What has left has left; nobody else gets it. */
export async function cancelMailing(context: CallContext, id: number): Promise<contract.MailingItem> {
  const item = await getItem(context, id)
  if (!(await store.stopMailing(context.tx, id, context.clock.now())))
    throw conflict('Kiriman ini sudah selesai')
  await record(context, { action: 'mailing.cancelled', object: { type: 'mailing', id, name: item.subject } })
  return getItem(context, id)
}

export interface MailingsDeps {
  database: Pick<Database, 'withTenant' | 'withPlatform'>
  clock: Clock
  partsOf: PartsOf
  tenantContextById(id: number): Promise<TenantContext | undefined>
}

/** people in one transaction */
const atOnce = 100
const hour = 3_600_000

/** Sends what is due: its recipients are settled once, and each is told once, whatever process does it, and whenever one stops. */
export async function sendMailings({
  database,
  clock,
  partsOf,
  tenantContextById,
}: MailingsDeps): Promise<void> {
  for (const { tenantId, id } of await database.withPlatform(tx => store.listDue(tx, clock.now()))) {
    const tenant = await tenantContextById(tenantId)
    if (!tenant) continue
    let isMore = true
    while (isMore)
      isMore = await database.withTenant(tenantId, tx => sendSome({ tx, clock, partsOf, tenant }, id))
  }
}

export async function sweepLetters({
  database,
  clock,
}: Pick<MailingsDeps, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptDays * 86_400_000)
  await database.withPlatform(tx => store.removeOld(tx, before))
}

/** A portion of one; whether there is more to do now. */
async function sendSome(context: InTenant, id: number): Promise<boolean> {
  const { tx, clock, partsOf } = context
  const now = clock.now()
  const mailing = await store.lockMailing(tx, id)
  if (!mailing || (mailing.state === 'scheduled' && (mailing.dueAt ?? now) > now)) return false
  if (mailing.state === ('scheduled' satisfies MailingState)) {
    const { kind, id: which } = segmentOf(mailing.segment)
    const segment = partsOf('segments')
      .flat()
      .find(one => one.kind === kind)
    await store.beginMailing(tx, id, (await segment?.members(tx, which)) ?? [], now)
  }
  const left = mailingsAnHour - (await store.countLately(tx, new Date(now.getTime() - hour)))
  if (left <= 0) return false
  const members = await store.listWaiting(tx, id, Math.min(atOnce, left))
  for (const membershipId of members) {
    const state = await notify(context, {
      to: membershipId,
      kind: newsKind.kind,
      title: mailing.subject,
      words: mailing.words,
      link: mailing.link || routes.Pemberitahuan,
    })
    await store.markTold(tx, { id, membershipId, state, at: now })
  }
  if (members.length > 0) return true
  await store.endMailing(tx, id, now)
  return false
}
