import { z } from 'zod'
import { bulkIds } from '../../../platform/http/bulk.ts'
import { lineOf, paragraphOf } from '../../../platform/http/person-fields.ts'
import { officeQuery, plainText, positiveId, searchText } from '../../../platform/http/query.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import { limits } from '../../../shared/limits.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'
import { type CertificateState, certificateStates } from './certificates.rules.ts'

export const idParameter = z.object({ id: positiveId })
export const codeParameter = z.object({ code: plainText(40) })

const reason = paragraphOf(limits.reason).pipe(z.string().min(10, 'Minimal 10 karakter'))
export const revoking = z.strictObject({ reason })
export const bulkRevoking = z.strictObject({ ids: bulkIds, reason })
export const reissuing = z.strictObject({ holder: lineOf(limits.fullName, 3) })

export const shownCertificate = z.object({
  code: z.string(),
  number: z.string(),
  holder: z.string(),
  title: z.string(),
  run: z.string().nullable(),
  percent: z.int().nullable(),
  finishedAt: z.string(),
  issuedAt: z.string(),
  state: z.enum(keysOf(certificateStates)),
  reason: z.string(),
  href: z.string(),
})
export type ShownCertificate = z.output<typeof shownCertificate>
export const ownCertificates = z.array(shownCertificate)

export const certificateQuery = officeQuery(20, {
  search: searchText.optional(),
  state: z.enum(keysOf(certificateStates), 'Status tidak dikenal').optional(),
})
export type CertificateQuery = z.output<typeof certificateQuery>

export interface CertificateItem {
  id: number
  name: string
  number: string
  code: string
  title: string
  state: CertificateState
  issuedText: string
  reason: string
  href: string
  fileHref: string
}

export interface CertificateListPage {
  list: OfficeListData<CertificateItem>
}

export interface Verified {
  kind: 'certificate' | 'receipt'
  title: string
  tone: 'good' | 'bad' | 'warning'
  words: string
  facts: { label: string; value: string }[]
  fileHref: string
  newerHref: string
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
    'certificates.list': CertificateListPage
    'certificates.verification': VerificationPage
  }
}
