import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'
import { wholeRupiah } from '../../../platform/http/rupiah.ts'
import { momentOrEmpty } from '../../../platform/http/written-fields.ts'
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
import { peopleSearch } from '../../core/people/people.ts'
import { classLevels, classTypes, levels, types } from '../classes/classes.ts'

/** A class as it is written, with its dated runs. Times are of a run's own zone: 2026-12-12T09:00. */

const moment = (label: string, required = false) => momentOrEmpty.meta({ label, required })

const lines = (label: string, hint: string) =>
  z.array(plainText(200)).max(40, 'Maksimal 40 baris').default([]).meta({ label, hint, control: 'lines' })

const whole = (most: number) =>
  z
    .int('Tulis bilangan bulat')
    .min(0, 'Minimal 0')
    .max(most, `Maksimal ${most.toLocaleString('id-ID')}`)
const wholeOrNone = (most: number) => z.union([whole(most), z.literal('')]).default('')

const price = wholeRupiah(0, 1_000_000_000)
const priceOrNone = z.union([price, z.literal('')], rupiahQuestion).default('')
const roles = { lead: 'Pengajar utama', assistant: 'Asisten', mentor: 'Mentor' } as const
const modes = { online: 'Daring', offline: 'Tatap muka', hybrid: 'Daring dan tatap muka' } as const
const runStates = {
  scheduled: 'Sesuai jadwal',
  postponed: 'Ditunda',
  cancelled: 'Dibatalkan',
  completed: 'Selesai',
} as const
const joinModes = {
  open: 'Langsung diterima',
  approval: 'Setelah disetujui',
  invite: 'Dengan undangan',
  code: 'Dengan kode',
} as const

