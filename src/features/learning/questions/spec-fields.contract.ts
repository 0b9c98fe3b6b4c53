import { z } from 'zod'
import { paragraphOf } from '../../../platform/http/person-fields.ts'
import { plainText } from '../../../platform/http/query.ts'
import { type Given, mostAnswer } from '../../../shared/exercise.ts'

/** What the specs of all kinds share. */

export const specId = z.string().regex(/^[a-z0-9]{4,16}$/, 'ID bagian soal tidak valid')
export const prompt = paragraphOf(5000).pipe(z.string().min(1, 'Tuliskan pertanyaannya'))
export const feedback = paragraphOf(2000).default('')
export const optionText = plainText(1000).trim().min(1, 'Isi atau hapus baris ini')
export const acceptedText = plainText(200).trim().min(1, 'Isi atau hapus baris ini')

export const hasNoTwins = (ids: readonly string[]): boolean => new Set(ids).size === ids.length

/** an answer to whatever kind of question, before that kind has looked at it */
export const givenAnswer: z.ZodType<Given> = z.union([
  z.null(),
  z.boolean(),
  plainText(mostAnswer.essay),
  z.array(plainText(40)).max(40),
  z
    .record(plainText(40), plainText(mostAnswer.essay))
    .refine(all => Object.keys(all).length <= 60, 'Jawaban terlalu banyak bagiannya')
    .refine(all => Object.values(all).join('').length <= 2 * mostAnswer.essay, 'Jawaban terlalu panjang'),
])
