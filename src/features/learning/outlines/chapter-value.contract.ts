import { z } from 'zod'
import { documentShape } from '../../../platform/documents/documents.ts'
import { plainText } from '../../../platform/http/query.ts'
import { libraryFile, momentOrEmpty } from '../../../platform/http/written-fields.ts'
import { limits } from '../../../shared/limits.ts'
import { blank } from '../../core/entries/entries.ts'
import { type ChapterKind, type Completion, chapterKinds, completions } from './outlines.rules.ts'

/** A chapter as it is written: nothing has to be there, and nothing is too long. */

const kinds = Object.keys(chapterKinds) as [ChapterKind, ...ChapterKind[]]
const ways = Object.keys(completions) as [Completion, ...Completion[]]

export const chapterKindName = z.enum(kinds, 'Jenis bab tidak dikenal')

const moment = (label: string, hint?: string) => momentOrEmpty.meta({ label, hint })

const address = (label: string, hint: string, when: readonly string[]) =>
  plainText(500)
    .regex(/^(?:https:\/\/[^\s"<>\\]+)?$/, 'Tulis alamat lengkap, dimulai dengan https://')
    .default('')
    .meta({ label, hint, control: 'url', when: { kind: when } })

/** A file of the library, as a form keeps it. */
const media = libraryFile()

/** What the outline shows of a chapter, and changes there. */
export const lessonFields = {
  kind: chapterKindName.default('text').meta({ label: 'Jenis bab', words: chapterKinds, required: true }),
  minutes: z
    .int('Tulis bilangan bulat')
    .min(0, 'Minimal 0')
    .max(6000, 'Maksimal 6.000 menit')
    .default(5)
    .meta({ label: 'Lama belajar (menit)', control: 'number', required: true }),
  isPreview: z.boolean().default(false).meta({ label: 'Pratinjau: terbuka untuk semua orang' }),
  isRequired: z.boolean().default(true).meta({ label: 'Wajib untuk menyelesaikan kelas' }),
  completion: z
    .enum(ways, 'Pilih salah satu')
    .default('view')
    .meta({ label: 'Dihitung selesai bila', words: completions, required: true }),
  completionLeast: z
    .union([
      z.int('Tulis bilangan bulat').min(1, 'Minimal 1').max(100_000, 'Maksimal 100.000'),
      z.literal(''),
    ])
    .default('')
    .meta({
      label: 'Berapa menit atau nilai',
      control: 'number',
      required: true,
      when: { completion: ['min_time', 'min_score'] },
    }),
  releaseAt: moment('Dibuka mulai', 'Kosong: langsung terbuka'),
  releaseAfter: plainText(12)
    .regex(/^(?:[1-9]\d*)?$/, 'Bab ini tidak ada')
    .default('')
    .meta({ label: 'Dibuka setelah bab', control: 'pick', from: 'chapters', noun: 'bab' }),
}

export const chapterDraft = z.strictObject({
  title: blank(limits.chapterTitle),
  body: documentShape.default([]),
  ...lessonFields,
  video: media.meta({ label: 'Video', control: 'video', when: { kind: ['video'] } }),
  address: address(
    'Alamat',
    'YouTube dan Vimeo diputar di sini setelah ditekan; situs lain dibuka lewat tautan',
    ['video', 'embed'],
  ),
  file: media.meta({ label: 'Berkas', control: 'own', when: { kind: ['file'] } }),
  liveAt: moment('Waktu pertemuan').meta({ when: { kind: ['live'] } }),
  liveUrl: address(
    'Tautan pertemuan',
    'Terlihat oleh siapa pun yang boleh membaca bab ini. Atur pertemuannya agar kehadiran tercatat',
    ['live'],
  ),
  slug: plainText(191)
    .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'Alamat memakai huruf kecil, angka, dan tanda hubung')
    .default('')
    .meta({
      label: 'Alamat',
      hint: 'Dibuat dari judul bila kosong. Alamat lama tetap mengantar ke bab ini.',
    }),
})

export type ChapterValue = z.output<typeof chapterDraft>

/** What a chapter has to be when participants are to read it. */
export const chapterPublication = chapterDraft
  .extend({ title: plainText(limits.chapterTitle).trim().min(1, 'Judul bab wajib diisi') })
  .superRefine((value: ChapterValue, { addIssue }) => {
    const wrong = (field: string, message: string) => addIssue({ code: 'custom', path: [field], message })
    if ((value.completion === 'min_time' || value.completion === 'min_score') && value.completionLeast === '')
      wrong('completionLeast', 'Isi berapa menit atau nilai')
    if (value.completion === 'min_score' && value.completionLeast !== '' && value.completionLeast > 100)
      wrong('completionLeast', 'Nilai paling tinggi 100')
    if (value.completion === 'attend' && value.kind !== 'live')
      wrong('completion', 'Hanya bab pertemuan yang selesai dengan hadir')
  })

/** What the history and the log call its parts. */
export const chapterWords = {
  title: 'Judul',
  body: 'Isi',
  kind: 'Jenis bab',
  minutes: 'Lama belajar',
  isPreview: 'Pratinjau',
  isRequired: 'Wajib',
  completion: 'Dihitung selesai bila',
  completionLeast: 'Batas selesai',
  releaseAt: 'Dibuka mulai',
  releaseAfter: 'Dibuka setelah bab',
  video: 'Video',
  address: 'Alamat sumber',
  file: 'Berkas',
  liveAt: 'Waktu pertemuan',
  liveUrl: 'Tautan pertemuan',
  slug: 'Alamat bab',
} as const
