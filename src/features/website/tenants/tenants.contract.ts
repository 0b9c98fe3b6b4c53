import { z } from 'zod'
import { pagedOf } from '../../../platform/http/paged.ts'
import {
  pageNumber,
  pageSize,
  plainText,
  positiveId,
  searchText,
  withinOffice,
  withinReachMessage,
} from '../../../platform/http/query.ts'
import { institutionNames } from '../../../shared/institutions.ts'
import { limits } from '../../../shared/limits.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'
import { isReserved, tenantStatuses } from './tenants.rules.ts'

const status = z.enum(tenantStatuses, 'Pilih status yang tersedia')

export const tenantListQuery = z
  .strictObject({
    page: pageNumber,
    pageSize: pageSize(20),
    search: searchText.optional(),
    status: z.literal('').or(status).optional(),
  })
  .refine(withinOffice, withinReachMessage)

export type TenantListQuery = z.output<typeof tenantListQuery>

export const tenantItem = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  status,
  /** where its site is */
  origin: z.string(),
  createdText: z.string(),
  changedText: z.string(),
  /** the product's own tenant stays as it is */
  isOwn: z.boolean(),
})

export type TenantItem = z.output<typeof tenantItem>
export const tenantList = pagedOf(tenantItem)

export const tenantParameters = z.object({ id: positiveId })

export const newTenant = z.strictObject({
  slug: plainText(63)
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Pakai huruf kecil, angka, dan tanda hubung, seperti smk-cendekia')
    .min(3, 'Minimal 3 karakter')
    .refine(slug => !isReserved(slug), 'Nama ini dipakai oleh platform'),
  name: plainText(limits.fullName).trim().min(3, 'Nama minimal 3 karakter'),
  /** decides the site it begins with: layout, published pages, home */
  institution: z.enum(institutionNames, 'Pilih jenis lembaga'),
  timeZone: z.enum(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'], 'Pilih zona waktu yang tersedia'),
  adminEmail: plainText(limits.mailAddress)
    .trim()
    .toLowerCase()
    .pipe(z.email('Tuliskan alamat email yang lengkap, seperti nama@contoh.id')),
  adminName: plainText(limits.fullName)
    .trim()
    .refine(name => name === '' || name.length >= 3, 'Nama minimal 3 karakter')
    .default(''),
})

export type NewTenant = z.output<typeof newTenant>

/** the invitation's link is told once, should the mail not arrive */
export const createdTenant = tenantItem.extend({ invitation: z.string() })

export const statusChange = z.strictObject({
  status,
  reason: plainText(limits.reason).trim().min(10, 'Tuliskan alasan minimal 10 karakter'),
  /** the slug, typed: for deletion */
  confirm: plainText(63).optional(),
})

export type StatusChange = z.output<typeof statusChange>

export const actingRequest = z.strictObject({
  reason: plainText(limits.reason).trim().min(10, 'Tuliskan alasan minimal 10 karakter'),
})

export const actingLink = z.object({ url: z.string(), expiresAt: z.string() })
export const actingToken = z.strictObject({ token: plainText(100) })
export const actingBegun = z.object({ name: z.string() })
export const actingEnded = z.object({ href: z.string() })

export type CreatedTenant = z.output<typeof createdTenant>

/** The frame of the list; its rows come by their call. */
export interface TenantsPage {
  list: OfficeListData<TenantItem>
  page: number
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'tenants.acting': object
    'tenants.list': TenantsPage
  }
}
