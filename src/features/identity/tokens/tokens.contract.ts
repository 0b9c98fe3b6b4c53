import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import { plainText } from '../../../platform/http/query.ts'
import { limits } from '../../../shared/limits.ts'
import { phoneOf } from '../../../shared/phone.ts'
import { registrationFields } from '../accounts/accounts.ts'

/** What a program sends to sign in: the same as a person types, and the second factor in the same breath. */
export const credentials = z.strictObject({
  email: plainText(300).min(1, 'Wajib diisi'),
  password: z.string('Wajib diisi').min(1, 'Wajib diisi').max(limits.password, 'Email atau kata sandi salah'),
  /** six digits of the authenticator app, or a recovery code */
  otp: plainText(40).optional(),
})

/** One's own entry here, as both detail calls answer it. */
export const person = z.object({
  id: z.int(),
  accountId: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  kind: z.int(),
  role: z.string(),
  kindLabel: z.string(),
  lmsId: z.int(),
  isTokenValid: z.literal(true),
})

/** The same for the chat; left out altogether by a page that asks for whoever looks at it. */
export const chatLogin = credentials
  .partial()
  .superRefine(({ email, password }, check) => {
    for (const [field, other, given] of [
      ['email', password, email],
      ['password', email, password],
    ] as const)
      if (other !== undefined && given === undefined)
        check.addIssue({ code: 'custom', path: [field], message: 'Wajib diisi' })
  })
  .prefault({})

export const tokenAnswer = z.object({
  token: z.string(),
  tokenType: z.literal('Bearer'),
  /** ISO 8601; without use it ends earlier, see docs/how-to/api-tokens.md */
  expiresAt: z.string(),
  user: person,
})

/** `user` is null for a visitor, who asks without a name. */
export const chatTokenAnswer = tokenAnswer.extend({ user: person.nullable() })

const agreed = (message: string) => z.literal(true, message)

export const signUp = (clock: Clock) =>
  z.strictObject({
    ...registrationFields(clock),
    terms: agreed('Setujui syarat dan ketentuan untuk mendaftar'),
    /** of the notice that was shown; left out where the tenant has published none */
    privacy: agreed('Setujui pemberitahuan privasi untuk mendaftar').optional(),
    /** version of the privacy notice that was shown; 0: none */
    privacyVersion: z.int().min(0).max(1_000_000).default(0),
  })

/** A coder says where they learn as well. */
export const coderSignUp = (clock: Clock) =>
  signUp(clock).extend({
    phone: plainText(40)
      .transform(text => phoneOf(text) ?? '')
      .pipe(z.string().min(1, 'Tuliskan nomor ponsel seperti 0812-3456-7890')),
    schoolNpsn: plainText(8)
      .regex(/^[A-Z0-9]\d{7}$/, 'NPSN terdiri atas 8 karakter')
      .optional(),
    provinceId: plainText(2).optional(),
    cityId: plainText(5).optional(),
  })

export const signUpAnswer = z.object({
  email: z.string(),
  /** what comes next, whoever the address belongs to: a mail with a code and a link */
  next: z.literal('verify_email'),
})
