import { dayIn, instantOf, wallTime } from '../../../shared/days.ts'
import { hoursText, timesOn, type WorkingHours } from './appointments.rules.ts'

/** When one may meet: the week's hours, with what a calendar says of single days. One reckoning for what is offered and for what is taken. */
export interface AppointmentCalendar {
  lengthMinutes: number
  /** free between two, minutes */
  bufferMinutes: number
  /** one may begin every so many minutes */
  stepMinutes: number
  /** how many can be met at the same time */
  capacity: number
  /** asked for at the earliest so long before, hours */
  noticeHours: number
  horizonDays: number
  /** days that are not like their weekday; without hours they are closed */
  exceptions: readonly { day: string; from: string; to: string; note: string }[]
}

/** where the tenant says nothing else (setting value `appointment_calendar`) */
export const usualCalendar: AppointmentCalendar = {
  lengthMinutes: 60,
  bufferMinutes: 0,
  stepMinutes: 30,
  capacity: 1,
  noticeHours: 24,
  horizonDays: 90,
  exceptions: [],
}

interface Place {
  hours: WorkingHours
  calendar: AppointmentCalendar
  timeZone: string
}

const minute = 60_000
const quarter = 15 * minute
const dayLong = 86_400_000

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** From when to when somebody is there on a day; undefined: nobody is. */
export function hoursOn(day: string, { hours, calendar }: Omit<Place, 'timeZone'>) {
  const exception = calendar.exceptions.find(one => one.day === day)
  if (exception) return exception.from === '' ? undefined : exception
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || 7
  return hours.days.includes(weekday) ? timesOn(hours, weekday) : undefined
}

/** When one may begin on a day, whoever else has asked: each ends before the day does. */
export function startsOn(day: string, place: Place): Date[] {
  const open = hoursOn(day, place)
  if (!open) return []
  const { lengthMinutes, stepMinutes } = place.calendar
  const starts: Date[] = []
  for (let at = minutesOf(open.from); at + lengthMinutes <= minutesOf(open.to); at += stepMinutes)
    starts.push(instantOf(`${day}T${timeOf(at)}`, place.timeZone))
  return starts
}

/** The quarters of an hour that one holds, by when each begins: its own, and the buffer after it. */
export function quartersOf(
  at: Date,
  { minutes, bufferMinutes }: { minutes: number; bufferMinutes: number },
): Date[] {
  const first = Math.floor(at.getTime() / quarter)
  const last = Math.ceil((at.getTime() + (minutes + bufferMinutes) * minute) / quarter)
  return Array.from({ length: last - first }, (_, index) => new Date((first + index) * quarter))
}

/** Why one cannot meet then, whoever else has asked; undefined: one can. */
export function whyNotThen(at: Date, now: Date, place: Place): string | undefined {
  const { calendar, hours, timeZone } = place
  const { noticeHours, horizonDays } = calendar
  if (at.getTime() < now.getTime() + noticeHours * 60 * minute)
    return `Pilih waktu paling cepat ${noticeHours} jam dari sekarang`
  if (at.getTime() > now.getTime() + horizonDays * dayLong)
    return `Pilih waktu dalam ${horizonDays} hari ke depan`
  const day = dayIn(at, timeZone)
  const exception = calendar.exceptions.find(one => one.day === day)
  if (exception?.from === '') return `Kami tutup pada hari itu${exception.note ? `: ${exception.note}` : ''}`
  const open = hoursOn(day, place)
  const { time } = wallTime(at, timeZone)
  if (!open || time < open.from || time >= open.to) return `Pilih waktu di jam kerja: ${hoursText(hours)}`
  const isOffered = startsOn(day, place).some(start => start.getTime() === at.getTime())
  return isOffered ? undefined : 'Pilih salah satu waktu yang ditawarkan'
}

/** A quarter that is taken, and by which of those who can meet somebody then. */
export interface Taken {
  quarter: Date
  seat: number
}

/** The first of those who can meet somebody that is free in all these quarters; undefined: none is. */
export function freeSeat(
  quarters: readonly Date[],
  taken: readonly Taken[],
  capacity: number,
): number | undefined {
  const held = new Set(taken.map(({ quarter: at, seat }) => `${at.getTime()} ${seat}`))
  for (let seat = 0; seat < capacity; seat++)
    if (quarters.every(at => !held.has(`${at.getTime()} ${seat}`))) return seat
  return undefined
}

/** Days from one on, each with when one may still begin; days with nothing free are left out. */
export function freeDays(
  from: string,
  days: number,
  { now, taken, ...place }: Place & { now: Date; taken: readonly Taken[] },
): { day: string; starts: Date[] }[] {
  const { calendar } = place
  const first = new Date(`${from}T12:00:00Z`).getTime()
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(first + index * dayLong).toISOString().slice(0, 10)
    const starts = startsOn(day, place).filter(at => {
      if (whyNotThen(at, now, place) !== undefined) return false
      const { lengthMinutes: minutes, bufferMinutes, capacity } = calendar
      return freeSeat(quartersOf(at, { minutes, bufferMinutes }), taken, capacity) !== undefined
    })
    return { day, starts }
  }).filter(({ starts }) => starts.length > 0)
}
