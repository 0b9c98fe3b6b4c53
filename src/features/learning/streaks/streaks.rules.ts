/** What is true of days one after another. Days are "2026-11-21"; nothing here asks a clock. */

/** cards that make a day, where no chapter was finished */
export const cardsOfDay = 5
/** days of a month on which one may rest */
export const restDays = 2

export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

/**
 * How many days somebody has learned in a row, counted back from today. Today breaks nothing while it lasts, and of each
 * month two days without learning neither count nor break.
 */
export function streakOf(days: ReadonlySet<string>, today: string): number {
  const first = [...days].sort()[0]
  if (first === undefined) return 0
  const rested = new Map<string, number>()
  let count = 0
  for (let day = days.has(today) ? today : dayBefore(today); day >= first; day = dayBefore(day)) {
    if (days.has(day)) {
      count++
      continue
    }
    const month = day.slice(0, 7)
    const used = (rested.get(month) ?? 0) + 1
    if (used > restDays) break
    rested.set(month, used)
  }
  return count
}
