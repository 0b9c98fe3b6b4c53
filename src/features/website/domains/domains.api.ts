import { z } from 'zod'
import { endpoint, openEndpoint, processEndpoint } from '../../../platform/http/endpoint.ts'
import { notFound } from '../../../shared/failure.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { removed } from '../../core/removals/removals.ts'
import * as contract from './domains.contract.ts'
import {
  activateDomain,
  addDomain,
  checkDomain,
  choosePrimary,
  clearPrimary,
  type DomainDeps,
  listDomains,
  reachOf,
  removeDomain,
} from './domains.ts'

const tag = 'Domain'
const access = permissions.manageDomains
const nothing = z.null()

interface Deps extends DomainDeps {
  /** whether a site, or one of the platform's own services, answers at this host */
  isServed(host: string): boolean
}

export const domainsApi = (services: Deps) => [
  endpoint(
    {
      method: 'GET',
      path: '/v1/domains',
      tag,
      summary: 'Domain situs ini dengan catatan DNS yang diperlukan',
      message: 'Berhasil mengambil daftar domain',
      access,
      data: contract.domainList,
    },
    context => listDomains(context, reachOf(services.config)),
  ),
  processEndpoint(
    {
      method: 'GET',
      path: '/v1/domains/allowed',
      tag,
      summary: 'Apakah sertifikat TLS boleh diminta untuk nama ini; 404 bila tidak',
      message: 'Domain ini dilayani',
      access: permissions.enter,
      query: contract.allowedQuery,
      data: contract.allowedDomain,
    },
    ({ query: { domain } }) => {
      if (!services.isServed(domain)) throw notFound('Domain')
      return { domain }
    },
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/domains',
      tag,
      summary: 'Menambahkan domain; belum dilayani sebelum terbukti milik tenant',
      message: 'Domain ditambahkan',
      access,
      body: contract.newDomain,
      data: contract.domainItem,
      status: 201,
      limit: { tokens: 20, seconds: 600 },
    },
    (context, { body }) => addDomain(context, services.config, body.host),
  ),
  openEndpoint(
    {
      method: 'POST',
      path: '/v1/domains/{id}/check',
      tag,
      summary: 'Memeriksa catatan DNS domain sekarang',
      message: 'Domain diperiksa',
      access,
      parameters: contract.domainParameters,
      data: contract.domainItem,
      limit: { tokens: 30, seconds: 60 },
    },
    (context, { parameters: { id } }) => checkDomain(context, services, id),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/domains/{id}/activation',
      tag,
      summary: 'Mengaktifkan domain terverifikasi yang dilayani melalui proxy',
      message: 'Domain diaktifkan',
      access,
      parameters: contract.domainParameters,
      data: nothing,
    },
    async (context, { parameters: { id } }) => {
      await activateDomain(context, id)
      return null
    },
  ),
  endpoint(
    {
      method: 'PUT',
      path: '/v1/domains/{id}/primary',
      tag,
      summary: 'Menjadikan domain aktif sebagai alamat utama situs',
      message: 'Domain utama diganti',
      access,
      parameters: contract.domainParameters,
      data: nothing,
    },
    async (context, { parameters: { id } }) => {
      await choosePrimary(context, id)
      return null
    },
  ),
  endpoint(
    {
      method: 'DELETE',
      path: '/v1/domains/primary',
      tag,
      summary: 'Kembali ke alamat bawaan sebagai alamat utama situs',
      message: 'Alamat bawaan menjadi alamat utama',
      access,
      data: nothing,
    },
    async context => {
      await clearPrimary(context)
      return null
    },
  ),
  endpoint(
    {
      method: 'DELETE',
      path: '/v1/domains/{id}',
      tag,
      summary: 'Menghapus domain dari situs ini',
      message: 'Domain dihapus',
      access,
      parameters: contract.domainParameters,
      data: removed,
    },
    (context, { parameters: { id } }) => removeDomain(context, id),
  ),
]
