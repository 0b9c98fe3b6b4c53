/** What "tuntas" means: new questions come until three of the last four are right. Pure, for server and browser. */

export const masteryWindow = 4
export const masteryRight = 3
/** whoever has answered so many makes a pause: the attempt ends with what was reached */
export const masteryMost = 40

export interface Mastery {
  isMastered: boolean
  /** whole percent, 0 to 100: it rises with right answers close together and never falls (after PrairieLearn) */
  percent: number
  /** right ones among the last answers */
  right: number
}

/** How far somebody is by their answers in order, true: right. */
export function masteryOf(outcomes: readonly boolean[]): Mastery {
  const rightUpTo = (end: number) =>
    outcomes.slice(Math.max(0, end - masteryWindow), end).filter(Boolean).length
  const best = Math.max(0, ...outcomes.map((_, index) => rightUpTo(index + 1)))
  return {
    isMastered: best >= masteryRight,
    percent: Math.min(100, Math.floor((best / masteryRight) * 100)),
    right: rightUpTo(outcomes.length),
  }
}
