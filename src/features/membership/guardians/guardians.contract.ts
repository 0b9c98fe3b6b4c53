import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'
import { limits } from '../../../shared/limits.ts'

const oneLine = plainText(200).transform(text =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim(),
)

export const guardianAsking = z.strictObject({
  name: oneLine.pipe(
    z
      .string()
      .min(3, 'Nama minimal 3 karakter')
      .max(limits.fullName, `Nama maksimal ${limits.fullName} karakter`),
  ),
  email: oneLine
    .transform(text => text.toLowerCase())
    .pipe(
      z
        .email('Tulis email yang benar, misalnya nama@contoh.id')
        .max(limits.mailAddress, `Email maksimal ${limits.mailAddress} karakter`),
    ),
})
export type GuardianAsking = z.output<typeof guardianAsking>

export const guardianState = z.object({
  /** under 18 by the birth date we know */
  isChild: z.boolean(),
  isRestricted: z.boolean(),
  /** the newest asking */
  asked: z
    .object({
      guardianName: z.string(),
      guardianEmail: z.string(),
      status: z.enum(['requested', 'given', 'refused', 'withdrawn', 'expired']),
      askedAtText: z.string(),
      expiresAtText: z.string(),
      decidedAtText: z.string().nullable(),
    })
    .nullable(),
})
export type GuardianState = z.output<typeof guardianState>

export const guardianParameters = z.object({ token: plainText(100) })

export const guardianDecision = z.strictObject({
  decision: z.enum(['given', 'refused', 'withdrawn'], 'Pilih setuju atau tidak setuju'),
  /** "saya orang tua atau wali yang sah" */
  isConfirmed: z.boolean('Nyatakan bahwa Anda wali yang sah'),
})
export type GuardianDecision = z.output<typeof guardianDecision>

export const guardianDecided = z.object({ status: z.enum(['given', 'refused', 'withdrawn']) })

export interface GuardianPage {
  /** what can be done by this link now */
  state: 'ask' | 'given' | 'refused' | 'withdraw' | 'withdrawn' | 'expired'
  site: string
  childName: string
  guardianName: string
  words: readonly string[]
  restrictions: readonly string[]
  /** this page's path: the form leads here */
  path: string
  expires: string
  /** what was not right with the form */
  problem?: string
  policyHref: string
  contactEmail?: string
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'privacy.guardian': GuardianPage
  }
}
