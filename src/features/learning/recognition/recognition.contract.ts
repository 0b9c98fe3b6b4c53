import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'

export const credentialParameter = z.object({ code: plainText(40) })

/** "certificate-0": which kind, and which of its lists */
export const listParameters = z.object({
  key: z.string().regex(/^[a-z]{1,20}-\d{1,4}$/, 'Daftar tidak dikenal'),
})

/** What is behind a code, in words. */
export interface Verified {
  title: string
  tone: 'good' | 'bad' | 'warning'
  words: string
  facts: { label: string; value: string }[]
  /** of the thing as a file; empty: there is none, or it holds no more */
  fileHref: string
  /** of the signed credential; empty: there is none */
  credentialHref: string
  /** what took its place */
  newerHref: string
  /** where its holder may show it */
  shares: { label: string; href: string }[]
}

/** /Verifikasi, and with a code what stands behind it. */
export interface VerificationPage {
  action: string
  typed: string
  found: Verified | null
  /** a code was given, and nothing has it */
  isUnknown: boolean
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'recognition.verification': VerificationPage
  }
}
