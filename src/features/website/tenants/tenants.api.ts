import { z } from 'zod'
import { originOf } from '../../../platform/config.ts'
import {
  Download,
  endpoint,
  type OpenContext,
  openEndpoint,
  type TenantContext,
} from '../../../platform/http/endpoint.ts'
import { csvOf, type FileColumn, fileName, pagesOf } from '../../../platform/http/list-file.ts'
import { routes } from '../../../routes.ts'
import { conflict } from '../../../shared/failure.ts'
import { recordTaken } from '../../core/audit/audit.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './tenants.contract.ts'
import { statusWords } from './tenants.rules.ts'
import {
  assertPlatform,
  beginActing,
  changeStatus,
  createTenant,
  endActing,
  listTenants,
  type TenantDeps,
  wayIn,
} from './tenants.ts'

const tag = 'Tenant'
const access = permissions.manageTenants

export interface TenantsDeps extends TenantDeps {
  tenantContextById(id: number): Promise<TenantContext | undefined>
}

const columns: readonly FileColumn<contract.TenantItem>[] = [
  ['Tenant', ({ name }) => name],
  ['Alamat pendek', ({ slug }) => slug],
  ['Status', ({ status }) => statusWords[status].label],
  ['Situs', ({ origin }) => origin],
  ['Dibuat', ({ createdText }) => createdText],
]

export const tenantsApi = (services: TenantsDeps) => [
  openEndpoint(
    {
      method: 'GET',
      path: '/v1/tenants',
      tag,
      summary: 'Semua tenant; hanya di situs platform',
      message: 'Berhasil mengambil daftar tenant',
      access,
      query: contract.tenantListQuery,
      data: contract.tenantList,
    },
    (context, { query }) => listTenants(context, services, query),
  ),
  openEndpoint(
    {
      method: 'GET',
      path: '/v1/tenants/file',
      tag,
      summary: 'Tenant: semua yang cocok sebagai berkas CSV; pengunduhan ikut dicatat',
      message: 'Berhasil mengambil daftar',
      access,
      query: contract.tenantListQuery,
      data: z.string(),
      limit: { tokens: 30, seconds: 600 },
    },
    async (context, { query }) => {
      const pages = pagesOf(size => listTenants(context, services, { ...query, ...size }))
      const { body, rows } = await csvOf(columns, pages)
      const taken = { name: 'tenants', title: 'Tenant', rows }
      await services.database.withTenant(context.tenant.id, tx => recordTaken({ ...context, tx }, taken))
      return new Download(fileName('Tenant', context), 'text/csv; charset=utf-8', body)
    },
  ),
  openEndpoint(
    {
      method: 'POST',
      path: '/v1/tenants',
      tag,
      summary: 'Membuat tenant dan mengundang admin pertamanya',
      message: 'Tenant dibuat, undangan dikirim',
      access,
      body: contract.newTenant,
      data: contract.createdTenant,
      status: 201,
      limit: { tokens: 30, seconds: 3600 },
    },
    (context, { body }) => createTenant(context, services, body),
  ),
  openEndpoint(
    {
      method: 'PUT',
      path: '/v1/tenants/{id}/status',
      tag,
      summary: 'Memindahkan tenant ke status berikutnya dalam daur hidupnya',
      message: 'Status tenant diubah',
      access,
      parameters: contract.tenantParameters,
      body: contract.statusChange,
      data: contract.tenantItem,
    },
    (context, { parameters: { id }, body }) => changeStatus(context, services, id, body),
  ),
  openEndpoint(
    {
      method: 'POST',
      path: '/v1/tenants/{id}/acting',
      tag,
      summary: 'Tautan sekali pakai untuk bertindak di satu tenant dengan alasan tercatat',
      message: 'Tautan dibuat',
      access,
      parameters: contract.tenantParameters,
      body: contract.actingRequest,
      data: contract.actingLink,
      status: 201,
      limit: { tokens: 20, seconds: 600 },
    },
    async (context, { parameters: { id }, body }) => {
      assertPlatform(context)
      const tenant = await services.tenantContextById(id)
      if (!tenant || tenant.id === context.tenant.id)
        throw conflict('Bertindak hanya dapat dilakukan di situs lain yang aktif')
      return wayIn(context, services.database, tenant, body.reason)
    },
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/administration/acting',
      tag: 'Pengelolaan',
      summary: 'Memakai tautan bertindak: membuka sesi satu jam',
      message: 'Anda bertindak di situs ini',
      access: permissions.enter,
      body: contract.actingToken,
      data: contract.actingBegun,
      limit: { tokens: 10, seconds: 60 },
      isAlwaysOpen: true,
    },
    (context, { body }) => beginActing(context, body.token),
  ),
  openEndpoint(
    {
      method: 'DELETE',
      path: '/v1/administration/acting',
      tag: 'Pengelolaan',
      summary: 'Selesai bertindak: mengakhiri sesi ini',
      message: 'Anda selesai bertindak di situs ini',
      access: permissions.beMember,
      data: contract.actingEnded,
      isAlwaysOpen: true,
    },
    async (context: OpenContext) => {
      await endActing(context, services.database)
      return { href: `${originOf(services.config, services.config.BASE_HOST)}${routes['Kelola-Tenant']}` }
    },
  ),
]
