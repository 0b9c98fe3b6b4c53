import { wallTime } from '../../src/shared/days.ts'

export const day = 86_400_000

/** So many days from now; negative: ago. */
export const after = (now: Date, days: number) => new Date(now.getTime() + days * day)

/** The same as a day, "2026-11-21", of UTC. */
export const dayAfter = (now: Date, days: number) => after(now, days).toISOString().slice(0, 10)

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
function onNamedDay(name: string, from: Date, timeZone: string): Date {
  const wanted = name
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap(word => weekdays[word] ?? [])[0]
  if (wanted === undefined) return from
  return new Date(from.getTime() + ((wanted - wallTime(from, timeZone).weekday + 7) % 7) * day)
}