const run = z.strictObject({
  id: z.int().min(1).max(2_147_483_647).optional(),
  name: blank(120).meta({ label: 'Nama angkatan', required: true, example: 'Angkatan 3' }),
  startAt: moment('Mulai', true),
  endAt: moment('Selesai', true),
  registrationOpenAt: moment('Pendaftaran dibuka'),
  registrationCloseAt: moment('Pendaftaran ditutup'),
  timeZone: z
    .enum(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'])
    .default('Asia/Jakarta')
    .meta({
      label: 'Zona waktu',
      words: { 'Asia/Jakarta': 'WIB', 'Asia/Makassar': 'WITA', 'Asia/Jayapura': 'WIT' },
      required: true,
    }),
  mode: z
    .enum(['online', 'offline', 'hybrid'])
    .default('online')
    .meta({ label: 'Cara hadir', words: modes, required: true }),
  venue: blank(200).meta({ label: 'Nama tempat', when: { mode: ['offline', 'hybrid'] } }),
  city: blank(120).meta({ label: 'Kota', when: { mode: ['offline', 'hybrid'] } }),
  joinMode: z
    .enum(['open', 'approval', 'invite', 'code'])
    .default('open')
    .meta({ label: 'Cara bergabung', words: joinModes, required: true }),
  joinCode: blank(40).meta({ label: 'Kode bergabung', required: true, when: { joinMode: ['code'] } }),
  capacity: wholeOrNone(100_000).meta({ label: 'Kursi', control: 'number', hint: 'Kosong: tanpa batas' }),
  waitlist: z.boolean().default(false).meta({ label: 'Daftar tunggu bila penuh' }),
  price: priceOrNone.meta({
    label: 'Harga angkatan',
    control: 'rupiah',
    hint: 'Kosong: harga kelas',
  }),
  status: z
    .enum(['scheduled', 'postponed', 'cancelled', 'completed'])
    .default('scheduled')
    .meta({ label: 'Keadaan', words: runStates, required: true }),
})

export const classDraft = z.strictObject({
  name: titleField('Nama kelas'),
  summary: summaryField,
  body: bodyField,
  type: z.enum(classTypes).default('live').meta({ label: 'Jenis kelas', words: types, required: true }),
  level: z.enum(classLevels).default('all').meta({ label: 'Tingkat', words: levels, required: true }),
  categorySlug: blank(191).meta({
    label: 'Kategori',
    control: 'pick',
    from: 'categories',
    noun: 'kategori',
  }),
  durationMinutes: whole(1_000_000)
    .default(0)
    .meta({ label: 'Lama belajar (menit)', control: 'number', required: true }),
  cover: pictureField(),
  logo: pictureField('Logo'),
  promoVideo: plainText(500)
    .regex(/^(?:https:\/\/\S+)?$/, 'Tulis alamat lengkap, dimulai dengan https://')
    .default('')
    .meta({ label: 'Video perkenalan', control: 'url' }),
  price: price.default(0).meta({
    label: 'Harga',
    control: 'rupiah',
    hint: '0: gratis',
    required: true,
  }),
  compareAtPrice: priceOrNone.meta({
    label: 'Harga sebelum potongan',
    control: 'rupiah',
    hint: 'Dicoret di samping harga',
  }),
  premium: z.boolean().default(false).meta({ label: 'Kursus premium' }),
  certificate: z.boolean().default(false).meta({ label: 'Memberi sertifikat' }),
  passingScore: whole(100).default(70).meta({ label: 'Nilai lulus', control: 'number', required: true }),
  outcomes: lines('Yang akan dicapai', 'Satu per baris'),
  competencies: lines('Kompetensi', 'Satu per baris'),
  prerequisites: lines('Prasyarat', 'Satu per baris; kosong bila tidak ada'),
  audience: lines('Untuk siapa', 'Satu per baris'),
  tags: lines('Kata kunci', 'Satu per baris'),
  instructors: z
    .array(
      z.strictObject({
        person: blank(191).meta({
          label: 'Orang',
          control: 'pick',
          search: peopleSearch('slug'),
          noun: 'orang',
          required: true,
        }),
        role: z
          .enum(['lead', 'assistant', 'mentor'])
          .default('lead')
          .meta({ label: 'Peran', words: roles, required: true, initial: 'lead' }),
      }),
    )
    .max(30, 'Maksimal 30 pengajar')
    .default([])
    .meta({ label: 'Pengajar', noun: 'pengajar' }),
  runs: z.array(run).default([]).meta({ label: 'Angkatan', noun: 'angkatan', folds: true }),
  code: plainText(32)
    .regex(/^(?:[A-Z0-9]+(?:-[A-Z0-9]+)*)?$/, 'Kode memakai huruf besar, angka, dan tanda hubung')
    .default('')
    .meta({ label: 'Kode kelas', hint: 'Dibuat dari alamat bila kosong' }),
  seo: seoField,
  slug: slugField,
})

export type ClassValue = z.output<typeof classDraft>

/** What a class has to be when visitors are to see it. */
export const classPublication = classDraft
  .extend({ name: needed(3, 255, 'Nama') })
  .superRefine((value: ClassValue, { addIssue }) => {
    const wrong = (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message })
    if (value.compareAtPrice !== '' && value.compareAtPrice <= value.price)
      wrong(['compareAtPrice'], 'Harus lebih tinggi dari harga')
    for (const [index, { person }] of value.instructors.entries())
      if (person === '') wrong(['instructors', index, 'person'], 'Pilih orangnya')
    // said here and not of the draft: a class with more of them is still opened
    if (value.runs.length > 200) wrong(['runs'], 'Maksimal 200 angkatan')
    for (const [index, one] of value.runs.entries()) {
      const at = (field: string) => ['runs', index, field]
      if (one.name.trim() === '') wrong(at('name'), 'Wajib diisi')
      if (one.startAt === '') wrong(at('startAt'), 'Isi kapan angkatan mulai')
      if (one.endAt === '') wrong(at('endAt'), 'Isi kapan angkatan selesai')
      if (one.startAt !== '' && one.endAt !== '' && one.endAt < one.startAt)
        wrong(at('endAt'), 'Selesai tidak boleh sebelum mulai')
      if (
        one.registrationOpenAt !== '' &&
        one.registrationCloseAt !== '' &&
        one.registrationCloseAt < one.registrationOpenAt
      )
        wrong(at('registrationCloseAt'), 'Ditutup tidak boleh sebelum dibuka')
      if (one.capacity === 0) wrong(at('capacity'), 'Minimal 1, atau kosong bila tanpa batas')
      if (one.joinMode === 'code' && one.joinCode.trim().length < 4)
        wrong(at('joinCode'), 'Kode minimal 4 karakter')
    }
  })

/** What the history and the log call its parts. */
export const classWords = {
  name: 'Nama kelas',
  summary: 'Ringkasan',
  body: 'Isi',
  type: 'Jenis kelas',
  level: 'Tingkat',
  categorySlug: 'Kategori',
  durationMinutes: 'Lama belajar',
  cover: 'Sampul',
  logo: 'Logo',
  promoVideo: 'Video perkenalan',
  price: 'Harga',
  compareAtPrice: 'Harga sebelum potongan',
  premium: 'Premium',
  certificate: 'Sertifikat',
  passingScore: 'Nilai lulus',
  outcomes: 'Yang akan dicapai',
  competencies: 'Kompetensi',
  prerequisites: 'Prasyarat',
  audience: 'Untuk siapa',
  tags: 'Kata kunci',
  instructors: 'Pengajar',
  runs: 'Angkatan',
  code: 'Kode kelas',
  seo: 'Mesin pencari',
  slug: 'Alamat',
} as const
