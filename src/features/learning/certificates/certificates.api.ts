import { z } from 'zod'
import type { Database } from '../../../platform/db/database.ts'
import { bulkEndpoint } from '../../../platform/http/bulk.ts'
import { Download, endpoint, openEndpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { certificatePdf } from './certificate-pdf.ts'
import * as contract from './certificates.contract.ts'
import { certificateKinds } from './certificates.rules.ts'
import { getByCode, getShown, listOwn, reissue, revoke } from './certificates.ts'

const tag = 'Sertifikat'

export interface CertificatesDeps {
  database: Pick<Database, 'withTenant'>
}

export const certificatesApi = ({ database }: CertificatesDeps) => [
  endpoint(
    {
      method: 'GET',
      path: '/v1/certificates/own',
      tag,
      summary: 'Sertifikat milik pemanggil',
      message: 'Berhasil mengambil sertifikat',
      access: permissions.beMember,
      data: contract.ownCertificates,
    },
    context => listOwn(context),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/certificates/{code}',
      tag,
      summary: 'Memeriksa sertifikat dengan kodenya: semua yang tercetak, dan apakah masih berlaku',
      message: 'Sertifikat ditemukan',
      access: permissions.readPublic,
      parameters: contract.codeParameter,
      data: contract.shownCertificate,
      limit: { tokens: 60, seconds: 60 },
    },
    (context, { parameters }) => getShown(context, parameters.code),
  ),
  // drawing takes longer than a transaction should
  openEndpoint(
    {
      method: 'GET',
      path: '/v1/certificates/{code}/file',
      tag,
      summary: 'Sertifikat sebagai PDF, dengan kode QR untuk memeriksanya',
      message: 'Sertifikat',
      access: permissions.readPublic,
      parameters: contract.codeParameter,
      data: z.null(),
      limit: { tokens: 30, seconds: 60 },
    },
    async ({ tenant, clock, partsOf }, { parameters }) => {
      const row = await database.withTenant(tenant.id, tx =>
        getByCode({ tx, tenant, clock, partsOf }, parameters.code),
      )
      return new Download(
        `${certificateKinds[row.kind].label.toLowerCase()}-${row.number}.pdf`,
        'application/pdf',
        await certificatePdf(tenant, row),
      )
    },
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/certificates/{id}/revocation',
      tag,
      summary: 'Mencabut sertifikat; alasannya terlihat di halaman verifikasi',
      message: 'Sertifikat dicabut',
      access: permissions.manageCertificates,
      parameters: contract.idParameter,
      body: contract.revoking,
      data: z.null(),
    },
    async (context, { parameters, body }) => {
      await revoke(context, parameters.id, body.reason)
      return null
    },
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/certificates/{id}/reissue',
      tag,
      summary: 'Menerbitkan ulang dengan nama lain; yang lama tercatat diganti',
      message: 'Sertifikat diterbitkan ulang',
      access: permissions.manageCertificates,
      parameters: contract.idParameter,
      body: contract.reissuing,
      data: contract.shownCertificate,
      status: 201,
    },
    (context, { parameters, body }) => reissue(context, parameters.id, body.holder),
  ),
  bulkEndpoint(
    database,
    {
      path: '/v1/certificates',
      tag,
      summary: 'Mencabut banyak sertifikat sekaligus',
      access: permissions.manageCertificates,
      body: contract.bulkRevoking,
    },
    (context, id, { reason }) => revoke(context, id, reason),
  ),
]
