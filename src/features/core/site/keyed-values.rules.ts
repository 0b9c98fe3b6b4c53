import { z } from 'zod'
import { sanitizeHtml } from '../../../platform/html/sanitize.ts'
import { fieldErrors } from '../../../platform/http/field-errors.ts'
import { plainText } from '../../../platform/http/query.ts'
import type { FieldError } from '../../../shared/envelope.ts'
import { isSafeHref } from '../../../shared/safe-href.ts'
import { radioSetting } from './radio.rules.ts'
import { storedImage, timeZones } from './site.contract.ts'
import { termsSetting } from './terms.rules.ts'

/** Settings by key: known ones have a shape, others may hold any small JSON, for apps that use the API. */
const maxBytes = 64 * 1024
const maxDepth = 16

const words = (max: number) => plainText(max).trim()
const named = (max: number) => words(max).min(1, 'Wajib diisi')

const href = words(500).refine(
  isSafeHref,
  'Tautan harus berupa alamat di situs ini (/Class) atau alamat lengkap (https://…)',
)

const links = (max: number) =>
  z.array(z.strictObject({ label: named(60), href })).max(max, `Maksimal ${max} tautan`)

const phone = words(20).regex(/^(\+?[\d -]{6,19})?$/, 'Tulis nomor telepon dengan angka')

const picture = storedImage.nullable()

/** The shape of a setting by its key; what stands under a key that no room knows is free. */
export type Settings = Readonly<Record<string, z.ZodType>>

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** settings of the tenant that the room reads, by key */
    settings: Settings
  }
}

/** What every site has. */
export const siteSettings: Settings = {
  navigation: links(12),
  footer: z.strictObject({
    about: words(600).default(''),
    columns: z
      .array(z.strictObject({ title: named(60), links: links(12) }))
      .max(6, 'Maksimal 6 kolom')
      .default([]),
    contact: z
      .strictObject({
        address: words(300).optional(),
        email: z.union([z.literal(''), z.email('Email tidak valid').max(254)]).optional(),
        phone: phone.optional(),
        whatsapp: phone.optional(),
      })
      .default({}),
    social: links(10).default([]),
    legal: words(600).default(''),
  }),
  terms: termsSetting,
  radio: radioSetting,
  /** whether people may join by themselves, or only when they are invited */
  registration: z.enum(['open', 'closed'], 'Pilihan: open, closed'),
  time_zone: z.enum(timeZones, `Zona waktu: ${timeZones.join(', ')}`),
  blog: z.strictObject({ title: named(80), summary: words(600).default(''), cover: picture.optional() }),
  overview: z.strictObject({
    name: named(80),
    description: words(2000).default(''),
    logo: picture.optional(),
  }),
}

/** fields of the tenant setting, which has a call of its own */
const taken = ['title', 'tagline', 'layout', 'css', 'meta', 'favicon', 'logo_dark', 'logo_light', 'version']

type Checked = { value: unknown } | { errors: FieldError[] }

/** What may be stored under this key, or why not. */
export function checkValue(settings: readonly Settings[], key: string, value: unknown): Checked {
  const fail = (field: string, message: string): Checked => ({
    errors: [{ field, code: 'custom', message }],
  })
  if (taken.includes(key)) return fail('key', 'Ubah isian ini lewat panggilan pengaturan tenant')
  const trouble = troubleIn(value, 'value', 0)
  if (trouble) return { errors: [trouble] }
  if (Buffer.byteLength(JSON.stringify(value)) > maxBytes) return fail('value', 'Maksimal 64 kB')
  // nothing is stored under a key that is taken away
  const schema: z.ZodType | undefined = value === null ? undefined : schemaOf(settings, key)
  if (!schema) return { value }
  const parsed = schema.safeParse(value)
  if (!parsed.success)
    return {
      errors: fieldErrors(parsed.error, value).map(at => ({ ...at, field: joined('value', at.field) })),
    }
  const unknown = unknownField(value, parsed.data, 'value')
  return unknown === undefined
    ? { value: withCleanTexts(parsed.data) }
    : fail(unknown, 'Isian ini tidak dikenal')
}

/** Texts named bodyHtml stand on pages as they are: nothing in them may run. */
function withCleanTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withCleanTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      name === 'bodyHtml' && typeof child === 'string' ? sanitizeHtml(child) : withCleanTexts(child),
    ]),
  )
}

const schemaOf = (settings: readonly Settings[], key: string): z.ZodType | undefined =>
  settings.find(known => Object.hasOwn(known, key))?.[key]

const joined = (...parts: string[]) => parts.filter(Boolean).join('.')

/** Text that cannot be stored, links that would run something, JSON too deep to be meant. */
function troubleIn(value: unknown, path: string, depth: number): FieldError | undefined {
  const found = (message: string) => ({ field: path, code: 'custom', message })
  if (depth > maxDepth) return found('Susunan data terlalu dalam')
  if (typeof value === 'string') {
    if (!value.isWellFormed() || value.includes('\u0000'))
      return found('Teks berisi karakter yang tidak valid')
    const name = path.slice(path.lastIndexOf('.') + 1)
    // browsers drop control characters before they read the scheme
    const scheme = value.replaceAll(/[\p{Cc}\s]/gu, '').toLowerCase()
    if (/^(href|url|link|src)$/i.test(name) && /^(javascript|data|vbscript):/.test(scheme))
      return found('Tautan ini tidak diizinkan')
    return undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, child] of Object.entries(value)) {
    const trouble =
      troubleIn(child, `${path}.${name}`, depth + 1) ?? troubleIn(name, `${path}.${name}`, depth + 1)
    if (trouble) return trouble
  }
  return undefined
}

/** The first field that the schema did not keep. */
function unknownField(given: unknown, kept: unknown, path: string): string | undefined {
  if (typeof given !== 'object' || given === null || typeof kept !== 'object' || kept === null)
    return undefined
  for (const [name, child] of Object.entries(given)) {
    if (child === undefined) continue
    if (!Object.hasOwn(kept, name)) return `${path}.${name}`
    const deeper = unknownField(child, Reflect.get(kept, name), `${path}.${name}`)
    if (deeper) return deeper
  }
  return undefined
}

/** Keys of the pictures a value shows, with where they stand. */
export function picturesIn(value: unknown, path: string): { key: string; field: string }[] {
  if (typeof value !== 'object' || value === null) return []
  if ('key' in value && typeof value.key === 'string' && 'width' in value && 'height' in value)
    return [{ key: value.key, field: path }]
  return Object.entries(value).flatMap(([name, child]) =>
    picturesIn(child, path === '' ? name : `${path}.${name}`),
  )
}
