import { z } from 'zod'
import { pagedOf } from '../../../platform/http/paged.ts'
import {
  pageNumber,
  pageSize,
  plainText,
  positiveId,
  searchText,
  withinReach,
  withinReachMessage,
} from '../../../platform/http/query.ts'
import type { Pager } from '../../../ui/parts.tsx'
import type { Change } from './audit.rules.ts'

const day = (words: string) =>
  z
    .literal('')
    .or(z.iso.date(words))
    .optional()
    .transform(text => text || undefined)

const filters = {
  search: searchText.optional(),
  /** one deed (member.suspended) or all of a topic (member) */
  action: plainText(80)
    .regex(/^([a-z_]+(\.[a-z_]+)?)?$/, 'Jenis kejadian tidak valid')
    .optional(),
  actorId: z.literal('').or(positiveId).optional(),
  from: day('Tanggal awal tidak valid'),
  to: day('Tanggal akhir tidak valid'),
}

const inOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  !from || !to || from <= to
const inOrderMessage = { message: 'Tanggal akhir mendahului tanggal awal', path: ['to'] }

export const auditQuery = z
  .object({ ...filters, page: pageNumber, pageSize: pageSize(25) })
  .refine(withinReach, withinReachMessage)
  .refine(inOrder, inOrderMessage)

/** the same without pages: everything that matches goes into the file */
export const auditFileQuery = z.object(filters).refine(inOrder, inOrderMessage)

export type AuditQuery = z.output<typeof auditQuery>
export type AuditFilter = z.output<typeof auditFileQuery>

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
export type AuditEntry = Omit<z.output<typeof auditEntry>, 'changes'> & { changes: Change[] }

/** What the page shows beside the frame. */
export interface AuditPage {
  entries: AuditEntry[]
  pager: Pager | undefined
  filter: { search: string; action: string; actorId: string; from: string; to: string }
  isFiltered: boolean
  topics: { value: string; label: string }[]
  actors: { value: string; label: string }[]
  fileHref: string
  timeZone: string
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'audit.list': AuditPage
  }
}
