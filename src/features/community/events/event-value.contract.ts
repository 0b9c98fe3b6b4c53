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
import { eventKindNames, eventKinds, modes, programKinds } from './events.rules.ts'

/** An event as it is written. Times are of its own zone: 2026-12-12T09:00. */

/** a time of day on a day; empty while it is not known */
const moment = (label: string, required = true) => momentOrEmpty.meta({ label, required })

const id = z.int().min(1).max(2_147_483_647).optional()
const amount = z.union([wholeRupiah(0), z.literal('')], rupiahQuestion).default('')
const count = (label: string, hint?: string) =>
  z
    .union([z.int().min(1, 'Minimal 1').max(1_000_000, 'Maksimal 1.000.000'), z.literal('')])
    .default('')
    .meta({ label, control: 'number', ...(hint ? { hint } : {}) })
const link = (label: string, hint: string) =>
  plainText(500)
    .regex(/^(?:https?:\/\/\S+)?$/, 'Tulis alamat lengkap, dimulai dengan https://')
    .default('')
    .meta({ label, hint, control: 'url' })

export const timeZones = {
  'Asia/Jakarta': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
} as const

const statuses = { scheduled: 'Sesuai jadwal', postponed: 'Ditunda', cancelled: 'Dibatalkan' } as const

export const eventDraft = z.strictObject({
  title: titleField(),
  summary: summaryField,
  body: bodyField,
  kind: z
    .enum(eventKindNames)
    .default('seminar')
    .meta({ label: 'Jenis acara', words: eventKinds, required: true }),
  startAt: moment('Mulai'),
  endAt: moment('Selesai'),
  timeZone: z
    .enum(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'])
    .default('Asia/Jakarta')
    .meta({ label: 'Zona waktu', words: timeZones, required: true }),
  status: z
    .enum(['scheduled', 'postponed', 'cancelled'])
    .default('scheduled')
    .meta({ label: 'Keadaan', words: statuses, required: true }),
  mode: z
    .enum(['online', 'offline', 'hybrid'])
    .default('offline')
    .meta({ label: 'Cara hadir', words: modes, required: true }),
  venue: blank(200).meta({ label: 'Nama tempat', required: true, when: { mode: ['offline', 'hybrid'] } }),
  address: blank(300).meta({
    label: 'Alamat tempat',
    control: 'area',
    lines: 2,
    when: { mode: ['offline', 'hybrid'] },
  }),
  cityCode: blank(5).meta({
    label: 'Kota',
    control: 'pick',
    from: 'cities',
    noun: 'kota',
    when: { mode: ['offline', 'hybrid'] },
  }),
  onlineUrl: link('Alamat pertemuan daring', 'Hanya dibagikan kepada yang mendaftar').meta({
    when: { mode: ['online', 'hybrid'] },
  }),
  registrationUrl: link('Alamat pendaftaran', 'Bila mendaftar di tempat lain'),
  classSlug: blank(191).meta({
    label: 'Mendaftar lewat kelas',
    control: 'pick',
    from: 'classes',
    noun: 'kelas',
    hint: 'Bila peserta mendaftar ke sebuah kelas di situs ini',
  }),
  cover: pictureField(),
  agenda: z
    .array(
      z.strictObject({
        startAt: moment('Mulai'),
        endAt: moment('Selesai', false),
        title: blank(160).meta({ label: 'Acara', required: true }),
        place: blank(120).meta({ label: 'Tempat' }),
      }),
    )
    .max(200, 'Maksimal 200 baris')
    .default([])
    .meta({ label: 'Susunan acara', noun: 'mata acara', folds: true }),
  speakers: z
    .array(
      z.strictObject({
        id,
        name: blank(120).meta({ label: 'Nama', required: true }),
        short_bio: blank(400).meta({ label: 'Tentang', control: 'area' }),
        image: pictureField('Foto'),
        isConfirmed: z.boolean().default(false).meta({ label: 'Sudah bersedia hadir' }),
        linkedIn: link('LinkedIn', 'Alamat profil'),
      }),
    )
    .max(100, 'Maksimal 100 pembicara')
    .default([])
    .meta({ label: 'Pembicara', noun: 'pembicara', folds: true }),
  activities: z
    .array(
      z.strictObject({
        name: blank(120).meta({ label: 'Nama', required: true }),
        description: blank(600).meta({ label: 'Keterangan', control: 'area' }),
        image: pictureField('Gambar'),
      }),
    )
    .max(30, 'Maksimal 30 kegiatan')
    .default([])
    .meta({ label: 'Kegiatan', noun: 'kegiatan', folds: true }),
  programs: z
    .array(
      z.strictObject({
        id,
        title: blank(255).meta({ label: 'Judul', required: true }),
        kind: z
          .enum(['workshop', 'competition', 'exhibition', 'talk', 'performance'])
          .default('workshop')
          .meta({ label: 'Jenis', words: programKinds, required: true }),
        startAt: moment('Mulai'),
        endAt: moment('Selesai'),
        room: blank(120).meta({ label: 'Ruang' }),
        capacity: count('Kapasitas'),
        text: blank(5000).meta({ label: 'Keterangan', control: 'area', lines: 4 }),
        cover: pictureField('Gambar'),
      }),
    )
    .max(100, 'Maksimal 100 program')
    .default([])
    .meta({ label: 'Program di dalam acara', noun: 'program', folds: true }),
  tiers: z
    .array(
      z.strictObject({
        name: blank(80).meta({ label: 'Tingkat', required: true }),
        slot: blank(80).meta({ label: 'Banyaknya', example: '3 mitra' }),
        price: amount.meta({
          label: 'Nilai',
          control: 'number',
          hint: 'Kosong: menanggung seluruh biaya',
        }),
        benefits: z
          .array(plainText(200))
          .max(30, 'Maksimal 30 manfaat')
          .default([])
          .meta({ label: 'Manfaat', control: 'lines', hint: 'Satu per baris' }),
      }),
    )
    .max(12, 'Maksimal 12 tingkat')
    .default([])
    .meta({ label: 'Tingkat sponsor', noun: 'tingkat', folds: true }),
  seo: seoField,
  slug: slugField,
})

export type EventValue = z.output<typeof eventDraft>

const isPlace = ({ mode }: EventValue) => mode !== 'online'

/** What an event has to be when visitors are to see it. */
export const eventPublication = eventDraft
  .extend({ title: needed() })
  .superRefine((event: EventValue, { addIssue }) => {
    const wrong = (field: string, message: string) =>
      addIssue({
        code: 'custom',
        path: field.split('.').map(part => (/^\d+$/.test(part) ? Number(part) : part)),
        message,
      })
    if (event.startAt === '') wrong('startAt', 'Isi kapan acara mulai')
    if (event.endAt === '') wrong('endAt', 'Isi kapan acara selesai')
    if (event.startAt !== '' && event.endAt !== '' && event.endAt < event.startAt)
      wrong('endAt', 'Selesai tidak boleh sebelum mulai')
    if (isPlace(event) && event.venue.trim() === '') wrong('venue', 'Isi nama tempat')
    for (const [index, { title, startAt }] of event.agenda.entries()) {
      if (title.trim() === '') wrong(`agenda.${index}.title`, 'Wajib diisi')
      if (startAt === '') wrong(`agenda.${index}.startAt`, 'Isi jamnya')
    }
    for (const [index, { name }] of event.speakers.entries())
      if (name.trim() === '') wrong(`speakers.${index}.name`, 'Wajib diisi')
    for (const [index, { name }] of event.activities.entries())
      if (name.trim() === '') wrong(`activities.${index}.name`, 'Wajib diisi')
    for (const [index, { name }] of event.tiers.entries())
      if (name.trim() === '') wrong(`tiers.${index}.name`, 'Wajib diisi')
    for (const [index, { title, startAt, endAt }] of event.programs.entries()) {
      if (title.trim().length < 3) wrong(`programs.${index}.title`, 'Judul minimal 3 karakter')
      if (startAt === '' || endAt === '') wrong(`programs.${index}.startAt`, 'Isi mulai dan selesainya')
      else if (endAt < startAt) wrong(`programs.${index}.endAt`, 'Selesai tidak boleh sebelum mulai')
    }
  })

/** What the history and the log call its parts. */
export const eventWords = {
  title: 'Judul',
  summary: 'Ringkasan',
  body: 'Isi',
  kind: 'Jenis acara',
  startAt: 'Mulai',
  endAt: 'Selesai',
  timeZone: 'Zona waktu',
  status: 'Keadaan',
  mode: 'Cara hadir',
  venue: 'Nama tempat',
  address: 'Alamat tempat',
  cityCode: 'Kota',
  onlineUrl: 'Alamat daring',
  registrationUrl: 'Alamat pendaftaran',
  classSlug: 'Kelas pendaftaran',
  cover: 'Sampul',
  agenda: 'Susunan acara',
  speakers: 'Pembicara',
  activities: 'Kegiatan',
  programs: 'Program',
  tiers: 'Tingkat sponsor',
  seo: 'Mesin pencari',
  slug: 'Alamat',
} as const
