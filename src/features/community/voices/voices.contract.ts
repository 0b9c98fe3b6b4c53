import { z } from 'zod'
import { bulkIds } from '../../../platform/http/bulk.ts'
import { pagedOf } from '../../../platform/http/paged.ts'
import { lineOf, paragraphOf } from '../../../platform/http/person-fields.ts'
import { officeQuery, plainText, positiveId, searchText } from '../../../platform/http/query.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import { limits } from '../../../shared/limits.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'
import { decisionLabels, progresses, voiceKinds, voiceStates } from './voices.rules.ts'

/** Fields that the forms of all kinds share; a program sends the same. */
export const voiceName = lineOf(limits.fullName, 3).meta({ label: 'Nama' })
export const voiceContent = (label: string) =>
  paragraphOf(limits.voice)
    .pipe(
      z
        .string()
        .refine(text => text !== '', { error: 'Wajib diisi', abort: true })
        .refine(text => [...text].length >= 3, 'Minimal 3 karakter'),
    )
    .meta({ label, control: 'area' })

const choose = 'Pilih 1 sampai 5 bintang'
export const rating = z.coerce
  .number(choose)
  .int(choose)
  .min(1, choose)
  .max(5, choose)
  .meta({ label: 'Penilaian' })
export const optionalRating = z
  .union([z.literal('').transform(() => null), z.null(), rating], choose)
  .default(null)
  .meta({ label: 'Penilaian' })

export const voiceQuery = officeQuery(20, {
  search: searchText.optional(),
  kind: z.enum(keysOf(voiceKinds), 'Jenis tidak dikenal').optional(),
  state: z.enum(keysOf(voiceStates), 'Status tidak dikenal').optional(),
})
export type VoiceQuery = z.output<typeof voiceQuery>

const step = z.object({ text: z.string(), by: z.string(), at: z.string(), reason: z.string() })
const reply = z.object({ id: z.int(), content: z.string(), by: z.string(), at: z.string() })

export const voiceItem = z.object({
  id: z.int(),
  kind: z.enum(keysOf(voiceKinds)),
  state: z.enum(keysOf(voiceStates)),
  name: z.string(),
  role: z.string(),
  email: z.string(),
  content: z.string(),
  /** what it is about: the book, or the category */
  about: z.string(),
  rating: z.int().nullable(),
  progress: z.enum(keysOf(progresses)).nullable(),
  supports: z.int(),
  source: z.string(),
  sentText: z.string(),
  href: z.string(),
  steps: z.array(step),
  replies: z.array(reply),
})
export type VoiceItem = z.output<typeof voiceItem>
export const voiceList = pagedOf(voiceItem)

export const idParameter = z.object({ id: positiveId })

const reason = lineOf(limits.reason).default('')

export const decision = z.strictObject({
  decision: z.enum(keysOf(decisionLabels), 'Pilih keputusan'),
  /** for the colleagues: it stands in the steps */
  reason,
})
export type VoiceDecision = z.output<typeof decision>
export const bulkDecision = decision.extend({ ids: bulkIds })

export const progressStep = z.strictObject({
  progress: z.enum(keysOf(progresses), 'Pilih tahap'),
  /** shown to visitors where it cannot be done */
  reason,
})
export type ProgressStep = z.output<typeof progressStep>

export const officialReply = z.strictObject({
  content: plainText(limits.voice)
    .transform(text => text.trim())
    .refine(text => [...text].length >= 3, 'Minimal 3 karakter')
    .meta({ label: 'Jawaban resmi' }),
})

export interface VoicesPage {
  list: OfficeListData<VoiceItem>
  /** not looked at yet */
  waiting: number
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'voices.manage': VoicesPage
  }
}
