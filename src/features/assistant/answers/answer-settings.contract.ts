import { z } from 'zod'
import { plainText, seenVersion } from '../../../platform/http/query.ts'
import { monthlyTokens, typedKey } from '../endpoints/endpoints.ts'

/** How a tenant's assistant answers, as its settings page reads and writes it. */
export const answerSettingsBody = z.strictObject({
  version: seenVersion,
  engine: z.enum(['extractive', 'model'], 'Pilih cara menjawab'),
  /** up to and with /v1: what `/chat/completions` is appended to */
  baseUrl: plainText(300).trim().default(''),
  model: plainText(120).trim().default(''),
  key: typedKey,
  monthlyTokens,
  dailyQuestions: z.coerce
    .number('Isi dengan angka')
    .int('Tanpa pecahan')
    .min(0, 'Minimal 0')
    .max(10_000, 'Maksimal 10.000'),
  forVisitors: z.boolean('Pilih ya atau tidak').default(false),
})

export type AnswerSettingsBody = z.output<typeof answerSettingsBody>

/** The key is never told again: only whether there is one, and its last four characters. */
export const answerSettingsView = z.object({
  version: z.int(),
  engine: z.enum(['extractive', 'model']),
  baseUrl: z.string(),
  model: z.string(),
  key: z.object({ isThere: z.boolean(), end: z.string() }),
  monthlyTokens: z.int(),
  dailyQuestions: z.int(),
  forVisitors: z.boolean(),
  /** of this month */
  used: z.object({ tokens: z.int(), questions: z.int() }),
})

export type AnswerSettingsView = z.output<typeof answerSettingsView>
