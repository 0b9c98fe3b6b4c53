import { z } from 'zod'
import { institutionNames } from '../../../shared/institutions.ts'

export const samplesWish = z.strictObject({
  institution: z.enum(institutionNames, 'Pilih jenis lembaga'),
})

const count = z.object({ label: z.string(), added: z.int() })

export const samplesCame = z.object({ counts: z.array(count) })
export type SamplesCame = z.output<typeof samplesCame>

export const samplesRemoval = z.strictObject({
  /** of those that were changed, which go as well */
  paths: z.array(z.string().max(300)).max(500, 'Maksimal 500').default([]),
})

const kept = z.object({ path: z.string(), label: z.string() })

export const samplesGone = z.object({
  removed: z.int(),
  /** what people have changed since, and still stands */
  kept: z.array(kept),
})
export type SamplesGone = z.output<typeof samplesGone>
