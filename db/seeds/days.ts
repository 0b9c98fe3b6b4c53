import { dayIn } from '../../src/shared/days.ts'

export const day = 86_400_000
/** as `Date.getUTCDay` counts; two words for the first */
const weekdays: Record<string, number> = {
  minggu: 0,
  ahad: 0,
  senin: 1,
  selasa: 2,
  rabu: 3,
  kamis: 4,
  jumat: 5,
  sabtu: 6,
}

/** The day itself, or the next one that is the weekday in its name: "Sabtu membaca" is on a Saturday. */
export function onNamedDay(name: string, from: Date, timeZone: string): Date {
  const wanted = name
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap(word => weekdays[word] ?? [])[0]
  if (wanted === undefined) return from
  const weekday = new Date(`${dayIn(from, timeZone)}T00:00:00Z`).getUTCDay()
  return new Date(from.getTime() + ((wanted - weekday + 7) % 7) * day)
}
