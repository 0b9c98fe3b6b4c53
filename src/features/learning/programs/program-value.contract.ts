import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'
import { dayOrEmpty } from '../../../platform/http/written-fields.ts'
import {
  blank,
  bodyField,
  needed,
  pictureField,
  seoField,
  slugField,
  summaryField,
  titleField,
} from '../../core/entries/entries.ts'
import { peopleSearch } from '../../core/people/people.ts'

/**
 * A programme as it is written: its classes by their short addresses, its schools by their NPSN. How many there may be is
 * said where it is published: one that has grown past that is still read.
 */

const day = (label: string) => dayOrEmpty.meta({ label })

const completions = {
  all_in_order: 'Semua kelas, berurutan',
  all_any_order: 'Semua kelas, urutan bebas',
  at_least_n: 'Sebagian kelas',
} as const

export const programDraft = z.strictObject({
  name: titleField('Nama program'),
  summary: summaryField,
  body: bodyField,
  kind: blank(80).meta({ label: 'Jenis program', example: 'Pelatihan guru' }),
  startDate: day('Mulai'),
  endDate: day('Selesai'),
  completion: z
    .enum(['all_in_order', 'all_any_order', 'at_least_n'])
    .default('all_any_order')
    .meta({ label: 'Lulus setelah menyelesaikan', words: completions }),
  leadSlug: blank(191).meta({
    label: 'Ketua program',
    control: 'pick',
    search: peopleSearch('slug'),
    noun: 'orang',
  }),
  logo: pictureField('Logo'),
  cover: pictureField(),
  items: z
    .array(
      z.strictObject({
        classSlug: blank(191).meta({
          label: 'Kelas',
          control: 'pick',
          from: 'classes',
          noun: 'kelas',
          required: true,
        }),
        required: z.boolean().default(true).meta({ label: 'Wajib diikuti', initial: true }),
      }),
    )
    .default([])
    .meta({ label: 'Kelas, berurutan', noun: 'kelas' }),
  schools: z
    .array(plainText(8))
    .default([])
    .meta({ label: 'Sekolah peserta', control: 'picks', from: 'schools', noun: 'sekolah' }),
  provinces: z
    .array(plainText(2))
    .max(38, 'Maksimal 38 provinsi')
    .default([])
    .meta({ label: 'Provinsi', control: 'picks', from: 'provinces', noun: 'provinsi' }),
  partners: z
    .array(plainText(160))
    .default([])
    .meta({ label: 'Mitra', control: 'lines', hint: 'Satu per baris' }),
  seo: seoField,
  slug: slugField.meta({ hint: 'Dibuat dari nama bila kosong' }),
})

export type ProgramValue = z.output<typeof programDraft>

/** What a programme has to be when visitors are to see it. */
export const programPublication = programDraft
  .extend({ name: needed(3, 255, 'Nama program') })
  .superRefine(({ startDate, endDate, items, schools, provinces, partners }: ProgramValue, { addIssue }) => {
    const wrong = (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message })
    if (startDate !== '' && endDate !== '' && endDate < startDate)
      wrong(['endDate'], 'Selesai tidak boleh sebelum mulai')
    for (const [name, many, most, noun] of [
      ['items', items, 500, 'kelas'],
      ['schools', schools, 1000, 'sekolah'],
      ['partners', partners, 100, 'mitra'],
    ] as const)
      if (many.length > most) wrong([name], `Maksimal ${most.toLocaleString('id-ID')} ${noun}`)
    const slugs = items.map(({ classSlug }) => classSlug)
    for (const [index, slug] of slugs.entries()) {
      if (slug === '') wrong(['items', index, 'classSlug'], 'Pilih kelasnya')
      else if (slugs.indexOf(slug) < index)
        wrong(['items', index, 'classSlug'], 'Kelas ini sudah ada di atas')
    }
    for (const [name, codes] of Object.entries({ schools, provinces }))
      for (const [index, code] of codes.entries()) {
        if (code === '') wrong([name, index], 'Pilih dahulu')
        else if (codes.indexOf(code) < index) wrong([name, index], 'Sudah ada di atas')
      }
  })

/** What the history and the log call its parts. */
export const programWords = {
  name: 'Nama program',
  summary: 'Ringkasan',
  body: 'Isi',
  kind: 'Jenis program',
  startDate: 'Mulai',
  endDate: 'Selesai',
  completion: 'Lulus setelah menyelesaikan',
  leadSlug: 'Ketua program',
  logo: 'Logo',
  cover: 'Sampul',
  items: 'Kelas',
  schools: 'Sekolah peserta',
  provinces: 'Provinsi',
  partners: 'Mitra',
  seo: 'Mesin pencari',
  slug: 'Alamat',
} as const
