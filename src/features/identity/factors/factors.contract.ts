import { z } from 'zod'
import type { Sender } from '../../../platform/mail/mail.ts'
import type { AccountPageData } from '../../../shared/account-page.ts'
import { limits } from '../../../shared/limits.ts'
import type { From } from '../accounts/accounts.ts'

/** Whose account it is. */
export interface Person {
  id: string
  email: string
  name: string
}

/** Who is changing something, from where, and in whose name they are told of it by mail. */
export interface By extends From {
  sender: Sender
}

/** What a browser says after `navigator.credentials`, as it travels in a form's field. */
const bytes = z.string().regex(/^[A-Za-z0-9_-]{1,8192}$/)

const credential = {
  id: z.string().regex(/^[A-Za-z0-9_-]{1,1400}$/),
  rawId: z.string().max(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).transform(() => ({})),
}

export const createdPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: z.string().regex(/^[A-Za-z0-9_-]{1,65536}$/),
    transports: z
      .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
      .max(8)
      .optional()
      .catch(undefined),
  }),
})

export const passkeyUsed = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional().catch(undefined),
  }),
})

/** the challenge within what the browser signed; it names what was asked */
export const clientData = z.object({ challenge: z.string().regex(/^[A-Za-z0-9_-]{43}$/) })

export const passkeyName = z
  .string()
  .trim()
  .min(1, 'Wajib diisi')
  .max(limits.passkeyName, `Maksimal ${limits.passkeyName} karakter`)
  // one line without what turns or hides letters
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, 'Hanya huruf, angka dan tanda baca')

/** A passkey as its owner sees it; dates in words. */
export interface PasskeyView {
  id: string
  name: string
  added: string
  used: string | null
  /** kept by a service such as iCloud or Google, so it is on more than one device */
  isSynced: boolean
}

interface FormPage extends AccountPageData {
  /** where the form goes */
  action: string
}

export type StepWay = 'app' | 'recovery' | 'passkey'

/** The second step of signing in, and of proving oneself again. */
export interface StepPage extends FormPage {
  email: string
  /** which of them is shown large */
  way: StepWay
  ways: StepWay[]
  /** this page's address, to which `?way=` is put */
  path: string
  passkeyAction: string
  passkeyOptions: string
  cancelHref?: string
}

/** Setting up an authenticator app. */
export interface EnrolPage extends FormPage {
  /** why it is asked; none where one came for it oneself */
  reason?: string
  qrSvgHtml: string
  secret: string
  address: string
  /** a passkey instead; only where signing in asks for a factor */
  passkey?: { action: string; options: string }
  cancelHref?: string
}

/** Shown once. */
export interface CodesPage extends AccountPageData {
  codes: string[]
  /** the same as a text file, as a data: address */
  fileHref: string
  /** where it goes on */
  next: { href: string; label: string; isForm: boolean }
}

export interface PasskeyPage extends FormPage {
  suggestedName: string
  options: string
  cancelHref: string
}

/** Proving again who one is, before something sensitive. */
export interface ProvePage extends FormPage {
  email: string
  hasPassword: boolean
  hasApp: boolean
  hasPasskey: boolean
  hasRecovery: boolean
  passkeyAction: string
  passkeyOptions: string
  cancelHref: string
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'factors.codes': CodesPage
    'factors.enrol': EnrolPage
    'factors.passkey': PasskeyPage
    'factors.prove': ProvePage
    'factors.step': StepPage
  }
}
