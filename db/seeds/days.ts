export const day = 86_400_000

/** So many days from now; negative: ago. */
export const after = (now: Date, days: number) => new Date(now.getTime() + days * day)

/** The same as a day, "2026-11-21", of UTC. */
export const dayAfter = (now: Date, days: number) => after(now, days).toISOString().slice(0, 10)
