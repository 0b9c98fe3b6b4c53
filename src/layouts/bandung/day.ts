/** The first day that a fact tells of: "26 Nov 2026, 18.30" or "28 Nov - 3 Des 2026" is 26 Nov, 28 Nov. */
export function dayOf(text = ''): { day: string; month: string } | undefined {
  const [, day, month] = /^(\d{1,2})\b\D*?(?:- \d{1,2} )?([A-Z][a-z]{2,})/.exec(text) ?? []
  return day && month ? { day, month } : undefined
}
