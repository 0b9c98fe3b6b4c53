import { plainOf } from '../../../shared/plain-words.ts'
import type { City, Province } from './regions.contract.ts'

/** ODbL asks for it wherever the data is used. */
export const regionsCredit = {
  text: 'Data wilayah © idn-area-data (ODbL)',
  href: 'https://github.com/fityannugroho/idn-area-data',
} as const

/**
 * Names on screen that differ from the data set's, by code. Codes never change with them.
 * 31: Law 2/2024 renames Daerah Khusus Ibukota Jakarta; the data set still has the old name. Not verified with
 * Kemendagri's own list: when that says otherwise, take the line out.
 */
export const renamed: Readonly<Record<string, string>> = { 31: 'Daerah Khusus Jakarta' }

/** Other ways in which provinces are written, in the form `bareOf` gives. */
const provinceAliases: Readonly<Record<string, string>> = {
  'daerah khusus ibukota jakarta': '31',
  'dki jakarta': '31',
  'dk jakarta': '31',
  'dkj jakarta': '31',
  jakarta: '31',
  'di yogyakarta': '34',
  'd i yogyakarta': '34',
  diy: '34',
  yogyakarta: '34',
  'bangka belitung': '19',
  babel: '19',
  kepri: '21',
  ntb: '52',
  ntt: '53',
  'nanggroe aceh darussalam': '11',
  nad: '11',
  'di aceh': '11',
  sumut: '12',
  sumbar: '13',
  sumsel: '16',
  jabar: '32',
  jateng: '33',
  jatim: '35',
  kalbar: '61',
  kalteng: '62',
  kalsel: '63',
  kaltim: '64',
  kaltara: '65',
  sulut: '71',
  sulteng: '72',
  sulsel: '73',
  sultra: '74',
  sulbar: '76',
  malut: '82',
}

/** "Kabupaten Administrasi Kepulauan Seribu" → its kind and "Kepulauan Seribu" */
export function partsOf(name: string): { kind: string; bare: string } {
  const [, kind = '', bare = name] = /^(Kabupaten|Kota)(?: Administrasi)? (.+)$/.exec(name) ?? []
  return { kind, bare }
}

/** By the name people look for: Bandung before Bekasi, and of two Bandungs the regency first. */
export function compareCities(a: City, b: City): number {
  const [one, other] = [partsOf(a.name), partsOf(b.name)]
  return one.bare.localeCompare(other.bare, 'id') || one.kind.localeCompare(other.kind, 'id')
}

/** what is before a name, and what is usually cut short */
const bareOf = (text: string) =>
  plainOf(text)
    .replace(/^(?:prov|provinsi|propinsi) /, '')
    .replace(/\bkep\b/, 'kepulauan')

const spaceless = (text: string) => text.replaceAll(' ', '')

/** A province as somebody wrote it, by code or name; undefined when it is none. */
export function matchProvince(written: string, provinces: readonly Province[]): Province | undefined {
  const code = written.trim()
  const bare = bareOf(written)
  const id = provinceAliases[bare]
  return provinces.find(
    one => one.id === code || one.id === id || spaceless(plainOf(one.name)) === spaceless(bare),
  )
}

/** "Kab. Adm. Kepulauan Seribu" → "kab" and "kepulauan seribu" */
function cityParts(written: string): { prefix: string; rest: string } {
  const [, prefix = '', rest = ''] =
    /^(kabupaten|kab|kota|kotamadya)?(?: (?:administrasi|adm))? ?(.*)$/.exec(bareOf(written)) ?? []
  return { prefix, rest }
}

/** What a city's name means: one city, several that share it, or none. */
export function matchCities(written: string, cities: readonly City[]): City[] {
  const code = written.trim().replace(/^(\d{2})(\d{2})$/, '$1.$2')
  const byCode = cities.filter(({ id }) => id === code)
  if (byCode.length > 0) return byCode
  const { prefix, rest } = cityParts(written)
  const kind = prefix.startsWith('kab') ? 'Kabupaten' : prefix ? 'Kota' : undefined
  return cities.filter(({ name }) => {
    const parts = partsOf(name)
    return spaceless(plainOf(parts.bare)) === spaceless(rest) && (kind === undefined || kind === parts.kind)
  })
}

/** The nearest name to a misspelt one; undefined when none is near. */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  const plain = cityParts(written).rest
  let best: { name: string; distance: number } | undefined
  for (const name of names) {
    const distance = Math.min(
      editDistance(plain, plainOf(name)),
      editDistance(plain, plainOf(partsOf(name).bare)),
    )
    if (!best || distance < best.distance) best = { name, distance }
  }
  return best && best.distance <= Math.max(1, Math.floor(plain.length / 4)) ? best.name : undefined
}

/** Levenshtein's, with one row; long texts are cut, for they are no names. */
function editDistance(one: string, other: string): number {
  const [a, b] = [one.slice(0, 60), other.slice(0, 60)]
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
