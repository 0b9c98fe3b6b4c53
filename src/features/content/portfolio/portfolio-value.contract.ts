import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'
import { dayOrEmpty, libraryFile } from '../../../platform/http/written-fields.ts'
import {
  blank,
  bodyField,
  needed,
  pictureField,
  slugField,
  summaryField,
  titleField,
} from '../../core/entries/entries.ts'
import { storedPicture } from '../../core/sections/sections.ts'

/** A case study as it is written: nothing has to be there, and nothing is too long. */

/** empty while it is not known */
const day = (label: string) => dayOrEmpty.meta({ label })

/** A place that is chosen and has no picture yet is null. */
const pictures = (label: string, hint: string) =>
  z
    .array(storedPicture.nullable())
    .max(60, 'Maksimal 60 gambar')
    .default([])
    .meta({ label, hint, control: 'pictures', noun: 'gambar' })

/** A film of the library, as a form keeps it. */
const film = libraryFile().meta({ label: 'Video', control: 'video' })

export const portfolioDraft = z.strictObject({
  title: titleField(),
  summary: summaryField,
  body: bodyField,
  kind: blank(80).meta({
    label: 'Jenis proyek',
    required: true,
    from: 'kinds',
    example: 'Program CSR',
    hint: 'Proyek dengan jenis yang sama tampil bersama',
  }),
  startsOn: day('Mulai').meta({ required: true }),
  endsOn: day('Selesai').meta({ required: true }),
  batches: z
    .array(
      z.strictObject({
        label: blank(120).meta({ label: 'Nama', required: true, example: 'Batch 1' }),
        date: day('Tanggal').meta({ required: true }),
      }),
    )
    .max(50, 'Maksimal 50 baris')
    .default([])
    .meta({ label: 'Batch', noun: 'batch' }),
  clientSlug: blank(191).meta({
    label: 'Klien',
    control: 'pick',
    from: 'clients',
    noun: 'klien',
    hint: 'Ditulis di halaman Klien',
  }),
  projectLink: plainText(500)
    .regex(/^(?:(?:https?:\/\/|\/)\S*)?$/, 'Tulis alamat lengkap, dimulai dengan https://')
    .default('')
    .meta({ label: 'Tautan hasil proyek' }),
  cover: pictureField(),
  photos: pictures('Dokumentasi', 'Foto kegiatannya'),
  images: pictures('Hasil', 'Gambar dari yang dihasilkan'),
  video: film,
  slug: slugField,
})

export type PortfolioValue = z.output<typeof portfolioDraft>

/** What a case study has to be when visitors are to see it. */
export const portfolioPublication = portfolioDraft
  .extend({ title: needed(), kind: needed(2, 80, 'Jenis proyek') })
  .superRefine(({ startsOn, endsOn, batches }: PortfolioValue, { addIssue }) => {
    const wrong = (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message })
    if (startsOn === '') wrong(['startsOn'], 'Isi kapan proyek mulai')
    if (endsOn === '') wrong(['endsOn'], 'Isi kapan proyek selesai')
    if (startsOn !== '' && endsOn !== '' && endsOn < startsOn)
      wrong(['endsOn'], 'Selesai tidak boleh sebelum mulai')
    for (const [index, { label, date }] of batches.entries()) {
      if (label.trim() === '') wrong(['batches', index, 'label'], 'Wajib diisi')
      if (date === '') wrong(['batches', index, 'date'], 'Isi tanggalnya')
    }
  })

/** What the history and the log call its parts. */
export const portfolioWords = {
  title: 'Judul',
  summary: 'Ringkasan',
  body: 'Isi',
  kind: 'Jenis',
  startsOn: 'Mulai',
  endsOn: 'Selesai',
  batches: 'Batch',
  clientSlug: 'Klien',
  projectLink: 'Tautan hasil proyek',
  cover: 'Sampul',
  photos: 'Dokumentasi',
  images: 'Hasil',
  video: 'Video',
  slug: 'Alamat',
} as const
