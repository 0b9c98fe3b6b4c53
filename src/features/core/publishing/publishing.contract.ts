import { z } from 'zod'
import { pagedOf } from '../../../platform/http/paged.ts'
import { plainText, positiveId } from '../../../platform/http/query.ts'
import { problemIn } from '../../../shared/any-json.ts'
import { isLocalTime } from '../../../shared/days.ts'

/** A draft of whatever kind, as the calls speak of it. */
const name = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, 'Jenis isi tidak dikenal')

export const draftParameters = z.object({ kind: name, id: plainText(191) })
export const versionParameters = draftParameters.extend({ number: positiveId })

const count = z.int('Harus berupa bilangan bulat').min(0).max(2_147_483_647)
const rev = count.optional()

/** any JSON that can be stored: what it must look like, its kind says */
const anyJson = z.unknown().superRefine((value, context) => {
  const trouble = problemIn(value, '')
  if (trouble)
    context.addIssue({
      code: 'custom',
      message: trouble.message,
      path: trouble.field.split('.').filter(Boolean),
    })
})
const partName = z.string().max(200)
/** blocks of a long text; how many of them a kind takes, it says itself */
const mostParts = 3000
const block = z.record(z.string().max(60), anyJson)

export const draftSave = z.strictObject({
  /** the browser's window: what it saved itself is no conflict */
  writer: plainText(60).default(''),
  /** the one the writer saw; left out, the save is over whatever there is */
  rev,
  /** by name; fields of nested objects as `css.clr_primary` */
  fields: z.record(partName, anyJson).optional(),
  blocks: z
    .strictObject({
      order: z.array(partName).max(mostParts, `Maksimal ${mostParts} bagian`).optional(),
      put: z.record(partName, block).optional(),
    })
    .optional(),
})

export const draftSeen = z.strictObject({ rev })

export const publicationBody = z.strictObject({
  rev,
  /** the published version that the writer has seen and goes over */
  seen: count.optional(),
})

export const scheduleBody = z.strictObject({
  rev,
  act: z.enum(['publish', 'withdraw'], 'Pilihan: publish, withdraw'),
  /** in the site's own time, YYYY-MM-DDTHH:MM; null takes the plan back */
  at: z.string().refine(isLocalTime, 'Tulis tanggal dan jam yang ada').nullable(),
})

export const presenceBody = z.strictObject({
  /** the browser's window */
  window: plainText(60).min(1, 'Wajib diisi'),
  /** the block one is at */
  block: plainText(64).default(''),
})
export const presenceAnswer = z.object({
  here: z.array(z.object({ name: z.string(), block: z.string() })),
})

const change = z.object({ field: z.string(), words: z.string() })
const value = z.record(z.string(), z.unknown())
const planned = z.object({ at: z.string(), words: z.string() }).nullable()

export const draftAnswer = z.object({
  kind: z.string(),
  id: z.string(),
  state: z.enum(['none', 'draft', 'published', 'changed']),
  rev: z.int(),
  /** the version that visitors see; 0 where there is none */
  number: z.int(),
  /** what its writers see; null in the answer to a save into which nothing of others came */
  value: value.nullable(),
  /** ISO 8601; null where nobody has written it */
  savedAt: z.string().nullable(),
  savedBy: z.string().nullable(),
  /** membership of whoever asks: under it a browser keeps what is not sent yet */
  you: z.int().nullable(),
  /** false: what is published can be replaced and not taken away */
  canWithdraw: z.boolean(),
  /** others who have it open */
  here: z.array(z.string()),
  /** where it stands with its reviewers; null: things of its kind are not reviewed */
  review: z.enum(['none', 'asked', 'needs_fix']).nullable(),
  /** why a reviewer sent it back; empty where nothing waits to be mended */
  sentBack: z.string(),
  /** what would change for visitors */
  changes: z.array(change),
  /** of the changes, those that somebody has published otherwise meanwhile */
  overtaken: z.object({ by: z.string(), number: z.int(), changes: z.array(change) }).nullable(),
  publishAt: planned,
  /** true: the draft went on after its publication was planned, which stays what it was */
  hasGoneOn: z.boolean(),
  withdrawAt: planned,
})

export type DraftAnswer = z.output<typeof draftAnswer>

export const versionQuery = z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) })

const version = z.object({
  number: z.int(),
  publishedAt: z.string(),
  /** "21 November 2026 pukul 10.00 WIB" */
  publishedWords: z.string(),
  publishedBy: z.string().nullable(),
  why: z.enum(['before', 'published', 'scheduled', 'restored', 'changed']),
  /** what it changed, in words; empty where its room keeps none */
  summary: z.array(z.string()),
  isCurrent: z.boolean(),
})

export const versionList = pagedOf(version)

export type VersionItem = z.output<typeof version>

/** One version beside what its writers have now, part by part. */
export const versionAnswer = version.extend({
  value,
  differences: z.array(
    change.extend({
      /** of the version, and as it is now; null where it is not there */
      old: z.unknown(),
      now: z.unknown(),
    }),
  ),
})

export type VersionAnswer = z.output<typeof versionAnswer>
