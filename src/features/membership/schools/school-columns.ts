import { plainOf } from '../../../shared/plain-words.ts'
import { type Level, levelName, levels, type Ownership } from './schools.rules.ts'

/** Columns of a table of schools, with the names they go by; spelling, case and marks do not matter. */
export const columns = {
  npsn: ['NPSN', 'No NPSN', 'Nomor NPSN', 'Nomor Pokok Sekolah Nasional'],
  nama: ['Nama', 'Nama Sekolah', 'Sekolah', 'Nama Satuan Pendidikan', 'Satuan Pendidikan', 'Name'],
  jenjang: [
    'Jenjang',
    'Jenjang Pendidikan',
    'Bentuk Pendidikan',
    'Bentuk',
    'BP',
    'Tingkat',
    'Jenis Sekolah',
    'Level',
  ],
  status: ['Status', 'Status Sekolah', 'Negeri/Swasta', 'Kepemilikan', 'Status Kepemilikan'],
  provinsi: ['Provinsi', 'Propinsi', 'Prov', 'Nama Provinsi', 'Kode Provinsi', 'Province'],
  'kabupaten/kota': [
    ...['Kabupaten/Kota', 'Kota/Kabupaten', 'Kab/Kota', 'Kota/Kab', 'Kabupaten', 'Kota', 'Kab'],
    ...['Nama Kabupaten/Kota', 'Kode Kabupaten/Kota', 'Kode Kota', 'Kode Kab/Kota', 'City'],
  ],
  alamat: ['Alamat', 'Alamat Sekolah', 'Alamat Jalan', 'Alamat Lengkap', 'Jalan', 'Address'],
  telepon: ['Telepon', 'Telp', 'No Telp', 'No Telepon', 'Nomor Telepon', 'Telepon Sekolah', 'HP', 'Phone'],
  email: ['Email', 'E-mail', 'Surel', 'Email Sekolah', 'Alamat Email'],
  website: ['Website', 'Web', 'Situs', 'Situs Web', 'Laman', 'URL'],
  kepala_sekolah: [
    'Kepala Sekolah',
    'Kepala_Sekolah',
    'Nama Kepala Sekolah',
    'Kepsek',
    'Kepala',
    'Principal',
  ],
} as const satisfies Record<string, readonly string[]>

export type Column = keyof typeof columns
const columnNames = Object.keys(columns).filter((name): name is Column => name in columns)

/** the rest may be missing */
const needed = ['npsn', 'nama', 'jenjang', 'status', 'provinsi', 'kabupaten/kota'] as const

const byWords = new Map(columnNames.flatMap(column => columns[column].map(name => [plainOf(name), column])))

interface Headings {
  /** which column stands at each place */
  at: (Column | undefined)[]
  ignored: string[]
  problems: { column: string; message: string }[]
}

export function readHeadings(headings: readonly string[]): Headings {
  const at = headings.map(heading => byWords.get(plainOf(heading)))
  const twice = columnNames.filter(column => at.filter(one => one === column).length > 1)
  const missing = needed.filter(column => !at.includes(column))
  return {
    at,
    ignored: headings.filter((heading, index) => at[index] === undefined && heading !== ''),
    problems: [
      ...missing.map(column => ({
        column,
        message: `Kolom ${column} tidak ada. Kolom yang wajib: ${needed.join(', ')}.`,
      })),
      ...twice.map(column => ({ column, message: `Ada lebih dari satu kolom ${column}.` })),
    ],
  }
}

const levelWords = new Map<string, Level>([
  ...levels.map((level): [string, Level] => [plainOf(levelName(level)), level]),
  ['lain lain', 'other'],
  ['lain', 'other'],
])

/** As the table says it; what is no level is left for the schema to refuse. */
export const levelOf = (text: string): string => levelWords.get(plainOf(text)) ?? text

const ownershipWords: Readonly<Record<string, Ownership>> = {
  n: 'negeri',
  negeri: 'negeri',
  s: 'swasta',
  swasta: 'swasta',
}

export const ownershipOf = (text: string): string => ownershipWords[plainOf(text)] ?? text

/** How exports write that there is nothing. */
export const filled = (text: string) => (/^[-–—]+$/.test(text) ? '' : text)
