import { z } from 'zod'
import { plainText, seenVersion } from '../../../platform/http/query.ts'
import { monthlyTokens, typedKey } from '../endpoints/endpoints.ts'

/** Who makes vectors of a site's passages, as the settings page reads and writes it. */
export const embeddingSettingsBody = z.strictObject({
  version: seenVersion,
  /** up to and with /v1: what `/embeddings` is appended to; empty: nobody makes any */
  baseUrl: plainText(300).trim().default(''),
  model: plainText(120).trim().default(''),
  key: typedKey,
  monthlyTokens,
})
export type EmbeddingSettingsBody = z.output<typeof embeddingSettingsBody>

export const embeddingSettingsView = z.object({
  version: z.int(),
  baseUrl: z.string(),
  model: z.string(),
  key: z.object({ isThere: z.boolean(), end: z.string() }),
  monthlyTokens: z.int(),
  /** tokens of this month */
  used: z.int(),
  /** different texts among the passages, and how many of them have their vector */
  texts: z.int(),
  made: z.int(),
  /** why the last passages could not be sent; empty while all is well */
  problem: z.string(),
  /** the first texts that the endpoint refuses, each with how many there are in all */
  refused: z.array(
    z.object({
      title: z.string(),
      heading: z.string(),
      path: z.string(),
      reason: z.string(),
      total: z.int(),
    }),
  ),
})
export type EmbeddingSettingsView = z.output<typeof embeddingSettingsView>
