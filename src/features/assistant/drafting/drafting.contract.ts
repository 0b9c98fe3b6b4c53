import { z } from 'zod'
import { plainText, positiveId } from '../../../platform/http/query.ts'
import { limits } from '../../../shared/limits.ts'

/** characters of a text that a model is given; of a longer one its beginning */
export const longestRead = 24_000

const title = plainText(limits.postTitle).trim().default('')
/** as it stands in the editor, saved or not, without its looks */
const text = plainText(200_000)
  .trim()
  .min(200, 'Tulis dulu isinya, paling sedikit 200 karakter, supaya ada yang dibaca model')

export const summaryWish = z.strictObject({
  title,
  text,
  /** characters of the summary */
  longest: z.int().min(80).max(1000).default(limits.postSummary),
})
export type SummaryWish = z.output<typeof summaryWish>

export const questionCounts = [3, 5, 10] as const

export const questionsWish = z.strictObject({
  title,
  text,
  count: z.union(
    questionCounts.map(count => z.literal(count)),
    'Pilih banyaknya soal',
  ),
})
export type QuestionsWish = z.output<typeof questionsWish>

export const pictureParameters = z.object({ id: positiveId })

/** What a model has written. It stands nowhere until somebody takes it over. */
export const proposal = z.object({ text: z.string() })
export type Proposal = z.output<typeof proposal>

export const drafter = z.object({ isOn: z.boolean() })
