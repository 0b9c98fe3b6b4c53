/**
 * Days, clocks on the wall and ages, reckoned once. A moment is a `Date`. A day is text as it is stored and sent,
 * "2026-11-21": it belongs to no time zone, and days compare as texts do. Which day a moment falls on is a question of
 * the time zone, which is always given by its IANA name, "Asia/Jakarta". A day begins at 00:00 of its zone, and that
 * moment belongs to it.
 */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockIn(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone)
  if (!clock) {
    // Swedes write the time as machines do: "2026-11-24 09:30"
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    clocks.set(timeZone, clock)
  }
  return clock
}

/** What calendar and clock on a wall show. */
export interface WallTime {
  /** "2026-11-24" */
  day: string
  /** "09:30", from "00:00" to "23:59"; seconds are dropped, not rounded */
  time: string
  /** 1 is Monday, 7 is Sunday */
  weekday: number
}

/** What the wall shows at that moment in that time zone. Throws RangeError for a zone or a moment that is none. */
export function wallTime(at: Date, timeZone: string): WallTime {
  const [day = '', time = ''] = clockIn(timeZone).format(at).split(' ')
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return { day, time, weekday: weekday === 0 ? 7 : weekday }
}

/** The day it is at that moment in that time zone: "2026-11-21". */
/** As a field for date and time takes it, "2026-12-12T09:00"; empty where there is none. */
export function localTimeOf(at: Date | null, timeZone: string): string {
  if (at === null) return ''
  const { day, time } = wallTime(at, timeZone)
  return `${day}T${time}`
}

export const dayIn = (at: Date, timeZone: string): string => wallTime(at, timeZone).day

/**
 * The moment at which the wall shows `local`, "2026-11-24T09:30". Indonesia's zones set no clock forward or back, so
 * there is exactly one and one look is enough. What `isLocalTime` refuses has none.
 */
export function instantOf(local: string, timeZone: string): Date {
  const guess = new Date(`${local}:00Z`)
  const { day, time } = wallTime(guess, timeZone)
  const shown = new Date(`${day}T${time}:00Z`)
  return new Date(guess.getTime() - (shown.getTime() - guess.getTime()))
}

/** YYYY-MM-DD, of a day that exists: 29 February in leap years only. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** "2026-11-24T09:30", of a day and an hour that exist, in years that the clocks of every zone can show. */
export const isLocalTime = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(text) &&
  isDay(text.slice(0, 10)) &&
  text >= '1900' &&
  text < '9999'

/**
 * Whole years somebody born on one day is old on another; the birthday counts. Reckoned as text: who was born on
 * 29 February is a year older on 1 March where the year has no such day. Negative before the birth.
 */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** whole years at which one decides for oneself; until then a guardian does (UU 35/2014, article 1; UU PDP 27/2022, article 25) */
export const adultAge = 18

/** Born on this day or before is grown up on `today`. It may be a 29 February that never was: compare, do not show. */
export const adultsBornUntil = (today: string): string =>
  `${String(Number(today.slice(0, 4)) - adultAge).padStart(4, '0')}${today.slice(4)}`

/** whole years: who is said to be younger or older than this has typed something else */
export const likelyAges = { youngest: 3, oldest: 120 } as const

/** A day on which somebody can be born who tells us so on `today`. */
export function isLikelyBirth(birthDate: string, today: string): boolean {
  const age = ageOn(birthDate, today)
  return age >= likelyAges.youngest && age <= likelyAges.oldest
}

/** Younger than 18 on `today`; on the 18th birthday no longer. Whose day of birth nobody knows is taken for grown up. */
export const isChild = (birthDate: string | null, today: string): boolean =>
  birthDate !== null && ageOn(birthDate, today) < adultAge

/** As `instantOf`; null for a field that was left empty. */
export const optionalInstant = (local: string, timeZone: string): Date | null =>
  local === '' ? null : instantOf(local, timeZone)
