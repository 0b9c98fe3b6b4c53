import type { QuestionKindName } from '../questions/questions.ts'

/** Where a question to a class stands. */
export const pollStates = {
  open: { label: 'Menerima jawaban', tone: 'green' },
  held: { label: 'Diskusi', tone: 'orange' },
  closed: { label: 'Selesai', tone: 'neutral' },
} as const

export type PollState = keyof typeof pollStates

/** What whoever teaches does next, and from where. */
export const pollActs = {
  hold: { from: ['open'], to: 'held' },
  again: { from: ['held'], to: 'open' },
  close: { from: ['open', 'held'], to: 'closed' },
} as const satisfies Record<string, { from: readonly PollState[]; to: PollState }>

export type PollAct = keyof typeof pollActs

/** rounds of one question: it is talked about between two */
export const mostRounds = 9

/** kinds whose answers fall into groups */
export const groupedKinds: readonly QuestionKindName[] = ['single', 'truefalse']

/** milliseconds between two looks of a page that is open */
export const asksEvery = 2500

export const percent = (part: number, of: number) => (of === 0 ? 0 : Math.round((part / of) * 100))
