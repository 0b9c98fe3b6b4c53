import { shownForm, type TypedForm } from '../../../platform/http/page-form.ts'
import type { PageContext, PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { hashToken, isToken } from '../../../platform/secrets/tokens.ts'
import { to } from '../../../routes.ts'
import { dayIn, isDay } from '../../../shared/days.ts'
import { framedPage } from '../../../shared/page.ts'
import { withQuery } from '../../../shared/pager.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { calendarOf, type OwnAppointmentPage, type SlotsData } from './appointments.contract.ts'
import { linesOf } from './appointments.mail.ts'
import { statuses, statusWords } from './appointments.rules.ts'
import { findByToken } from './appointments.store.ts'
import { freeSlots, offeredDays } from './holding.ts'
import { isToCome } from './own-appointment.ts'

const dayLong = 86_400_000
const dayBeside = (day: string, days: number) =>
  new Date(new Date(`${day}T12:00:00Z`).getTime() + days * dayLong).toISOString().slice(0, 10)

/** Free times of a week, with the way to the weeks beside it. */
export async function slotsData(
  context: PageContext,
  asked: string | undefined,
  path: string,
  but = 0,
): Promise<SlotsData> {
  const { clock, tenant } = context
  const now = clock.now()
  const today = dayIn(now, tenant.timeZone)
  const { horizonDays } = calendarOf(tenant.values)
  const last = dayBeside(today, horizonDays)
  const from = asked !== undefined && isDay(asked) && asked > today && asked <= last ? asked : today
  const { days } = await freeSlots(context, from, but)
  const later = dayBeside(from, offeredDays)
  const earlier = dayBeside(from, -offeredDays)
  return {
    days: days.map(({ day, label, slots }) => ({
      day,
      label,
      slots: slots.map(slot => ({ value: slot.local, label: slot.label })),
    })),
    ...(from > today ? { earlierHref: withQuery(path, earlier > today ? { from: earlier } : {}) } : {}),
    ...(later <= last ? { laterHref: withQuery(path, { from: later }) } : {}),
    empty: 'Tidak ada waktu yang bebas pada tujuh hari ini. Lihat minggu berikutnya.',
  }
}

/** An appointment's own page, for whoever holds the link: personal, so that nothing keeps it. */
export const loadOwnAppointment: PersonalPageLoad = {
  access: permissions.readPublic,
  query: ['from'],
  load: context => ownAppointmentPage(context, context.params.token ?? '', {}),
}

export async function ownAppointmentPage(context: PageContext, token: string, typed: TypedForm) {
  const { tx, clock, tenant, query } = context
  const row = isToken(token) ? await findByToken(tx, hashToken(token)) : undefined
  if (!row) return undefined
  const path = to.ownAppointment({ token })
  const asked = new URLSearchParams(query).get('from') ?? typed.values?.from
  const data: OwnAppointmentPage = {
    heading: { title: 'Janji temu Anda', eyebrow: tenant.title, badge: statuses[row.status] },
    crumbs: [{ label: 'Beranda', href: to.home() }, { label: 'Janji temu Anda' }],
    ...shownForm(
      () => '',
      typed,
      field => (field === 'startsAt' ? 'slot' : field),
    ),
    badge: statuses[row.status],
    text: statusWords[row.status],
    reply: row.reply,
    lines: linesOf(row, tenant.timeZone, row.place),
    path,
    ...(row.status === 'cancelled' ? {} : { icsHref: `/v1/appointments/links/${token}/janji-temu.ics` }),
    ...(isToCome(row, clock.now())
      ? { slots: await slotsData(context, asked ?? undefined, path, row.id) }
      : {}),
  }
  return framedPage('site', 'appointments.own', data, {
    title: data.heading.title,
    description: 'Lihat, pindahkan, atau batalkan janji temu.',
    canonical: path,
  })
}
