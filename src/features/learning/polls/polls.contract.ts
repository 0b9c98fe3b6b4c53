import { z } from 'zod'
import { plainText, positiveId } from '../../../platform/http/query.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import { pollActs, pollStates } from './polls.rules.ts'

export const byPoll = z.object({ id: positiveId })

export const newPoll = z.strictObject({
  classId: positiveId,
  runId: positiveId.optional(),
  questionId: positiveId,
})

const rev = z.int('Harus berupa bilangan bulat').min(1)
export const pollChange = z.strictObject({
  act: z.enum(keysOf(pollActs), 'Tindakan ini tidak dikenal'),
  /** the one whoever decides saw */
  rev,
})
export type PollChange = z.output<typeof pollChange>

export const pollAnswer = z.strictObject({
  round: z.int('Harus berupa bilangan bulat').min(1),
  option: plainText(16).min(1, 'Pilih satu jawaban'),
})

const state = z.enum(keysOf(pollStates))

/** Those who chose the same; `misconception`: what a wrong option says of who chooses it. */
const group = z.object({
  id: z.string(),
  text: z.string(),
  isRight: z.boolean(),
  misconception: z.string(),
  count: z.int(),
  /** in the round before; null: there was none */
  before: z.int().nullable(),
  names: z.array(z.string()),
})

export const classPicture = z.object({
  id: z.int(),
  prompt: z.string(),
  state,
  round: z.int(),
  rev: z.int(),
  /** who may answer, and how many have in this round */
  people: z.int(),
  answered: z.int(),
  /** percent of answers that were right, in each round */
  right: z.array(z.int()),
  /** how many went from wrong to right since the round before, and the other way */
  gained: z.int(),
  lost: z.int(),
  groups: z.array(group),
})
export type ClassPicture = z.output<typeof classPicture>

export const askedPoll = z.object({
  id: z.int(),
  prompt: z.string(),
  state,
  round: z.int(),
  options: z.array(z.object({ id: z.string(), text: z.string() })),
  /** the asker's own answer of this round; empty: none yet */
  given: z.string(),
  /** once it is over: the right option, and what is said of the one that was chosen */
  key: z.string(),
  feedback: z.string(),
})
export type AskedPoll = z.output<typeof askedPoll>

export const keptPoll = z.object({ id: z.int() })

interface Choice {
  value: string
  label: string
}

/** Where whoever teaches asks: the picture that is running, or what may be asked. */
export interface PollPage {
  classId: number
  name: string
  picture: ClassPicture | null
  runs: Choice[]
  questions: Choice[]
  past: { id: number; prompt: string; when: string; words: string }[]
}

/** Where a participant answers. */
export interface OwnPollPage {
  slug: string
  name: string
  asked: AskedPoll | null
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'polls.class': PollPage
    'polls.own': OwnPollPage
  }
}
