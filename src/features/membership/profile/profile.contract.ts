import { z } from 'zod'
import { pictureShape } from '../../../platform/http/paged.ts'
import { plainText, positiveId, seenVersion } from '../../../platform/http/query.ts'
import { phoneOf } from '../../../shared/phone.ts'
import type { Province } from '../../core/regions/regions.ts'
import { longestBio, type PrivacyChoice } from './profile.rules.ts'

const regionShape = z.object({ id: z.string(), name: z.string() }).nullable()

const choices = <Value extends z.ZodType>(value: Value): Record<PrivacyChoice, Value> => ({
  showFullName: value,
  showPicture: value,
  showSchool: value,
})

export const profile = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string().nullable(),
  /** +62… */
  phone: z.string().nullable(),
  birthDate: z.string().nullable(),
  bio: z.string(),
  picture: pictureShape,
  kind: z.int(),
  role: z.string(),
  kindLabel: z.string(),
  school: z.object({ id: z.int(), npsn: z.string(), name: z.string() }).nullable(),
  province: regionShape,
  city: regionShape,
  privacy: z.object(choices(z.boolean())),
  /** a child whose guardian has not consented yet */
  isRestricted: z.boolean(),
  joinedAt: z.string().nullable(),
  version: z.int(),
  /** whoever gets this answer holds one (specification section 5) */
  isTokenValid: z.literal(true),
})
export type Profile = z.output<typeof profile>

/** trimmed, without characters that draw nothing or turn the line around */
const oneLine = plainText(300).transform(text =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim(),
)

// counted as the database counts, by characters: two drawn ones can be three in a string
const name = oneLine.pipe(
  z
    .string()
    .min(1, 'Wajib diisi')
    .refine(text => [...text].length >= 3, 'Nama minimal 3 karakter')
    .max(100, 'Nama maksimal 100 karakter'),
)

const phone = plainText(40).transform((text, context) => {
  if (text.trim() === '') return null
  const found = phoneOf(text)
  if (found !== undefined) return found
  context.addIssue('Tulis nomor ponsel Indonesia, misalnya 0812-3456-7890')
  return z.NEVER
})

/** Whether somebody can be born then is asked where the day is known. */
const birthDate = plainText(40).transform(text => (text === '' ? null : text))

const bio = plainText(2_000)
  .transform(text =>
    text
      .normalize('NFC')
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[^\P{C}\n]/gu, '')
      .trim(),
  )
  .pipe(z.string().max(longestBio, `Maksimal ${longestBio} karakter`))

const code = plainText(20).transform(text => (text === '' ? null : text))

/** Everything may be left out; null or an empty text takes away what was there. */
export const profileChange = z.strictObject({
  name: name.optional(),
  phone: phone.nullable().optional(),
  birthDate: birthDate.nullable().optional(),
  bio: bio.optional(),
  schoolId: positiveId.nullable().optional(),
  schoolNpsn: plainText(20)
    .transform(text => text.trim().toUpperCase() || null)
    .nullable()
    .optional(),
  provinceId: code.nullable().optional(),
  cityId: code.nullable().optional(),
  privacy: z.strictObject(choices(z.boolean('Pilih ya atau tidak').optional())).optional(),
  /** the version that was edited; an older one than stored is refused */
  version: seenVersion.optional(),
})
export type ProfileChange = z.output<typeof profileChange>

export const pictureBody = z.custom<Buffer>(body => Buffer.isBuffer(body), 'Kirimkan gambar')

export const pictureAnswer = z.object({ picture: pictureShape, version: z.int() })
export type PictureAnswer = z.output<typeof pictureAnswer>

export interface ProfilePage {
  profile: Profile
  provinces: readonly Province[]
  /** of the person's province */
  cities: readonly { id: string; name: string }[]
  /** where the address and the password are changed */
  accountHref: string
  /** what the site shows of them is written somewhere else */
  hasPublicProfile: boolean
  /** "17 Agustus 2026" */
  joined?: string
  credit: { text: string; href: string }
}

declare module '../../../shared/page.ts' {
  interface PageData {
    profile: ProfilePage
  }
}
