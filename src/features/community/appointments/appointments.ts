import type { Tx } from '../../../platform/db/transaction.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import type { CallContext, InTenant, TenantContext } from '../../../platform/http/endpoint.ts'
import { type Mail, post } from '../../../platform/mail/mail.ts'
import { routes } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { dayIn, instantOf } from '../../../shared/days.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import {
  changedMeanwhile,
  conflict,
  forbidden,
  invalidField,
  notFound,
  tooMany,
} from '../../../shared/failure.ts'
import { phoneText } from '../../../shared/phone.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { notifyByLetter } from '../../membership/notifications/notifications.ts'
import { sendEvent } from '../../membership/webhooks/webhooks.ts'

import {
  type AppointmentDecision,
  type AppointmentItem,
  type CreatedAppointment,
  hoursOf,
  type ListQuery,
  type NewAppointment,
} from './appointments.contract.ts'
import {
  appointmentKind,
  cancelledMail,
  confirmedMail,
  demoMail,
  linesOf,
  noticeMail,
  receivedMail,
  whenText,
} from './appointments.mail.ts'
import {
  consentVersion,
  decisionsFor,
  heldHours,
  modes,
  orgTypes,
  quartersOf,
  topics,
  whyNotThen,
} from './appointments.rules.ts'
import * as store from './appointments.store.ts'

/** requests for a demonstration that a tenant is told of in a day; more are no people */
const demosADay = 200

type DeedContext = InTenant & Pick<CallContext, 'viewer' | 'request'>

/** Asked for by anybody: kept, confirmed to the person by mail, and told to the tenant. `lines` say it to the eye. */
export async function makeAppointment(
  { tx, clock, tenant }: Pick<DeedContext, 'tx' | 'clock' | 'tenant'>,
  given: NewAppointment,
): Promise<CreatedAppointment & { lines: string[] }> {
  const { timeZone, sender } = tenant
  const hasOffset = /(Z|[+-]\d{2}:\d{2})$/.test(given.preferredAt)
  const preferredAt = hasOffset
    ? new Date(given.preferredAt)
    : instantOf(given.preferredAt.slice(0, 16), timeZone)
  const why = whyNotThen(preferredAt, clock.now(), hoursOf(tenant.values), timeZone)
  if (why !== undefined) throw invalidField('preferredAt', why)
  if (await store.findSame(tx, given.email, preferredAt))
    throw conflict('Anda sudah meminta janji temu untuk waktu itu. Kami mengabari lewat email.')
  const { consent: _, ...rest } = given
  const told = { ...rest, preferredAt }
  const id = await store.insertAppointment(tx, { ...told, consentVersion, at: clock.now() })
  const until = new Date(clock.now().getTime() + heldHours * 3_600_000)
  const quarters = quartersOf(preferredAt)
  if (!(await store.takeQuarters(tx, { id, quarters, until, now: clock.now() })))
    throw conflict('Waktu itu baru saja diambil orang lain. Pilih waktu yang lain.')
  await sendEvent(
    { tx, clock },
    {
      type: 'appointment.requested',
      data: { appointmentId: id, topic: given.topic, preferredAt: preferredAt.toISOString() },
    },
  )
  await post(tx, receivedMail(sender, told, timeZone))
  for (const to of await whoIsTold(tx, tenant)) await post(tx, noticeMail(sender, to, told, timeZone))
  return {
    id,
    status: 'new',
    preferredAt: preferredAt.toISOString(),
    preferredText: whenText(preferredAt, timeZone),
    lines: linesOf(told, timeZone),
  }
}

/** The tenant's contact; without one its admins. */
async function whoIsTold(tx: Tx, { contact }: TenantContext): Promise<string[]> {
  const address = contact.email?.trim()
  if (address) return [address]
  return (await store.listAdmins(tx)).map(({ email }) => email)
}

/**
 * Safe though it is asked by GET (specification section 7): once a day for an address, it writes to the tenant's own
 * contact only, never to the address that was given, and not for other sites' pages.
 */
