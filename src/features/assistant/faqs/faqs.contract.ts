import { z } from 'zod'
import { plainText, positiveId } from '../../../platform/http/query.ts'

/** a site answers so many questions itself */
export const mostFaqs = 300

/** A question that the office answers itself. */
export const writtenFaq = z.strictObject({
  question: plainText(300).trim().min(3, 'Minimal 3 karakter').meta({ label: 'Pertanyaan' }),
  answer: plainText(4000).trim().min(3, 'Minimal 3 karakter').meta({ label: 'Jawaban', control: 'area' }),
})
export type WrittenFaq = z.output<typeof writtenFaq>

export const faqParameters = z.object({ id: positiveId })

export const faqItem = z.object({ id: z.int(), question: z.string(), answer: z.string() })
export type FaqItem = z.output<typeof faqItem>
