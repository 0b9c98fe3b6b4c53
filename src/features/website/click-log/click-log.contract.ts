import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'
import { clickTypes } from './click-log.rules.ts'

const address = plainText(2048)
const timestamp = z.iso.datetime({
  offset: true,
  error: 'Waktu ditulis sebagai ISO 8601, misalnya 2026-11-22T03:00:00Z',
})

/** The click log record of specification section 3. */
export const clickRecord = z.strictObject({
  from: address,
  to: address.min(1, 'Wajib diisi'),
  type: z.enum(clickTypes, `Pilihan yang tersedia: ${clickTypes.join(', ')}`),
  timestamp,
})

export type ClickRecord = z.output<typeof clickRecord>

const word = (max: number) =>
  z
    .string()
    .max(max, `Maksimal ${max} karakter`)
    .regex(/^[a-z][a-z0-9_-]*$/, 'Hanya huruf kecil, angka, garis bawah, dan tanda hubung')

/** What happened to a thing. Persons are no things. */
export const eventRecord = z.strictObject({
  event: word(60),
  path: address.min(1, 'Wajib diisi'),
  entityType: word(40)
    .refine(type => !/^(user|member|account|person|school)/.test(type), 'Orang tidak dicatat')
    .optional(),
  entityId: z
    .union([z.int().min(1).max(2_147_483_647).transform(String), plainText(191)], 'ID tidak valid')
    .optional(),
  sessionId: z.string().regex(/^[\w-]{8,64}$/, 'Sesi berupa 8 sampai 64 huruf, angka, atau tanda hubung'),
  timestamp,
})

export type EventRecord = z.output<typeof eventRecord>

export const nothing = z.null()
