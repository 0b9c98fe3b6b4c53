import { notifyPurge } from '../../../platform/db/channels.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { Download } from '../../../platform/http/endpoint.ts'
import { post } from '../../../platform/mail/mail.ts'
import { hashToken, isToken } from '../../../platform/secrets/tokens.ts'
import { to } from '../../../routes.ts'
import { changedMeanwhile, conflict, invalidField, notFound } from '../../../shared/failure.ts'
import { icalendar } from '../../../shared/icalendar.ts'
import { record } from '../../core/audit/audit.ts'
import { sendEvent } from '../../membership/webhooks/webhooks.ts'
import { type Keys, urlOf } from './appointment-links.ts'
import { cancelAppointment, freeQuarters, moveAppointment } from './appointment-times.store.ts'
import { type AppointmentItem, calendarOf, hoursOf } from './appointments.contract.ts'
import { cancelledByThemMail, entryOf, movedMail } from './appointments.mail.ts'
import { movable } from './appointments.rules.ts'
import * as store from './appointments.store.ts'
import { itemOf, tell, whoIsTold } from './appointments.ts'
import { heldUntil, hold, momentOf } from './holding.ts'
import { whyNotThen } from './slots.ts'

type Moving = InTenant & Pick<CallContext, 'viewer' | 'request'>

/** What whoever holds the link of an appointment's mail may do: move it while it is to come, cancel it, keep it in a calendar. */
export async function appointmentOfLink(tx: Tx, token: string): Promise<store.AppointmentRow> {
  const row = isToken(token) ? await store.findByToken(tx, hashToken(token)) : undefined
  if (!row) throw notFound('Janji temu')
  return row
}

/** Whether it may still be moved and cancelled: until it begins. */
export const isToCome = ({ status, preferredAt }: store.AppointmentRow, now: Date): boolean =>
  movable.includes(status) && preferredAt > now

async function lockToCome({ tx, clock }: Moving, token: string): Promise<store.AppointmentRow> {
  const row = isToken(token) ? await store.lockByToken(tx, hashToken(token)) : undefined
  if (!row) throw notFound('Janji temu')
  if (!isToCome(row, clock.now())) throw conflict('Janji temu ini sudah lewat atau dibatalkan')
  return row
}

/** By whoever asked for it: the same appointment at another free time. */
export async function moveByLink(
  context: Moving,
  secrets: Keys,
  token: string,
  startsAt: string,
): Promise<void> {
  const row = await lockToCome(context, token)
  const moved = await move(context, row, startsAt)
  const { tx, tenant } = context
  const url = urlOf(context, secrets, row)
  await tell(context, row, movedMail(tenant.sender, moved, { timeZone: tenant.timeZone, url }))
  for (const address of await whoIsTold(tx, tenant))
    await post(tx, movedMail(tenant.sender, moved, { timeZone: tenant.timeZone, to: address }))
}

/** By whoever looks after appointments; the person is told. */
export async function moveByOffice(
  context: Moving,
  secrets: Keys,
  id: number,
  startsAt: string,
): Promise<AppointmentItem> {
  const { tx, clock, tenant } = context
  const row = await store.findRow(tx, id)
  if (!row) throw notFound('Janji temu')
  if (!isToCome(row, clock.now())) throw conflict('Janji temu ini sudah lewat atau dibatalkan')
  const moved = await move(context, row, startsAt)
  const url = urlOf(context, secrets, row)
  await tell(context, row, movedMail(tenant.sender, moved, { timeZone: tenant.timeZone, url }))
  return itemOf(moved, tenant.timeZone)
}

async function move(
  context: Moving,
  row: store.AppointmentRow,
  startsAt: string,
): Promise<store.AppointmentRow> {
  const { tx, clock, tenant } = context
  const { timeZone, values } = tenant
  const at = momentOf(startsAt, timeZone)
  const calendar = calendarOf(values)
  if (at.getTime() === row.preferredAt.getTime()) throw invalidField('startsAt', 'Pilih waktu yang lain')
  const why = whyNotThen(at, clock.now(), { hours: hoursOf(values), calendar, timeZone })
  if (why !== undefined) throw invalidField('startsAt', why)
  const minutes = calendar.lengthMinutes
  const until = row.status === 'confirmed' ? null : heldUntil(clock)
  await hold(context, { id: row.id, preferredAt: at, minutes }, until)
  if (!(await moveAppointment(tx, { id: row.id, to: at, minutes, at: clock.now() })))
    throw changedMeanwhile('Janji temu ini')
  await sendEvent(context, {
    type: 'appointment.moved',
    data: { appointmentId: row.id, preferredAt: at.toISOString() },
  })
  await record(context, {
    action: 'appointment.moved',
    object: { type: 'appointment', id: row.id, name: row.organisation },
    before: { preferredAt: row.preferredAt.toISOString() },
    after: { preferredAt: at.toISOString() },
  })
  await notifyPurge(tx, tenant.id, ['appointments'])
  const moved = await store.findRow(tx, row.id)
  if (!moved) throw notFound('Janji temu')
  return moved
}

/** Whoever asked for it cannot come. */
export async function cancelByLink(context: Moving, token: string, words: string): Promise<void> {
  const { tx, clock, tenant } = context
  const row = await lockToCome(context, token)
  if (!(await cancelAppointment(tx, { id: row.id, words, at: clock.now() })))
    throw changedMeanwhile('Janji temu ini')
  await freeQuarters(tx, row.id)
  await record(context, {
    action: 'appointment.cancelled',
    object: { type: 'appointment', id: row.id, name: row.organisation },
    before: { status: row.status },
    after: { status: 'cancelled' },
  })
  await notifyPurge(tx, tenant.id, ['appointments'])
  for (const address of await whoIsTold(tx, tenant))
    await post(tx, cancelledByThemMail(tenant.sender, address, row, { words, timeZone: tenant.timeZone }))
}

/** The appointment as a file for calendars: the same entry for ever, with its last time. */
export async function calendarFile({ tx, tenant }: InTenant, token: string): Promise<Download> {
  const row = await appointmentOfLink(tx, token)
  const entry = entryOf(row, {
    site: tenant.title,
    url: `${tenant.origin}${to.ownAppointment({ token })}`,
    slug: tenant.slug,
  })
  const text = icalendar({ name: tenant.title, timeZone: tenant.timeZone, entries: [entry] })
  return new Download('janji-temu.ics', 'text/calendar; charset=utf-8', text)
}
