import { z } from 'zod'
import { bulkIds } from '../../../platform/http/bulk.ts'
import { lineOf, paragraphOf } from '../../../platform/http/person-fields.ts'
import { officeQuery, plainText, positiveId, searchText } from '../../../platform/http/query.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import { limits } from '../../../shared/limits.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'
import {
  type CertificateKind,
  type CertificateState,
  certificateKinds,
  certificateStates,
} from './certificates.rules.ts'

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
  kind: z.enum(keysOf(certificateKinds)),
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
  kind: z.enum(keysOf(certificateKinds), 'Jenis tidak dikenal').optional(),
  state: z.enum(keysOf(certificateStates), 'Status tidak dikenal').optional(),
})
export type CertificateQuery = z.output<typeof certificateQuery>

export interface CertificateItem {
  id: number
  name: string
  number: string
  code: string
  kind: CertificateKind
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

declare module '../../../shared/page.ts' {
  interface PageData {
    'certificates.list': CertificateListPage
  }
}
