import { notifyPurge } from '../../../platform/db/channels.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import type { CallContext, InTenant, TenantContext } from '../../../platform/http/endpoint.ts'
import { type Mail, post } from '../../../platform/mail/mail.ts'
import { hashToken, randomToken } from '../../../platform/secrets/tokens.ts'
import { routes, to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { dayIn } from '../../../shared/days.ts'
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
import { notifyByLetter, type TellContext } from '../../membership/notifications/notifications.ts'
import { sendEvent } from '../../membership/webhooks/webhooks.ts'
import { type Keys, sealLink, urlOf } from './appointment-links.ts'
import { freeQuarters } from './appointment-times.store.ts'
import {
  type AppointmentDecision,
  type AppointmentItem,
  type CreatedAppointment,
  calendarOf,
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
import { consentVersion, decisionsFor, modes, orgTypes, topics } from './appointments.rules.ts'
import * as store from './appointments.store.ts'
import { heldUntil, hold, momentOf } from './holding.ts'
import { whyNotThen } from './slots.ts'

/** requests for a demonstration that a tenant is told of in a day; more are no people */
const demosADay = 200

type DeedContext = InTenant & Pick<CallContext, 'viewer' | 'request'>

/** Asked for by anybody: kept, confirmed to the person by mail, and told to the tenant. `lines` say it to the eye. */
export async function makeAppointment(
  context: Pick<DeedContext, 'tx' | 'clock' | 'tenant'>,
  secrets: Keys,
  given: NewAppointment,
): Promise<CreatedAppointment & { lines: string[] }> {
  const { tx, clock, tenant } = context
  const { timeZone, sender } = tenant
  const preferredAt = momentOf(given.preferredAt, timeZone)
  const calendar = calendarOf(tenant.values)
  const hours = hoursOf(tenant.values)
  const why = whyNotThen(preferredAt, clock.now(), { hours, calendar, timeZone })
  if (why !== undefined) throw invalidField('preferredAt', why)
  if (await store.findSame(tx, given.email, preferredAt))
    throw conflict('Anda sudah meminta janji temu untuk waktu itu. Kami mengabari lewat email.')
  const { consent: _, ...rest } = given
  const minutes = calendar.lengthMinutes
  const told = { ...rest, preferredAt, minutes }
  const token = randomToken()
  const link = { tokenHash: hashToken(token), tokenSealed: sealLink(secrets, tenant.id, token) }
  const id = await store.insertAppointment(tx, { ...told, ...link, consentVersion, at: clock.now() })
  await hold(context, { id, preferredAt, minutes }, heldUntil(clock))
  await notifyPurge(tx, tenant.id, ['appointments'])
  const href = to.ownAppointment({ token })
  await sendEvent(
    { tx, clock },
    {
      type: 'appointment.requested',
      data: { appointmentId: id, topic: given.topic, preferredAt: preferredAt.toISOString() },
    },
  )
  await post(tx, receivedMail(sender, told, { timeZone, url: `${tenant.origin}${href}` }))
  for (const address of await whoIsTold(tx, tenant))
    await post(tx, noticeMail(sender, address, told, timeZone))
  return {
    id,
    href,
    status: 'new',
    preferredAt: preferredAt.toISOString(),
    preferredText: whenText(preferredAt, timeZone),
    lines: linesOf(told, timeZone),
  }
}

/** The tenant's contact; without one its admins. */
export async function whoIsTold(tx: Tx, { contact }: TenantContext): Promise<string[]> {
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

export const itemOf = (row: store.AppointmentRow, timeZone: string): AppointmentItem => ({
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
export async function tell(context: TellContext, { email }: store.AppointmentRow, mail: Mail): Promise<void> {
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
  secrets: Keys,
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
  if (decision === 'cancelled') await freeQuarters(tx, id)
  if (decision === 'confirmed')
    await hold(
      context,
      row,
      null,
      'Waktu itu sudah diambil janji temu lain. Batalkan yang ini dengan penjelasan.',
    )
  await notifyPurge(tx, tenant.id, ['appointments'])
  const answer = { place, reply, timeZone: tenant.timeZone, url: urlOf(context, secrets, row) }
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
