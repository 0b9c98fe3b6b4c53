import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'
import { wholeRupiah } from '../../../platform/http/rupiah.ts'
import { dayOrEmpty, momentOrEmpty } from '../../../platform/http/written-fields.ts'
import { blank, bodyField, needed, slugField, titleField } from '../../core/entries/entries.ts'

/** A season of the league as it is written. Moments are of the site's own zone: 2026-12-12T09:00. */

const id = z.int().min(1).max(2_147_483_647).optional()

const moment = (label: string) => momentOrEmpty.meta({ label, required: true })

const day = (label: string) => dayOrEmpty.meta({ label, required: true })

/** as the league's tables have it */
const mostMembers = 10
const members = (label: string, initial: number) =>
  z
    .union([
      z.int('Tulis bilangan bulat').min(1, 'Minimal 1').max(mostMembers, `Maksimal ${mostMembers}`),
      z.literal(''),
    ])
    .default('')
    .meta({ label, control: 'number', required: true, initial })

export const seasonDraft = z.strictObject({
  name: titleField('Nama liga').meta({ maxLength: 160 }),
  summary: blank(600).meta({
    label: 'Ringkasan',
    control: 'area',
    hint: 'Di bawah judul dan di mesin pencari',
  }),
  body: bodyField,
  season: blank(40).meta({ label: 'Musim', required: true, example: '2026/2027' }),
  startsOn: day('Musim mulai'),
  endsOn: day('Musim selesai'),
  registrationOpenAt: moment('Pendaftaran dibuka'),
  registrationCloseAt: moment('Pendaftaran ditutup'),
  fee: wholeRupiah(0, 1_000_000_000)
    .default(0)
    .meta({ label: 'Biaya per tim', control: 'rupiah', hint: '0: gratis', required: true }),
  isCancelled: z.boolean().default(false).meta({ label: 'Musim ini dibatalkan' }),
  categories: z
    .array(
      z.strictObject({
        id,
        name: blank(120).meta({ label: 'Nama', required: true, example: 'Aplikasi Web' }),
        minMembers: members('Anggota paling sedikit', 2),
        maxMembers: members('Anggota paling banyak', 4),
        description: blank(600).meta({ label: 'Keterangan', control: 'area' }),
      }),
    )
    .max(30, 'Maksimal 30 kategori')
    .default([])
    .meta({ label: 'Kategori', noun: 'kategori', folds: true }),
  stages: z
    .array(
      z.strictObject({
        id,
        name: blank(120).meta({ label: 'Nama', required: true, example: 'Seleksi daerah' }),
        startsOn: day('Mulai'),
        endsOn: day('Selesai'),
        place: blank(160).meta({ label: 'Tempat' }),
        description: blank(600).meta({ label: 'Keterangan', control: 'area' }),
      }),
    )
    .max(30, 'Maksimal 30 babak')
    .default([])
    .meta({ label: 'Babak', noun: 'babak', folds: true }),
  rules: blank(20_000).meta({ label: 'Peraturan', control: 'html' }),
  rulesVersion: blank(60).meta({
    label: 'Versi peraturan',
    required: true,
    hint: 'Disetujui tim saat mendaftar. Ganti bila isinya berubah',
    example: 'liga-2026-1',
  }),
  slug: slugField.meta({ hint: 'Dibuat dari nama bila kosong' }),
})

export type SeasonValue = z.output<typeof seasonDraft>

/** What a season has to be when visitors are to see it. */
export const seasonPublication = seasonDraft
  .extend({
    name: needed(3, 160, 'Nama'),
    season: plainText(40).trim().min(1, 'Isi musimnya'),
    rulesVersion: plainText(60).trim().min(1, 'Isi versi peraturannya'),
  })
  .superRefine((season: SeasonValue, { addIssue }) => {
    const wrong = (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message })
    const { startsOn, endsOn, registrationOpenAt, registrationCloseAt, categories, stages } = season
    for (const name of ['startsOn', 'endsOn', 'registrationOpenAt', 'registrationCloseAt'] as const)
      if (season[name] === '') wrong([name], 'Wajib diisi')
    if (startsOn && endsOn && endsOn < startsOn) wrong(['endsOn'], 'Selesai tidak boleh sebelum mulai')
    if (registrationOpenAt && registrationCloseAt && registrationCloseAt <= registrationOpenAt)
      wrong(['registrationCloseAt'], 'Ditutup setelah dibuka')
    if (categories.length === 0) wrong(['categories'], 'Tulis sedikitnya satu kategori')
    const names = categories.map(({ name }) => name.trim().toLowerCase())
    for (const [index, { name, minMembers, maxMembers }] of categories.entries()) {
      const at = (field: string) => ['categories', index, field]
      if (name.trim().length < 3) wrong(at('name'), 'Nama minimal 3 karakter')
      else if (names.indexOf(name.trim().toLowerCase()) < index)
        wrong(at('name'), 'Kategori ini sudah ada di atas')
      if (minMembers === '') wrong(at('minMembers'), 'Wajib diisi')
      if (maxMembers === '') wrong(at('maxMembers'), 'Wajib diisi')
      if (minMembers !== '' && maxMembers !== '' && maxMembers < minMembers)
        wrong(at('maxMembers'), 'Tidak boleh kurang dari yang paling sedikit')
    }
    for (const [index, stage] of stages.entries()) {
      const at = (field: string) => ['stages', index, field]
      if (stage.name.trim().length < 3) wrong(at('name'), 'Nama minimal 3 karakter')
      if (stage.startsOn === '') wrong(at('startsOn'), 'Wajib diisi')
      if (stage.endsOn === '') wrong(at('endsOn'), 'Wajib diisi')
      if (stage.startsOn && stage.endsOn && stage.endsOn < stage.startsOn)
        wrong(at('endsOn'), 'Selesai tidak boleh sebelum mulai')
    }
  })

/** What the history and the log call its parts. */
export const seasonWords = {
  name: 'Nama liga',
  summary: 'Ringkasan',
  body: 'Isi',
  season: 'Musim',
  startsOn: 'Musim mulai',
  endsOn: 'Musim selesai',
  registrationOpenAt: 'Pendaftaran dibuka',
  registrationCloseAt: 'Pendaftaran ditutup',
  fee: 'Biaya per tim',
  isCancelled: 'Dibatalkan',
  categories: 'Kategori',
  stages: 'Babak',
  rules: 'Peraturan',
  rulesVersion: 'Versi peraturan',
  slug: 'Alamat',
} as const
