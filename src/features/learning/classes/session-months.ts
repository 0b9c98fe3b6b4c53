import { monthAndYear } from '../../../shared/dates.ts'
import { wallTime } from '../../../shared/days.ts'
import type { MonthView } from '../../../ui/parts.tsx'

export interface Session {
  startAt: string
  timeZone: string
  title: string
  /** where the page tells of it */
  href: string
}

/** more leaves than this are no overview; the list says it all */
const mostMonths = 4

/**
 * Dated meetings as months of a wall calendar, those in between left out. Two on one day lead to the first. Nothing for
 * a single one, whose date is read faster, nor for those that are spread too far.
 */
export function sessionMonths(sessions: readonly Session[]): MonthView[] {
  if (sessions.length < 2) return []
  const months = new Map<string, MonthView>()
  for (const { startAt, timeZone, title, href } of sessions) {
    const { day } = wallTime(new Date(startAt), timeZone)
    const key = day.slice(0, 7)
    const month = months.get(key) ?? emptyMonth(key)
    months.set(key, month)
    const number = Number(day.slice(8))
    if (!month.marked.some(one => one.day === number)) month.marked.push({ day: number, href, label: title })
  }
  if (months.size > mostMonths) return []
  return [...months].toSorted(([one], [other]) => one.localeCompare(other)).map(([, month]) => month)
}

function emptyMonth(key: string): MonthView {
  const [year = 0, month = 0] = key.split('-').map(Number)
  const { weekday } = wallTime(new Date(`${key}-01T12:00:00Z`), 'UTC')
  return {
    title: monthAndYear(key),
    startsOn: weekday,
    length: new Date(Date.UTC(year, month, 0)).getUTCDate(),
    marked: [],
  }
}
