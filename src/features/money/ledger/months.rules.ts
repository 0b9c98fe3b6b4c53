/** How a month of the books stands. */
export const monthStates = {
  running: { label: 'Berjalan', tone: 'neutral' },
  open: { label: 'Belum ditutup', tone: 'orange' },
  asked: { label: 'Menunggu orang kedua', tone: 'blue' },
  closed: { label: 'Ditutup', tone: 'green' },
  filed: { label: 'Ditutup dan dilaporkan', tone: 'green' },
} as const
export type MonthState = keyof typeof monthStates

/** 2026-11 → 2026-12 */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** Every month from the one to the other, both with it; none where the second is before the first. */
export function monthsFrom(first: string, last: string): string[] {
  const months: string[] = []
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month)
  return months
}
