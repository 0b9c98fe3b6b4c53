import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import { plainText } from '../../../platform/http/query.ts'
import type { AccountPageData } from '../../../shared/account-page.ts'
import { birthProblem, capitalDay } from '../../../shared/birth-date.ts'
import { limits } from '../../../shared/limits.ts'
import { normaliseEmail } from './accounts.rules.ts'

/** What the forms of the account service send; every field is a text. */
export const email = plainText(300)
  .transform(normaliseEmail)
  .pipe(
    z
      .string()
      .min(1, 'Isi alamat email Anda')
      .max(limits.mailAddress, `Email maksimal ${limits.mailAddress} karakter`)
      .regex(
        /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+\.[^\s@<>()[\],;:\\"]{2,}$/,
        'Tuliskan email yang lengkap, seperti nama@contoh.id',
      ),
  )

/** 8 to 128 characters, whatever they are; counted as a person counts them */
export const newPassword = z
  .string('Buat kata sandi')
  .min(1, 'Buat kata sandi')
  .transform(text => text.normalize('NFC'))
  .refine(text => [...text].length >= 8, 'Kata sandi minimal 8 karakter')
  .refine(text => [...text].length <= 128, 'Kata sandi maksimal 128 karakter')
  .refine(
    text => text.isWellFormed() && !text.includes('\u0000'),
    'Kata sandi berisi karakter yang tidak valid',
  )

const name = plainText(200)
  .transform(text => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(1, 'Isi nama lengkap Anda')
      .min(3, 'Nama minimal 3 karakter')
      .max(limits.fullName, `Nama maksimal ${limits.fullName} karakter`),
  )

/** The day of birth of somebody who can be alive, told by the capital's calendar: who registers lives nowhere yet. */
const birthDate = (clock: Clock) =>
  plainText(40)
    .min(1, 'Isi tanggal lahir Anda')
    .superRefine((text, context) => {
      const problem = text === '' ? undefined : birthProblem(text, () => capitalDay(clock.now()))
      if (problem) context.addIssue(problem)
    })

const ticked = (message: string) => z.literal('1', message)

export const signInForm = z.object({
  email,
  // whatever was typed is compared; only what nobody can have chosen is not worth comparing
  password: z
    .string('Isi kata sandi Anda')
    .min(1, 'Isi kata sandi Anda')
    .max(limits.password, 'Email atau kata sandi salah'),
})

/** What every registration asks, by form or by call. */
export const registrationFields = (clock: Clock) => ({
  name,
  email,
  password: newPassword,
  birthDate: birthDate(clock),
})

/** What is agreed to before somebody becomes a member; of a notice only where the tenant has published one. */
export const agreementForm = (hasNotice: boolean) =>
  z.object({
    terms: ticked('Setujui syarat dan ketentuan untuk mendaftar'),
    privacy: hasNotice ? ticked('Setujui pemberitahuan privasi untuk mendaftar') : z.unknown().optional(),
    /** version of the privacy notice that was shown */
    privacyVersion: z.coerce.number().int().min(0).max(1_000_000).catch(0),
  })

export const registerForm = (clock: Clock, hasNotice: boolean) =>
  agreementForm(hasNotice).extend({
    ...registrationFields(clock),
    /** a field nobody sees: whoever fills it in is a program */
    website: z.string().max(300).default(''),
  })

export const codeForm = z.object({
  code: plainText(20)
    .transform(text => text.replaceAll(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Tuliskan enam angka dari email')),
})

export const forgotForm = z.object({ email })

export const resetForm = z.object({ token: z.string().max(100).catch(''), password: newPassword })

export const tokenForm = z.object({ token: z.string().max(100).catch('') })

/** where somebody learns and lives, as they said it when registering */
const registrationProfile = z.object({
  schoolNpsn: z.string().optional(),
  provinceCode: z.string().optional(),
  cityCode: z.string().optional(),
})

export type RegistrationProfile = z.output<typeof registrationProfile>

/** what waits with a registration's token until its address is confirmed */
export const pendingShape = z.object({
  name: z.string(),
  birthDate: z.string(),
  passwordHash: z.string(),
  consents: z.array(z.object({ purpose: z.string(), version: z.string() })),
  phone: z.string().optional(),
  /** for the tenant where they register */
  profile: registrationProfile.optional(),
})

export type Pending = z.output<typeof pendingShape>

/** Data of the pages. */
export interface FormPage extends AccountPageData {
  /** where the form goes */
  action: string
  /** what was typed, by field; never a password */
  values: Record<string, string>
}

export interface SignInPage extends FormPage {
  registerHref: string
  forgotHref: string
  /** the browser may offer a passkey: where its answer goes */
  passkeyHref?: string
}

/** Where the words are that somebody agrees to. */
export interface Agreement {
  termsHref: string
  privacyHref: string
  /** of the notice in force; 0: none is published, and none is asked about */
  privacyVersion: number
}

export interface RegisterPage extends FormPage {
  signInHref: string
  /** the address is the one an invitation was sent to */
  isInvited: boolean
  /** a code by mail follows; not for who came by the mailed invitation itself */
  asksCode: boolean
  agreement: Agreement
}

export interface JoinPage extends FormPage {
  /** whose account it is */
  name: string
  /** a path of the site, where they were going */
  next: string
  agreement: Agreement
}

export interface CodePage extends FormPage {
  email: string
  resendAction: string
  changeHref: string
}

export interface ForgotPage extends FormPage {
  signInHref: string
}

export interface LogoutPage extends FormPage {
  who: string
  cancelHref: string
}

/** A page that says one thing. */
export interface MessagePage extends AccountPageData {
  title: string
  text: string[]
  tone: 'good' | 'bad' | 'info'
  action?: { label: string; href: string }
}

export interface OutboxMail {
  id: string
  tenant: string
  recipient: string
  subject: string
  reason: string
  at: string
  state: string
  code?: string
  text: string
  links: { label: string; href: string }[]
}

export interface OutboxPage extends AccountPageData {
  filter: string
  mails: OutboxMail[]
  /** what the authenticators of the demo's people show, for half a minute */
  codes: { email: string; name: string; code: string }[]
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'accounts.code': CodePage
    'accounts.forgot': ForgotPage
    'accounts.join': JoinPage
    'accounts.logout': LogoutPage
    'accounts.message': MessagePage
    'accounts.outbox': OutboxPage
    'accounts.register': RegisterPage
    'accounts.reset': FormPage
    'accounts.signIn': SignInPage
  }
}
