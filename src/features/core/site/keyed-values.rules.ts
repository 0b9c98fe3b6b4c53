import { z } from 'zod'
import { sanitizeHtml } from '../../../platform/html/sanitize.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { fieldErrors } from '../../../platform/http/field-errors.ts'
import { plainText } from '../../../platform/http/query.ts'
import { problemIn } from '../../../shared/any-json.ts'
import type { FieldError } from '../../../shared/envelope.ts'
import { isSafeHref } from '../../../shared/safe-href.ts'
import { timeZones } from './site.contract.ts'
import { settingFields } from './site-setting.contract.ts'

/** Settings by key: known ones have a shape, others may hold any small JSON, for apps that use the API. */
const maxBytes = 64 * 1024

const words = (max: number) => plainText(max).trim()
const named = (max: number) => words(max).min(1, 'Wajib diisi')

const href = words(500)
  .refine(isSafeHref, 'Tautan harus berupa alamat di situs ini (/Class) atau alamat lengkap (https://…)')
  .meta({ label: 'Alamat', example: '/Class atau https://…', from: 'pages', required: true })

const links = (max: number) =>
  z
    .array(z.strictObject({ label: named(60).meta({ label: 'Nama' }), href }))
    .max(max, `Maksimal ${max} tautan`)
    .meta({ label: 'Tautan', noun: 'tautan' })

const phone = words(20)
  .regex(/^(\+?[\d -]{6,19})?$/, 'Tulis nomor telepon dengan angka')
  .meta({ control: 'tel' })

/** The shape of a setting by its key; what stands under a key that no room knows is free. */
export type Settings = Readonly<Record<string, z.ZodType>>

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** settings of the tenant that the room reads, by key */
    settings: Settings
    /** keys whose value is not for everybody: who may change settings asks for them, all others find none */
    heldSettings: readonly string[]
    /** what a setting names that the site does not have, by field below `value` */
    settingTargets: (
      reader: Pick<InTenant, 'tx' | 'partsOf'>,
      key: string,
      value: unknown,
    ) => Promise<FieldError[]>
  }
}

export const navigationShape = z.strictObject({
  value: links(12).meta({ label: 'Menu utama', noun: 'menu' }),
})

export const footerShape = z.strictObject({
  about: words(600).default('').meta({ label: 'Tentang', control: 'area' }),
  contact: z
    .strictObject({
      email: z
        .union([z.literal(''), z.email('Email tidak valid').max(254)])
        .optional()
        .meta({ label: 'Email', control: 'email' }),
      phone: phone.optional().meta({ label: 'Telepon' }),
      whatsapp: phone.optional().meta({ label: 'WhatsApp' }),
      address: words(300).optional().meta({ label: 'Alamat', control: 'area', lines: 2 }),
    })
    .default({})
    .meta({ label: 'Kontak' }),
  social: links(10).default([]).meta({ label: 'Media sosial', noun: 'akun' }),
  columns: z
    .array(z.strictObject({ title: named(60).meta({ label: 'Judul kolom' }), links: links(12) }))
    .max(6, 'Maksimal 6 kolom')
    .default([])
    .meta({ label: 'Kolom tautan', noun: 'kolom', folds: true }),
  legal: words(600).default('').meta({
    label: 'Keterangan hukum',
    control: 'area',
    lines: 2,
    hint: 'Misalnya nomor pendaftaran yayasan',
  }),
})

/** What every site has. */
export const siteSettings: Settings = {
  navigation: navigationShape.shape.value,
  footer: footerShape,
  /** whether people may join by themselves, or only when they are invited */
  registration: z.enum(['open', 'closed'], 'Pilihan: open, closed'),
  time_zone: z.enum(timeZones, `Zona waktu: ${timeZones.join(', ')}`),
}

/** fields of the tenant setting, which are written by `changeField` */
const taken = ['version', ...Object.keys(settingFields)]

/** A value as calls answer it: every picture with its address. */
export function withAddresses(value: unknown, pictureBase: string): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(child => withAddresses(child, pictureBase))
  const answered = Object.entries(value).map(([name, child]) => [name, withAddresses(child, pictureBase)])
  return {
    ...Object.fromEntries(answered),
    ...(isPicture(value) ? { url: `${pictureBase}${value.key}` } : {}),
  }
}

/** What was answered may come back as it is: addresses are made, never kept. */
export function withoutAddresses(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withoutAddresses)
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, child]) =>
      name === 'url' && isPicture(value) ? [] : [[name, withoutAddresses(child)]],
    ),
  )
}

type Checked = { value: unknown } | { errors: FieldError[] }

/** What may be stored under this key, or why not. */
export function checkValue(settings: readonly Settings[], key: string, value: unknown): Checked {
  const fail = (field: string, message: string): Checked => ({
    errors: [{ field, code: 'custom', message }],
  })
  if (taken.includes(key)) return fail('key', 'Ubah isian ini lewat panggilan pengaturan tenant')
  const trouble = problemIn(value, 'value')
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

const isPicture = (value: object): value is { key: string } =>
  'key' in value && typeof value.key === 'string' && 'width' in value && 'height' in value

/** Keys of the pictures a value shows, with where they stand. */
export function picturesIn(value: unknown, path: string): { key: string; field: string }[] {
  if (typeof value !== 'object' || value === null) return []
  if (isPicture(value)) return [{ key: value.key, field: path }]
  return Object.entries(value).flatMap(([name, child]) =>
    picturesIn(child, path === '' ? name : `${path}.${name}`),
  )
}
