import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'
import { blank, needed, slugField, titleField } from '../../core/entries/entries.ts'
import { scopes } from './leaderboards.rules.ts'

/** A board as it is written: cities and provinces by their names, the season by its address. */

const mostScore = 2_000_000_000
const sources = { entries: 'Baris yang ditulis di sini', league: 'Poin liga, dihitung sendiri' } as const

export const boardDraft = z.strictObject({
  title: titleField().meta({ maxLength: 120 }),
  summary: blank(600).meta({ label: 'Ringkasan', control: 'area', hint: 'Apa yang dinilai, dan bagaimana' }),
  period: blank(60).meta({ label: 'Periode', required: true, example: 'Semester ganjil 2026/2027' }),
  unit: blank(30).meta({ label: 'Satuan nilai', required: true, example: 'Poin' }),
  scope: z
    .enum(['student', 'school', 'team'])
    .default('student')
    .meta({
      label: 'Yang diperingkat',
      required: true,
      words: { student: scopes.student.label, school: scopes.school.label, team: scopes.team.label },
      hint: scopes.student.text,
    }),
  source: z
    .enum(['entries', 'league'])
    .default('entries')
    .meta({ label: 'Asal nilai', words: sources, required: true }),
  seasonSlug: blank(191).meta({
    label: 'Musim liga',
    control: 'pick',
    from: 'seasons',
    noun: 'musim',
    required: true,
    when: { source: ['league'] },
  }),
  entries: z
    .array(
      z.strictObject({
        name: blank(160).meta({ label: 'Nama', required: true }),
        school: blank(160).meta({ label: 'Sekolah' }),
        region: blank(80).meta({ label: 'Kota atau provinsi', control: 'pick', from: 'regions' }),
        score: z
          .union([
            z.int('Tulis bilangan bulat').min(-mostScore, 'Terlalu kecil').max(mostScore, 'Terlalu besar'),
            plainText(20),
          ])
          .default('')
          .meta({ label: 'Nilai', control: 'number', required: true }),
      }),
    )
    .max(1000, 'Maksimal 1.000 baris')
    .default([])
    .meta({ label: 'Baris', noun: 'baris', control: 'sheet', when: { source: ['entries'] } }),
  position: z
    .union([z.int().min(0, 'Minimal 0').max(100_000, 'Maksimal 100.000'), z.literal('')])
    .default('')
    .meta({ label: 'Urutan', control: 'number', hint: 'Yang terkecil tampil pertama. Kosong: paling akhir' }),
  slug: slugField,
})

export type BoardValue = z.output<typeof boardDraft>

/** What a board has to be when visitors are to see it. */
export const boardPublication = boardDraft
  .extend({
    title: needed(3, 120),
    period: plainText(60).trim().min(1, 'Isi periodenya'),
    unit: plainText(30).trim().min(1, 'Isi satuannya'),
  })
  .superRefine(({ source, scope, seasonSlug, entries }: BoardValue, { addIssue }) => {
    const wrong = (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message })
    if (source === 'league') {
      if (seasonSlug === '') wrong(['seasonSlug'], 'Pilih musimnya')
      if (scope === 'student') wrong(['scope'], 'Poin liga diperingkat per sekolah atau per tim')
      return
    }
    for (const [index, { name, score }] of entries.entries()) {
      if (name.trim() === '') wrong(['entries', index, 'name'], 'Wajib diisi')
      if (typeof score !== 'number')
        wrong(['entries', index, 'score'], score.trim() === '' ? 'Wajib diisi' : 'Tulis bilangan bulat')
    }
  })

/** What the history and the log call its parts. */
export const boardWords = {
  title: 'Judul',
  summary: 'Ringkasan',
  period: 'Periode',
  unit: 'Satuan nilai',
  scope: 'Yang diperingkat',
  source: 'Asal nilai',
  seasonSlug: 'Musim liga',
  entries: 'Baris',
  position: 'Urutan',
  slug: 'Alamat',
} as const
