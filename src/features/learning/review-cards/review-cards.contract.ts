import { z } from 'zod'
import { positiveId, seenVersion } from '../../../platform/http/query.ts'
import type { Exercise } from '../../../shared/exercise.ts'
import { givenAnswer } from '../questions/questions.ts'

export const byQuestion = z.object({ id: positiveId })

export const review = z.strictObject({
  answer: givenAnswer,
  /** the explanation was looked at before answering */
  isHinted: z.boolean('Pilih ya atau tidak').default(false),
  /** version of the question that was shown, and how often it had been reviewed */
  version: seenVersion,
  reps: z.int().min(0),
})
export type Review = z.output<typeof review>

export const reviewResult = z.object({
  isRight: z.boolean(),
  percent: z.int(),
  key: z.string(),
  feedback: z.string(),
  /** "Muncul lagi 28 Nov 2026" */
  nextText: z.string(),
  left: z.int(),
})
export type ReviewResult = z.output<typeof reviewResult>

/** A question to be answered, without what is right. */
export interface ShownCard {
  questionId: number
  version: number
  reps: number
  exercise: Exercise
  source: string
  hint: string
}

export interface ReviewPage {
  /** the next one; undefined: none today */
  card: ShownCard | undefined
  /** how many are left today, and how many were done */
  left: number
  done: number
  most: number
  /** why there is none: `exam`, what one is at comes first; `enough`, as many as a day has; `none`, nothing is due */
  why: 'exam' | 'enough' | 'none' | ''
  nextText: string
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'review-cards.next': ReviewPage
  }
}
