import type { SectionOf } from '../../ui/kit/section.ts'

type Day = SectionOf<'schedule'>['days'][number]
export type Hour = Day['items'][number]

/** as many as there are colours and rows in the stylesheet */
const mostRooms = 8
const mostTimes = 16

/** The rooms in the order in which they are first used. */
export function roomsOf(days: Day[]): string[] {
  const places = days.flatMap(day => day.items.map(item => item.place ?? ''))
  return [...new Set(places)].filter(Boolean).slice(0, mostRooms)
}

/** Every hour at which something begins on any of the days. */
export function timesOf(days: Day[]): string[] {
  return [...new Set(days.flatMap(day => day.items.map(item => item.time)))].toSorted().slice(0, mostTimes)
}

/** What begins at the same hour shares a row; what is later than the last row stands in it. */
export function hoursOf(items: Hour[], times: string[]): { row: number; items: Hour[] }[] {
  const rowOf = (item: Hour) => times.indexOf(item.time) + 1 || times.length
  const rows = [...new Set(items.map(rowOf))].toSorted((a, b) => a - b)
  return rows.map(row => ({ row, items: items.filter(item => rowOf(item) === row) }))
}
