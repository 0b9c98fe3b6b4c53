import { z } from 'zod'
import { plainText, seenVersion } from '../../../platform/http/query.ts'
import { layoutNames } from '../../../shared/layout-names.ts'
import { limits } from '../../../shared/limits.ts'
import { cssSetting, fontNames, metaSetting, settingsAnswer, storedImage } from './site.contract.ts'

/** What may be written of the tenant setting. Reading falls back where it finds nonsense; writing refuses it. */
const colour = z
  .string('Wajib diisi')
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Tulis warna sebagai #rrggbb, misalnya #2096c4')

const font = z.enum(fontNames, `Pilihan huruf: ${fontNames.join(', ')}`)

export const colourNames = [
  'clr_primary',
  'clr_secondary',
  'clr_success',
  'clr_info',
  'clr_warning',
  'clr_danger',
  'clr_light',
  'clr_dark',
] as const

const cssChange = z.strictObject({
  ft_primary: font.optional(),
  ft_secondary: font.optional(),
  clr_primary: colour.optional(),
  clr_secondary: colour.optional(),
  clr_success: colour.optional(),
  clr_info: colour.optional(),
  clr_warning: colour.optional(),
  clr_danger: colour.optional(),
  clr_light: colour.optional(),
  clr_dark: colour.optional(),
})

const line = (max: number) => plainText(max).trim()
/** The site's name and what stands below it. */
const named = z.strictObject({
  title: line(limits.siteTitle).min(2, 'Minimal 2 karakter').meta({ label: 'Nama situs' }),
  tagline: line(limits.tagline).meta({ label: 'Semboyan' }),
})

/** A file of this tenant by its key, or a picture as the calls for pictures answer it; null takes it away. */
const pictureChange = z
  .union(
    [
      plainText(100),
      z.object({ key: plainText(100), alt: plainText(191).optional(), tint: plainText(20).optional() }),
      z.null(),
    ],
    'Gambar harus berupa kunci berkas atau hasil unggahan',
  )
  .transform(given => (typeof given === 'string' ? { key: given } : given))

export type PictureChange = z.output<typeof pictureChange>

/** Addresses that search engines and other sites are given: https, or a path of this site. */
const address = line(500).refine(
  text => text === '' || /^(https?:\/\/|\/(?!\/))/i.test(text),
  'Tulis alamat lengkap dengan https://',
)

const described = z.strictObject({
  description: line(300).meta({
    label: 'Deskripsi',
    control: 'area',
    hint: 'Satu atau dua kalimat. Mesin pencari menampilkan sekitar 160 karakter.',
  }),
  keywords: line(300).meta({
    label: 'Kata kunci',
    hint: 'Dipisah koma, misalnya: kursus, SMK, pemrograman',
  }),
})

/** The form of the site's name and of what search engines say of it. */
export const generalForm = { named, described }

const metaChange = z.strictObject({
  name: line(80).optional(),
  ...described.partial().shape,
  type: line(40).optional(),
  image: address.optional(),
  card: z.enum(['summary', 'summary_large_image'], 'Pilihan: summary, summary_large_image').optional(),
  site_name: line(80).optional(),
  url: address.optional(),
  twitter_site: z
    .string()
    .trim()
    .regex(/^(@\w{1,30})?$/, 'Tulis nama akun, misalnya @sanggar')
    .optional(),
  robot_index: z.enum(['index', 'noindex'], 'Pilihan: index, noindex').optional(),
  robot_follow: z.enum(['follow', 'nofollow'], 'Pilihan: follow, nofollow').optional(),
})

const layout = z.enum(layoutNames, `Tata letak yang tersedia: ${layoutNames.join(', ')}`)

/** What the theme editor changes; a draft is a part of it. */
export const lookChange = z.strictObject({
  ...named.partial().shape,
  logoDark: pictureChange.optional(),
  logoLight: pictureChange.optional(),
  favicon: pictureChange.optional(),
  layout: layout.optional(),
  css: cssChange.optional(),
})

export type LookChange = z.output<typeof lookChange>

export const settingsChange = lookChange.extend({
  isMaintenance: z.boolean('Pilih ya atau tidak').optional(),
  meta: metaChange.optional(),
  /** the version this change was made from; another one in force is 409 */
  version: seenVersion.min(1).optional(),
})

export type SettingsChange = z.output<typeof settingsChange>

export const changedSettings = settingsAnswer.extend({ version: z.int() })

const image = storedImage.nullable().catch(null)

/** one spelling of a colour, so that the same one is never a change */
const cssState = cssSetting.transform(css => {
  const lower = colourNames.map(name => [name, css[name].toLowerCase()])
  return { ...css, ...Object.fromEntries(lower) }
})

/** The look as the editor reads it: pictures with their measures, every token there. */
export const lookState = z.object({
  title: z.string(),
  tagline: z.string(),
  logoDark: image,
  logoLight: image,
  favicon: image,
  layout: z.string(),
  css: cssState,
})

export type LookState = z.output<typeof lookState>

/** The look while it is being made: pictures and colours are what they have to be, all else has its limit only. */
export const lookDraft = z.strictObject({
  title: line(80),
  tagline: line(160),
  logoDark: storedImage.nullable(),
  logoLight: storedImage.nullable(),
  favicon: storedImage.nullable(),
  layout: line(60),
  css: cssChange.transform(css => cssState.parse(css)),
})

/** The look as it may be published. */
export const lookPublication = lookDraft.extend({ title: named.shape.title, layout })

/** The whole tenant setting as it is kept. */
export const settingState = lookState.extend({ isMaintenance: z.boolean(), meta: metaSetting })

export type SettingState = z.output<typeof settingState>

/** A row of the history: `values` where settings by key were published, `setting` as it stood then. */
export const storedVersion = z.object({
  scope: z.enum(['all', 'setting', 'values']),
  setting: settingState,
  values: z.record(z.string(), z.unknown()),
  changed: z.array(z.string()),
  /** what the setting by key is called, as its room called it then */
  label: z.string().optional(),
})

export type StoredVersion = z.output<typeof storedVersion>

/** Fields of the tenant setting by the keys under which they are read and written alone (specification sections 3 and 7). */
export const settingFields = {
  title: 'title',
  tagline: 'tagline',
  logoDark: 'logoDark',
  logo_dark: 'logoDark',
  logoLight: 'logoLight',
  logo_light: 'logoLight',
  favicon: 'favicon',
  layout: 'layout',
  isMaintenance: 'isMaintenance',
  css: 'css',
  meta: 'meta',
} as const satisfies Record<string, keyof SettingsChange>

export type SettingKey = keyof typeof settingFields

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settingFields, key)

export const keyParameter = z.object({
  tenant: z.string().max(63),
  key: z
    .string()
    .refine(
      key => isSettingKey(key) || /^[a-z][a-z0-9_]{0,63}$/.test(key),
      'Kunci hanya huruf kecil, angka, dan garis bawah',
    ),
})

/** `{value, version?}`: any JSON; what a known key may hold is said in keyed-values.rules.ts */
export const valueChange = z.strictObject({
  value: z.unknown().refine(value => value !== undefined, 'Wajib diisi'),
  version: seenVersion.min(1).optional(),
})

export const changedValue = z.object({ key: z.string(), value: z.unknown(), version: z.int() })