export async function requestDemo(
  { tx, clock, tenant, request }: Omit<DeedContext, 'viewer'>,
  email: string,
): Promise<{ email: string }> {
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') throw forbidden('Permintaan dari situs lain ditolak')
  const day = dayIn(clock.now(), tenant.timeZone)
  if ((await store.countDemoRequests(tx, day)) >= demosADay) throw tooMany(3600)
  if (await store.insertDemoRequest(tx, email, day, clock.now())) {
    await sendEvent({ tx, clock }, { type: 'demo.requested', data: { day } })
    for (const to of await whoIsTold(tx, tenant)) await post(tx, demoMail(tenant.sender, to, email))
  }
  return { email }
}

const itemOf = (row: store.AppointmentRow, timeZone: string): AppointmentItem => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  phoneText: phoneText(row.phone),
  organisation: row.organisation,
  orgType: orgTypes[row.orgType],
  topic: topics[row.topic],
  mode: row.mode,
  modeText: modes[row.mode],
  preferredAt: row.preferredAt.toISOString(),
  preferredText: whenText(row.preferredAt, timeZone),
  askedText: momentText(row.createdAt, timeZone),
  notes: row.notes,
  status: row.status,
  place: row.place,
  reply: row.reply,
})

export async function listAppointments(
  { tx, tenant }: InTenant & { viewer: Viewer },
  query: ListQuery,
): Promise<Paged<AppointmentItem>> {
  const { rows, total } = await store.listRows(tx, query)
  const items = rows.map(row => itemOf(row, tenant.timeZone))
  return paged(items, total, query)
}

/** By mail, for who asks need not be a member; a member who asked under the own address sees it by the bell too. */
async function tell(context: DeedContext, { email }: store.AppointmentRow, mail: Mail): Promise<void> {
  const member = await store.findMemberAt(context.tx, email)
  if (!member) return post(context.tx, mail)
  await notifyByLetter(context, {
    to: member.id,
    kind: appointmentKind.kind,
    mail,
    link: routes['Make-Appointment'],
  })
}

/** Who decides says where to meet, or why not; the person is told by mail. */
export async function decideAppointment(
  context: DeedContext,
  id: number,
  { decision, place, reply }: AppointmentDecision,
): Promise<AppointmentItem> {
  const { tx, clock, tenant, viewer } = context
  const row = await store.findRow(tx, id)
  if (!row) throw notFound('Janji temu')
  if (!decisionsFor(row.status).includes(decision)) throw conflict('Janji temu ini sudah diputuskan')
  if (decision === 'confirmed' && place === '')
    throw invalidField('place', row.mode === 'online' ? 'Tulis tautan pertemuannya' : 'Tulis tempat bertemu')
  if (decision === 'cancelled' && reply.length < 10)
    throw invalidField('reply', 'Beri tahu alasannya, minimal 10 karakter')
  const by = memberOf(viewer).membershipId
  const at = clock.now()
  if (!(await store.decide(tx, { id, from: row.status, to: decision, place, reply, by, at })))
    throw changedMeanwhile('Janji temu ini')
  if (decision === 'cancelled') await store.freeQuarters(tx, id)
  if (decision === 'confirmed') {
    const quarters = quartersOf(row.preferredAt)
    if (!(await store.takeQuarters(tx, { id, quarters, until: null, now: at })))
      throw conflict('Waktu itu sudah diambil janji temu lain. Batalkan yang ini dengan penjelasan.')
  }
  const answer = { place, reply, timeZone: tenant.timeZone }
  if (decision === 'confirmed') await tell(context, row, confirmedMail(tenant.sender, row, answer))
  if (decision === 'cancelled') await tell(context, row, cancelledMail(tenant.sender, row, answer))
  await record(context, {
    action: `appointment.${decision}`,
    object: { type: 'appointment', id, name: row.organisation },
    before: { status: row.status },
    after: { status: decision },
  })
  const after = await store.findRow(tx, id)
  if (!after) throw notFound('Janji temu')
  return itemOf(after, tenant.timeZone)
}
