import { z } from 'zod'
import { documentShape } from '../../../platform/documents/documents.ts'
import { plainText } from '../../../platform/http/query.ts'
import { limits } from '../../../shared/limits.ts'
import { seoShape } from '../../core/entries/entries.ts'
import { peopleSearch } from '../../core/people/people.ts'
import { storedPicture } from '../../core/sections/sections.ts'

/** What a post is made of while it is written: nothing has to be there, and nothing is too long. */

const id = z.int().min(1).max(2_147_483_647)
const ids = (most: number) => z.array(id).max(most, `Maksimal ${most} pilihan`)
const blank = (max: number) => plainText(max).default('')

const slug = plainText(191)
  .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'Alamat memakai huruf kecil, angka, dan tanda hubung')
  .default('')
  .meta({
    label: 'Alamat',
    hint: 'Dibuat dari judul bila kosong. Alamat lama tetap mengantar ke tulisan ini.',
  })

const visibilities = { public: 'Semua orang', members: 'Anggota situs saja' }

export const postSeo = seoShape.extend({
  canonical: plainText(500)
    .regex(/^(?:https:\/\/\S+)?$/, 'Tulis alamat lengkap, dimulai dengan https://')
    .optional()
    .meta({ label: 'Alamat asli', hint: 'Bila tulisan ini pertama kali terbit di situs lain' }),
  noindex: z.boolean().optional().meta({ label: 'Sembunyikan dari mesin pencari' }),
})

/** seconds: a day; no recording is longer */
const longest = 86_400
/** characters: some eight hours of talk, with times */
const mostTranscript = 400_000

const episode = z
  .strictObject({
    chapters: z
      .array(
        z.strictObject({
          at: z.int('Tulis waktu seperti 12.30').min(0, 'Minimal 0').max(longest, 'Maksimal 24 jam'),
          title: blank(160),
        }),
      )
      .max(200, 'Maksimal 200 bab')
      .default([]),
    transcript: blank(mostTranscript),
  })
  .nullable()
  .default(null)

const recording = z.record(z.string(), z.unknown()).nullable().default(null)

/** what finds the head of a series; the page of a post says which kind it is of */
export const seriesPath = '/v1/posts/series'

/** Fields in the order of the form; parts without a label are written elsewhere: title and summary above the text. */
export const postDraft = z.strictObject({
  title: blank(limits.postTitle),
  summary: blank(limits.postSummary),
  body: documentShape.default([]),
  cover: storedPicture.nullable().default(null).meta({ label: 'Sampul', control: 'picture' }),
  categoryIds: ids(10)
    .default([])
    .meta({ label: 'Kategori', control: 'picks', from: 'categories', noun: 'kategori' }),
  tags: z
    .array(plainText(80))
    .max(50, 'Maksimal 50 kata kunci')
    .default([])
    .meta({ label: 'Kata kunci', control: 'lines', hint: 'Satu per baris' }),
  authorIds: ids(20)
    .default([])
    .meta({ label: 'Penulis', control: 'picks', search: peopleSearch('id'), noun: 'penulis' }),
  parentId: id.nullable().default(null).meta({
    label: 'Bagian dari seri',
    control: 'pick',
    search: seriesPath,
    hint: 'Tulisan pertama serinya',
  }),
  images: z
    .array(storedPicture)
    .max(200, 'Maksimal 200 gambar')
    .default([])
    .meta({ label: 'Gambar album', control: 'pictures', noun: 'gambar' }),
  audio: recording,
  episode,
  video: recording,
  visibility: z
    .enum(['public', 'members'])
    .default('public')
    .meta({ label: 'Untuk siapa', words: visibilities }),
  featured: z.boolean().default(false).meta({ label: 'Unggulan: tampil di depan' }),
  language: z
    .string()
    .regex(/^[a-zA-Z]{2,8}(-[a-zA-Z0-9]{1,8})*$/, 'Kode bahasa tidak dikenal, misalnya id atau en')
    .nullable()
    .default(null),
  slug,
  seo: postSeo.default({}),
})

export type PostValue = z.output<typeof postDraft>

/** What a post has to be when visitors are to see it. */
export const postPublication = postDraft.extend({
  title: plainText(255).trim().min(3, 'Judul minimal 3 karakter'),
  summary: plainText(300).trim(),
  episode: episode.superRefine((value, check) => {
    for (const [index, { at, title }] of (value?.chapters ?? []).entries()) {
      const path = ['chapters', index]
      if (title.trim() === '')
        check.addIssue({ code: 'custom', path: [...path, 'title'], message: 'Beri judul bab' })
      const before = value?.chapters[index - 1]
      if (before && before.at >= at)
        check.addIssue({ code: 'custom', path: [...path, 'at'], message: 'Bab berurutan menurut waktunya' })
    }
  }),
})

/** What the history and the log call its parts. */
export const postWords = {
  title: 'Judul',
  summary: 'Ringkasan',
  body: 'Isi',
  cover: 'Sampul',
  categoryIds: 'Kategori',
  tags: 'Kata kunci',
  authorIds: 'Penulis',
  parentId: 'Seri',
  images: 'Gambar album',
  audio: 'Rekaman',
  episode: 'Bab dan transkrip',
  video: 'Video',
  visibility: 'Untuk siapa',
  featured: 'Unggulan',
  language: 'Bahasa',
  slug: 'Alamat',
  seo: 'Mesin pencari',
} as const
