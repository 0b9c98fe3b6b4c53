import { z } from 'zod'
import { limits } from '../../shared/limits.ts'
import { phoneOf } from '../../shared/phone.ts'
import { plainText } from './query.ts'

/** Fields that forms share, with their words. What people type around it (spaces, capitals) is forgiven. */

/** one line, trimmed */
export const lineOf = (max: number, min = 0) =>
  plainText(max + 50)
    .transform(text => text.replaceAll(/\s+/g, ' ').trim().normalize('NFC'))
    .pipe(
      z
        .string()
        .max(max, `Maksimal ${max} karakter`)
        .refine(text => min === 0 || text !== '', { error: 'Wajib diisi', abort: true })
        .refine(text => [...text].length >= min, `Minimal ${min} karakter`),
    )

/** several lines */
export const paragraphOf = (max: number) => plainText(max).transform(text => text.trim())

export const fullName = lineOf(limits.fullName, 3).meta({ label: 'Nama lengkap' })

export const mailAddress = plainText(300)
  .transform(text => text.trim().toLowerCase())
  .pipe(
    z
      .string()
      .refine(text => text !== '', { error: 'Wajib diisi', abort: true })
      .max(limits.mailAddress, `Maksimal ${limits.mailAddress} karakter`)
      .refine(
        text => z.email().safeParse(text).success,
        'Tuliskan email yang lengkap, seperti nama@contoh.id',
      ),
  )
  .meta({ label: 'Email', control: 'email' })

/** stored as E.164 */
export const mobilePhone = plainText(40)
  .transform((text, context) => {
    const found = phoneOf(text)
    if (found !== undefined) return found
    context.addIssue({
      code: 'custom',
      message: text.trim() === '' ? 'Wajib diisi' : 'Tuliskan nomor ponsel, seperti 0812-3456-7890',
    })
    return z.NEVER
  })
  .meta({ label: 'Nomor ponsel', control: 'tel', hint: 'Misalnya 0812-3456-7890' })

/** empty, or as `shape` wants it, with its words */
export const orEmpty = (shape: z.ZodType<string, string>) =>
  plainText(300)
    .default('')
    .transform((text, context) => {
      if (text.trim() === '') return ''
      const parsed = shape.safeParse(text)
      if (parsed.success) return parsed.data
      for (const { message } of parsed.error.issues) context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
    .meta({ ...shape.meta() })

export const agreed = (words: string) => z.literal(true, words).meta({ label: 'Persetujuan' })
