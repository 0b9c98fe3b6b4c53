import { z } from 'zod'
import { plainText, positiveId, searchText } from '../../../platform/http/query.ts'
import type { FieldOption } from '../../../shared/form-field.ts'
import { mostPeaks } from '../../../shared/loudness.ts'
import {
  altLength,
  creditLength,
  type MediaItem,
  type MediaKind,
  mediaKinds,
  mostPerPage,
  nameLength,
} from '../../../shared/media.ts'

declare module '../../../shared/page.ts' {
  interface PageData {
    'media.library': LibraryPage
  }
}

export interface LibraryPage {
  files: MediaList
  /** things that use files, as folders */
  folders: FieldOption[]
  asked: { kind: MediaKind | ''; use: string; q: string }
  /** what one may send, bytes */
  isOwn: boolean
}

const picture = z.object({ key: z.string(), width: z.int(), height: z.int() })

export const mediaItem = z.object({
  id: z.int(),
  kind: z.enum(mediaKinds),
  key: z.string(),
  name: z.string(),
  mime: z.string(),
  bytes: z.int(),
  alt: z.string(),
  credit: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  tint: z.string().nullable(),
  focus: z.string().nullable(),
  seconds: z.number().nullable(),
  peaks: z.array(z.int()).nullable(),
  loudness: z.number().nullable(),
  poster: picture.nullable(),
  captions: z.object({ key: z.string(), language: z.string(), label: z.string() }).nullable(),
  url: z.string(),
  uploadedBy: z.string().nullable(),
  uploadedText: z.string(),
  usedBy: z.int(),
  isOwn: z.boolean(),
}) satisfies z.ZodType<MediaItem>

export const mediaQuery = z.object({
  kind: z.enum(mediaKinds, 'Jenis media tidak dikenal').or(z.literal('')).default(''),
  /** kind of the things that use it; "none": nothing does */
  use: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,39}$/, 'Folder tidak dikenal')
    .or(z.literal(''))
    .default(''),
  q: searchText.default(''),
  /** files before this one: `next` of the answer before */
  before: positiveId.optional(),
  limit: z.coerce
    .number('Jumlah harus berupa angka')
    .int()
    .min(1, 'Jumlah minimal 1')
    .max(mostPerPage, `Jumlah maksimal ${mostPerPage}`)
    .default(48),
})
export type MediaQuery = z.output<typeof mediaQuery>

export const mediaList = z.object({
  items: z.array(mediaItem),
  /** `before` of what comes next; null: that was all */
  next: z.int().nullable(),
  storage: z.object({ bytes: z.int(), reserved: z.int(), quota: z.int() }),
})
export type MediaList = z.output<typeof mediaList>

export const mediaParameters = z.object({ id: positiveId })

const sha256 = z.string('Wajib diisi').regex(/^[0-9a-f]{64}$/, 'SHA-256 dalam heksadesimal')
export const knownBody = z.strictObject({ sha256 })
export const knownAnswer = z.object({ item: mediaItem.nullable() })

export const uploadParameters = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/, 'Unggahan tidak dikenal'),
})

const line = (max: number) => plainText(max).trim()

/** What is said of a file; what is left out stays. */
export const mediaChange = z.strictObject({
  name: line(nameLength).min(1, 'Wajib diisi').optional(),
  alt: line(altLength).optional(),
  credit: line(creditLength).optional(),
  focus: z
    .string()
    .regex(/^(0|25|50|75|100)-(0|25|50|75|100)$/, 'Titik fokus berupa persen, misalnya 50-25')
    .nullable()
    .optional(),
})
export type MediaChange = z.output<typeof mediaChange>

const pixel = z.int('Harus berupa bilangan bulat').min(0, 'Minimal 0').max(100_000, 'Terlalu besar')
const side = pixel.min(16, 'Potongan minimal 16 piksel')
export const cropBody = z.strictObject({ x: pixel, y: pixel, width: side, height: side })

export const measuresBody = z.strictObject({
  peaks: z
    .array(z.int().min(0).max(100))
    .min(1, 'Wajib diisi')
    .max(mostPeaks, `Maksimal ${mostPeaks} puncak`),
  loudness: z.number().min(-200).max(20).nullable(),
})

/** characters of captions: an hour of talk has some 80,000 */
const mostCaptions = 600_000

export const captionsBody = z.strictObject({
  language: z
    .string('Wajib diisi')
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/, 'Bahasa berupa kode, misalnya id')
    .default('id'),
  label: line(60).min(1, 'Wajib diisi').default('Bahasa Indonesia'),
  text: plainText(mostCaptions).min(1, 'Wajib diisi'),
})
export type CaptionsBody = z.output<typeof captionsBody>

export const replacementBody = z.strictObject({ by: positiveId })
export const replacementAnswer = z.object({
  item: mediaItem,
  /** things that show the new one from now on, and that go on showing the old one */
  changed: z.int(),
  left: z.int(),
})

export const removalBody = z.strictObject({ isSure: z.boolean().default(false) })

export const mediaUse = z.object({
  kind: z.string(),
  words: z.string(),
  id: z.string(),
  label: z.string(),
  href: z.string().nullable(),
  state: z.enum(['draft', 'published']),
})
export type MediaUse = z.output<typeof mediaUse>

export const mediaDetail = mediaItem.extend({ uses: z.array(mediaUse) })

/** What `POST /upload` answers: where the file is, and what it became. */
export const uploadAnswer = z.object({
  id: z.int(),
  key: z.string(),
  name: z.string(),
  mime: z.string(),
  size: z.int(),
  url: z.string(),
})

export const nothing = z.null()
