import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'
import { wholeRupiah } from '../../../platform/http/rupiah.ts'
import { dayOrEmpty } from '../../../platform/http/written-fields.ts'
import { rupiahQuestion } from '../../../shared/rupiah-typed.ts'
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
import {
  employmentTypeNames,
  employmentTypes,
  salaryPeriods,
  workplaceNames,
  workplaces,
} from './careers.rules.ts'

/** A job as it is written. Its deadline is the last day on which one may apply, in the site's time zone. */

const rupiah = (label: string) =>
  z
    .union([wholeRupiah(1), z.literal('')], rupiahQuestion)
    .default('')
    .meta({ label, control: 'rupiah' })

const states = { open: 'Dibuka', closed: 'Ditutup', filled: 'Sudah terisi' } as const

export const jobDraft = z.strictObject({
  title: titleField('Nama pekerjaan'),
  summary: summaryField,
  body: bodyField,
  careerSlug: blank(191).meta({
    label: 'Organisasi',
    control: 'pick',
    from: 'careers',
    noun: 'organisasi',
    required: true,
    hint: 'Organisasi ditulis di Karier',
  }),
  state: z
    .enum(['open', 'closed', 'filled'])
    .default('open')
    .meta({ label: 'Keadaan', words: states, hint: 'Lowongan menutup sendiri setelah batas lamaran' }),
  deadline: dayOrEmpty.meta({ label: 'Batas lamaran', hint: 'Kosong: sampai terisi' }),
  employmentType: z
    .enum(employmentTypeNames)
    .default('full_time')
    .meta({ label: 'Jenis pekerjaan', words: employmentTypes }),
  openings: z
    .union([z.int().min(1, 'Minimal 1').max(100_000, 'Maksimal 100.000'), z.literal('')])
    .default(1)
    .meta({ label: 'Dibutuhkan (orang)', control: 'number' }),
  workplace: z.enum(workplaceNames).default('onsite').meta({ label: 'Tempat kerja', words: workplaces }),
  cityCode: blank(5).meta({
    label: 'Kota',
    control: 'pick',
    from: 'cities',
    noun: 'kota',
    required: true,
    hint: 'Boleh kosong bila bekerja jarak jauh',
  }),
  salaryMin: rupiah('Gaji mulai'),
  salaryMax: rupiah('Gaji sampai'),
  salaryPeriod: z
    .enum(['hour', 'day', 'week', 'month', 'year'])
    .default('month')
    .meta({ label: 'Gaji dihitung', words: salaryPeriods }),
  skills: z
    .array(plainText(80))
    .max(30, 'Maksimal 30 keahlian')
    .default([])
    .meta({ label: 'Keahlian', control: 'lines', hint: 'Satu per baris' }),
  applyUrl: plainText(500)
    .regex(/^(?:https?:\/\/\S+)?$/, 'Tulis alamat lengkap, dimulai dengan https://')
    .default('')
    .meta({ label: 'Alamat halaman lamaran', control: 'url', example: 'https://organisasi.id/karier' }),
  applyEmail: plainText(191)
    .regex(/^(?:[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+)?$/, 'Tulis alamat email, seperti karier@organisasi.id')
    .default('')
    .meta({ label: 'Email lamaran', control: 'email' }),
  cover: pictureField().meta({ hint: 'Kosong: sampul organisasi' }),
  seo: seoField,
  slug: slugField,
})

export type JobValue = z.output<typeof jobDraft>

/** What a job has to be when visitors are to see it. */
export const jobPublication = jobDraft
  .extend({ title: needed(3, 255, 'Nama pekerjaan') })
  .superRefine(({ careerSlug, workplace, cityCode, salaryMin, salaryMax }: JobValue, { addIssue }) => {
    const wrong = (field: keyof JobValue, message: string) =>
      addIssue({ code: 'custom', path: [field], message })
    if (careerSlug === '') wrong('careerSlug', 'Pilih organisasinya')
    if (workplace !== 'remote' && cityCode === '') wrong('cityCode', 'Pilih kota tempat bekerja')
    if (salaryMin !== '' && salaryMax !== '' && salaryMax < salaryMin)
      wrong('salaryMax', 'Tidak boleh lebih kecil dari gaji mulai')
  })

/** What the history and the log call its parts. */
export const jobWords = {
  title: 'Nama pekerjaan',
  summary: 'Ringkasan',
  body: 'Isi',
  careerSlug: 'Organisasi',
  state: 'Keadaan',
  deadline: 'Batas lamaran',
  employmentType: 'Jenis pekerjaan',
  openings: 'Dibutuhkan',
  workplace: 'Tempat kerja',
  cityCode: 'Kota',
  salaryMin: 'Gaji mulai',
  salaryMax: 'Gaji sampai',
  salaryPeriod: 'Gaji dihitung',
  skills: 'Keahlian',
  applyUrl: 'Alamat halaman lamaran',
  applyEmail: 'Email lamaran',
  cover: 'Sampul',
  seo: 'Mesin pencari',
  slug: 'Alamat',
} as const
