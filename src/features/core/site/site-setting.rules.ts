import type { LookState, SettingState, StoredVersion } from './site-setting.contract.ts'

/** What the fields of a site's setting are called: before a publication, in the history and in the log. */
export const settingWords: Readonly<Record<string, string>> = {
  title: 'Nama situs',
  tagline: 'Semboyan',
  logoDark: 'Logo gelap',
  logoLight: 'Logo terang',
  favicon: 'Ikon situs',
  layout: 'Tata letak',
  isMaintenance: 'Mode perbaikan',
  'css.ft_primary': 'Huruf judul',
  'css.ft_secondary': 'Huruf isi',
  'css.clr_primary': 'Warna utama',
  'css.clr_secondary': 'Warna kedua',
  'css.clr_success': 'Warna berhasil',
  'css.clr_info': 'Warna informasi',
  'css.clr_warning': 'Warna peringatan',
  'css.clr_danger': 'Warna bahaya',
  'css.clr_light': 'Warna terang',
  'css.clr_dark': 'Warna gelap',
  'meta.description': 'Deskripsi situs',
  'meta.keywords': 'Kata kunci',
  'meta.image': 'Gambar berbagi',
  'meta.robot_index': 'Izin mesin pencari',
}

/** The same of what every site has by key; rooms name their own settings in their words for the log. */
export const valueWords: Readonly<Record<string, string>> = {
  navigation: 'Menu utama',
  footer: 'Kaki halaman',
  registration: 'Pendaftaran',
  time_zone: 'Zona waktu',
}

/** What changed, in words. */
export const wordsOf = (changed: readonly string[]): string[] => changed.map(wordOf)

/** What a version of the setting changed, in words. */
export const summaryOf = ({ changed, label }: Pick<StoredVersion, 'changed' | 'label'>): string[] =>
  label === undefined ? wordsOf(changed) : [label]

function wordOf(field: string): string {
  if (field.startsWith('meta.')) return settingWords[field] ?? `Meta ${field.slice('meta.'.length)}`
  const key = field.replace('values.', '')
  return settingWords[field] ?? valueWords[key] ?? `Pengaturan ${key}`
}

/** The fields in which two states differ: `title`, `css.clr_primary`, `meta.description`. */
export function changedFields(before: LookState | SettingState, after: LookState | SettingState): string[] {
  return Object.entries(after).flatMap(([name, value]) => {
    const old = Reflect.get(before, name)
    if (name !== 'css' && name !== 'meta') return isEqual(old, value) ? [] : [name]
    return Object.entries(value ?? {}).flatMap(([token, one]) =>
      isEqual(Reflect.get(old ?? {}, token), one) ? [] : [`${name}.${token}`],
    )
  })
}

const isEqual = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Those fields alone, by name: what the audit keeps of before and after. */
export function pick(state: LookState | SettingState, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.map(field => {
      const [name = '', token] = field.split('.')
      const value: unknown = Reflect.get(state, name)
      return [
        field,
        token !== undefined && typeof value === 'object' && value !== null
          ? Reflect.get(value, token)
          : (value ?? null),
      ]
    }),
  )
}
