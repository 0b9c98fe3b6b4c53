import type { Clock } from '../../../platform/clock.ts'
import { waitForTurn } from '../../../platform/db/turns.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { clockTime, dayAndDate } from '../../../shared/dates.ts'
import { dayIn, instantOf, localTimeOf } from '../../../shared/days.ts'
import { conflict } from '../../../shared/failure.ts'
import { holdQuarters, listTaken } from './appointment-times.store.ts'
import { calendarOf, hoursOf, type SlotList } from './appointments.contract.ts'
import { heldHours } from './appointments.rules.ts'
import { freeDays, freeSeat, quartersOf } from './slots.ts'

type Holding = Pick<InTenant, 'tx' | 'clock' | 'tenant'>

/** What was asked for is kept free so long, until somebody decides. */
export const heldUntil = (clock: Clock) => new Date(clock.now().getTime() + heldHours * 3_600_000)

/** Local time of the site, or with an offset of its own. */
export const momentOf = (text: string, timeZone: string): Date =>
  /(Z|[+-]\d{2}:\d{2})$/.test(text) ? new Date(text) : instantOf(text.slice(0, 16), timeZone)

/** Holds the time of an appointment, in place of what it held; of two for the last place one gets it, the other is told. */
export async function hold(
  { tx, clock, tenant }: Holding,
  { id, preferredAt, minutes }: { id: number; preferredAt: Date; minutes: number },
  until: Date | null,
  problem = 'Waktu itu baru saja diambil orang lain. Pilih waktu yang lain.',
): Promise<void> {
  const { bufferMinutes, capacity } = calendarOf(tenant.values)
  const quarters = quartersOf(preferredAt, { minutes, bufferMinutes })
  const [from = preferredAt] = quarters
  await waitForTurn(tx, 'appointments', tenant.id)
  const now = clock.now()
  const last = new Date((quarters.at(-1) ?? preferredAt).getTime() + 1)
  const seat = freeSeat(quarters, await listTaken(tx, { from, to: last, but: id, now }), capacity)
  if (seat === undefined) throw conflict(problem)
  await holdQuarters(tx, { id, quarters, seat, until, now })
}

/** days that are offered at once */
export const offeredDays = 7

/** Free times of seven days from one on, by the same reckoning by which a time is taken. */
export async function freeSlots({ tx, clock, tenant }: Holding, asked?: string, but = 0): Promise<SlotList> {
  const { timeZone, values } = tenant
  const now = clock.now()
  const calendar = calendarOf(values)
  const today = dayIn(now, timeZone)
  const from = asked !== undefined && asked > today ? asked : today
  const begin = instantOf(`${from}T00:00`, timeZone)
  const end = new Date(begin.getTime() + (offeredDays + 1) * 86_400_000)
  const taken = await listTaken(tx, { from: begin, to: end, but, now })
  const place = { hours: hoursOf(values), calendar, timeZone, now, taken }
  return {
    lengthMinutes: calendar.lengthMinutes,
    days: freeDays(from, offeredDays, place).map(({ day, starts }) => ({
      day,
      label: dayAndDate(instantOf(`${day}T12:00`, timeZone), timeZone),
      slots: starts.map(at => ({
        at: at.toISOString(),
        local: localTimeOf(at, timeZone),
        label: clockTime(at, timeZone),
      })),
    })),
  }
}
