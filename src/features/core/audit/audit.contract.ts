import { z } from 'zod'
import { pagedOf } from '../../../platform/http/paged.ts'
import {
  pageNumber,
  pageSize,
  plainText,
  positiveId,
  searchedDay,
  searchText,
  withinOffice,
  withinReachMessage,
} from '../../../platform/http/query.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'
import type { FieldChange } from './audit.rules.ts'

const filters = {
  search: searchText.optional(),
  /** one deed (member.suspended) or all of a topic (member) */
  action: plainText(80)
    .regex(/^([a-z_]+(\.[a-z_]+)?)?$/, 'Jenis kejadian tidak valid')
    .optional(),
  actorId: z.literal('').or(positiveId).optional(),
  from: searchedDay('Tanggal awal tidak valid'),
  to: searchedDay('Tanggal akhir tidak valid'),
}

const inOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  !from || !to || from <= to
const inOrderMessage = { message: 'Tanggal akhir mendahului tanggal awal', path: ['to'] }

export const auditQuery = z
  .object({ ...filters, page: pageNumber, pageSize: pageSize(25) })
  .refine(withinOffice, withinReachMessage)
  .refine(inOrder, inOrderMessage)

export type AuditQuery = z.output<typeof auditQuery>

export const auditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** in the tenant's time zone: "21 Nov 2026 pukul 10.00 WIB" */
  atText: z.string(),
  actorId: z.int().nullable(),
  actorName: z.string(),
  actorKind: z.string(),
  action: z.string(),
  /** what was done, in words */
  words: z.string(),
  objectType: z.string(),
  objectId: z.string(),
  objectName: z.string(),
  changes: z.array(
    z.object({ label: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  ip: z.string(),
})

export const auditList = pagedOf(auditEntry)
export type AuditEntry = Omit<z.output<typeof auditEntry>, 'changes'> & { changes: FieldChange[] }

/** What the page shows beside the frame. */
export interface AuditPage {
  list: OfficeListData<AuditEntry>
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'audit.list': AuditPage
  }
}
