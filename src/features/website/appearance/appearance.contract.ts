import { z } from 'zod'
import { pagedOf } from '../../../platform/http/paged.ts'
import { plainText, positiveId, seenVersion } from '../../../platform/http/query.ts'
import type { DraftAnswer } from '../../core/publishing/publishing.ts'
import { lookChange, lookState, storedImage } from '../../core/site/site.cards.ts'

const change = z.object({ field: z.string(), words: z.string() })

export const draftAnswer = z.object({
  /** the draft over what is in force */
  look: lookState,
  published: lookState,
  /** version in force */
  version: z.int(),
  /** counts every change of the draft: what /v1/drafts/look/site goes on from */
  rev: z.int(),
  changes: z.array(change),
  /** when the draft was last saved and by whom; null where there is none */
  savedAt: z.string().nullable(),
  savedBy: z.string().nullable(),
  /** of the changes, those that somebody has published otherwise since the draft began */
  overtaken: z.object({ by: z.string(), version: z.int(), changes: z.array(change) }).nullable(),
  /** the fonts one may choose, and where their files lie */
  fonts: z.array(z.object({ name: z.string(), url: z.string() })),
  /** shows the site in the draft's look, to this session alone: `?pratinjau=<token>` */
  preview: z.string(),
})

export type Draft = z.output<typeof draftAnswer>

export const draftBody = lookChange.extend({
  /** the version in force that the editor saw, for a draft that begins now */
  version: seenVersion.min(1).optional(),
})

export const publicationBody = z.strictObject({
  version: seenVersion.min(1, 'Versi dimulai dari 1'),
})

export const publicationAnswer = z.object({ version: z.int() })

export const versionParameter = z.object({ version: positiveId })

const versionItem = z.object({
  version: z.int(),
  /** ISO 8601 */
  publishedAt: z.string(),
  /** "21 November 2026 pukul 10.00 WIB" */
  publishedWords: z.string(),
  publishedBy: z.string().nullable(),
  summary: z.array(z.string()),
  isCurrent: z.boolean(),
  layout: z.string(),
  colours: z.array(z.string()),
})

export type VersionItem = z.output<typeof versionItem>

export const versionList = pagedOf(versionItem)

export const pictureQuery = z.object({ name: plainText(200).default('gambar') })

export const pictureAnswer = storedImage.extend({ url: z.string() })

/** What the look is edited from. */
export interface LookPage {
  draft: DraftAnswer
  /** the preview's token, for two hours */
  preview: string
}

/** What /Kelola/Tampilan shows. */
export interface AppearancePage extends LookPage {
  fonts: Draft['fonts']
  timeZone: string
  /** pages to look at in the frame */
  pages: { label: string; href: string }[]
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'appearance.album': LookPage
    'appearance.editor': AppearancePage
  }
}
