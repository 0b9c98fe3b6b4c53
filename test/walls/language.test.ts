import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languageFindings, vocabularyOf } from './language-rules.ts'
import { readAllModules, readSources } from './sources.ts'

/** Values that stay, and why. */
const known = {
  'the same word in English': [
    'basis',
    'bio',
    'capacity',
    'editorial',
    'ip',
    'short_bio',
    'spam',
    'webhook',
    'website',
  ],
  'a name, or a numeral': [
    'Aksara',
    'Asia/Jakarta',
    'Asia/Jayapura',
    'Asia/Makassar',
    'Pesilat',
    'SMK',
    'XI',
    'XII',
    'XIII',
    'aksara',
    'alkamedia',
    'bca',
    'permata',
  ],
  'part of a layout’s name': ['jong-ticker-stop'],
  'the specification’s words': ['negeri', 'swasta', 'tulisan-temans'],
  'a cookie: another name would end sign-ins under way': ['masuk', 'masuk_alur'],
  'read until those of the version before are gone': ['Lainnya', 'asal', 'pengunjung'],
  'within the look’s editor only': ['cari', 'pratinjau', 'tataLetak'],
}

describe('values, fields, parameters and cookies', () => {
  it('are English, but for those that stay', () => {
    const schema = readFileSync(join(import.meta.dirname, '../../db/schema.sql'), 'utf8')
    const found = languageFindings(readSources(), schema, vocabularyOf(readAllModules()))
    const rest = new Set(Object.values(known).flat())
    expect([...found].filter(([value]) => !rest.has(value))).toEqual([])
    expect([...rest].filter(value => !found.has(value))).toEqual([])
  })

  const path = 'src/features/community/leaderboards/leaderboards.rules.ts'
  const vocabulary = vocabularyOf(
    new Map([
      [
        path,
        "// What a board is about: pupils, a school, or a team; never `sekolah`.\nconst text = 'Papan siswa dan sekolah'",
      ],
      ['src/features/board.pages.tsx', '<p>Program tim dan sekolah.</p> // a program'],
    ]),
  )
  const foundIn = (text: string, schema = '') => [
    ...languageFindings(
      new Map([[text.includes('<') ? 'src/features/board.pages.tsx' : path, text]]),
      schema,
      vocabulary,
    ).keys(),
  ]

  it.each([
    ["export const scopes = { sekolah: { label: 'Sekolah' }, team: { label: 'Tim' } } as const", 'sekolah'],
    ["export const scopes = ['school', 'tim'] as const satisfies Scope[]", 'tim'],
    ["const scope = z.enum(['school', 'tim'])", 'tim'],
    ["const scope = z.literal('siswa')", 'siswa'],
    ['export const query = z.strictObject({ page, papan: slug })', 'papan'],
    ["export const load = { query: ['page', 'papan'], load }", 'papan'],
    ["export const list = officeList({ besides: ['sekolah'] })", 'sekolah'],
    ['const field = () => <TextField name="sekolah" />', 'sekolah'],
    ["const boardCookie = 'papan_tim'", 'papan_tim'],
    ["const next = '/Leaderboards?page=1&siswa=1'", 'siswa'],
  ])('and those that are not, are found: %s', (text, value) => {
    expect(foundIn(text)).toEqual([value])
  })

  it('as are those of a column', () => {
    expect(foundIn('', "  CHECK ((scope = ANY (ARRAY['student'::text, 'tim'::text]))),")).toEqual(['tim'])
  })

  it('while words on the screen, paths, and words of both languages are not', () => {
    expect(foundIn("export const scopes = { school: 'Sekolah', program: 'Program' } as const")).toEqual([])
    expect(foundIn("const board = { href: '/Papan/sekolah', title: 'Papan sekolah' }")).toEqual([])
  })
})
