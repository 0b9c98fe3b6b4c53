import { z } from 'zod'
import { plainText, positiveId } from '../../../platform/http/query.ts'
import { domainStates, hostOf, isHost } from './domains.rules.ts'

export const domainParameters = z.object({ id: positiveId })

export const newDomain = z.strictObject({
  host: plainText(300)
    .transform(hostOf)
    .refine(isHost, 'Tuliskan nama domain lengkap, seperti kelas.sekolah.sch.id'),
})

export const allowedQuery = z.object({ domain: plainText(300).transform(hostOf) })

export const dnsRecord = z.object({
  type: z.enum(['TXT', 'CNAME', 'ALIAS']),
  name: z.string(),
  value: z.string(),
})

export const domainItem = z.object({
  id: z.int(),
  host: z.string(),
  state: z.enum(domainStates),
  isPrimary: z.boolean(),
  /** what to set up at the DNS provider */
  records: z.array(dnsRecord),
  verifiedAt: z.string().nullable(),
  checkedAt: z.string().nullable(),
  /** when it was checked last, in words */
  checkedText: z.string().nullable(),
  lastError: z.string().nullable(),
})

export const domainList = z.object({
  items: z.array(domainItem),
  /** the address that is always there */
  base: z.string(),
  /** the address in links: the primary domain or the base */
  canonical: z.string(),
})

export const allowedDomain = z.object({ domain: z.string() })

export type DomainItem = z.output<typeof domainItem>
export type DomainList = z.output<typeof domainList>

declare module '../../../shared/page.ts' {
  interface PageData {
    'domains.list': DomainList
  }
}
