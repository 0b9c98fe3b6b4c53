import type { Kind } from '../../../platform/http/access.ts'

/** What is true of conversations with the assistant, as data. */

/** characters of a question */
export const longestQuery = 2000
/** characters of an answer that are kept */
export const longestAnswer = 40_000
/** earlier questions that an answer knows of */
export const rememberedQuestions = 6

/** questions of one person or visitor, and of a site together, before they have to wait */
export const personLimit = { tokens: 15, seconds: 60 } as const
export const tenantLimit = { tokens: 600, seconds: 60 } as const
/** a whole school asks from one network */
export const networkLimit = { tokens: 120, seconds: 60 } as const
/** answers that this process writes at the same time */
export const mostOpen = 5000

export const retentionDays = [30, 90, 180, 365] as const

/** Who may ask, where the site says nothing else. */
export const usualKinds: readonly Kind[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** The first words of the first question are what a conversation is called. */
export function titleOf(query: string): string {
  const line = query.replaceAll(/\s+/g, ' ').trim()
  return line.length <= 80 ? line : `${line.slice(0, 79).trimEnd()}…`
}
