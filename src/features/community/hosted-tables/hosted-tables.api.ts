import { endpoint } from '../../../platform/http/endpoint.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './hosted-tables.contract.ts'
import { listOrigins, rotateKey, showKey } from './hosted-tables.ts'

const tag = 'Tabel untuk program'

export const hostedTablesApi = ({ secrets }: { secrets: Secrets }) => [
  endpoint(
    {
      method: 'GET',
      path: '/v1/table-key',
      tag,
      summary: 'Kunci publik untuk /rest/v1, layanan tabel dengan dialek PostgREST',
      message: 'Berhasil mengambil kunci',
      access: permissions.manageTables,
      data: contract.tableKey,
    },
    context => showKey(context, secrets),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/table-key/rotation',
      tag,
      summary: 'Mengganti kunci: seketika, atau kunci lama masih berlaku tujuh hari',
      message: 'Kunci diganti',
      access: permissions.manageTables,
      body: contract.rotation,
      data: contract.tableKey,
    },
    (context, { body }) => rotateKey(context, secrets, body.when),
  ),
  endpoint(
    {
      method: 'PUT',
      path: '/v1/table-key/origins',
      tag,
      summary: 'Situs lain yang halamannya boleh mengirim ke tabel',
      message: 'Daftar situs tersimpan',
      access: permissions.manageTables,
      body: contract.origins,
      data: contract.tableKey,
    },
    (context, { body }) => listOrigins(context, secrets, body.origins),
  ),
]
