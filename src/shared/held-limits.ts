/** A limit that is raised holds so much later: whoever raises it cannot use it alone and at once. */
export const limitHoldMilliseconds = 24 * 3_600_000

export interface HeldLimits<Name extends string> {
  /** as they were written last */
  written: Record<Name, number>
  /** what held before that */
  before: Record<Name, number>
  /** from when the written ones hold; null: they do */
  holdsFrom: Date | null
}

/** The limits that count now: of each the lower one, as long as a raised one has to wait. */
export function limitsInForce<Name extends string>(
  { written, before, holdsFrom }: HeldLimits<Name>,
  now: Date,
): Record<Name, number> {
  return holdsFrom !== null && holdsFrom > now ? lowerOf(written, before) : written
}

/** New limits beside those in force: lower ones hold at once, and where one is raised it waits. */
export function limitsAfter<Name extends string>(
  held: HeldLimits<Name>,
  written: Record<Name, number>,
  now: Date,
): HeldLimits<Name> {
  // what is saved again as it was begins no new waiting
  if (namesOf(written).every(name => written[name] === held.written[name])) return held
  const before = limitsInForce(held, now)
  const isRaised = namesOf(written).some(name => written[name] > before[name])
  const holdsFrom = isRaised ? new Date(now.getTime() + limitHoldMilliseconds) : null
  return { written, before, holdsFrom }
}

const lowerOf = <Name extends string>(one: Record<Name, number>, other: Record<Name, number>) => {
  const lower = { ...one }
  for (const name of namesOf(one)) lower[name] = Math.min(one[name], other[name])
  return lower
}

// a record's own keys are its names
const namesOf = <Name extends string>(limits: Record<Name, number>) => Object.keys(limits) as Name[]
