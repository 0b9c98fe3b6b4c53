import { z } from 'zod'
import { type Endpoint, endpoint, openEndpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './import-runs.contract.ts'
import { beginImport, getRun, goOnWith, type Importing, removeImport } from './import-runs.ts'

const common = { tag: 'Impor', access: permissions.importContent, isAlwaysOpen: true } as const
const path = '/v1/imports'
const one = `${path}/{id}` as const
/** whoever waits asks each second */
const asked = { tokens: 300, seconds: 60 } as const

export const importsApi = (house: Importing): Endpoint[] => [
  openEndpoint(
    {
      ...common,
      method: 'POST',
      path,
      summary: 'Memeriksa unggahan yang lengkap: apa yang akan masuk bila diimpor; belum ada yang disimpan',
      message: 'Berkas diperiksa',
      body: contract.newImport,
      data: contract.importBegun,
      status: 202,
      limit: { tokens: 30, seconds: 600 },
    },
    (context, { body }) => beginImport(house, context, body),
  ),
  endpoint(
    {
      ...common,
      method: 'GET',
      path: one,
      summary: 'Sampai mana sebuah impor, dan laporannya',
      message: 'Berhasil mengambil impor',
      parameters: contract.importParameters,
      data: contract.importRun,
      limit: asked,
    },
    (context, { parameters }) => getRun(context, parameters.id),
  ),
  ...(['trial', 'writing'] as const).map(act =>
    openEndpoint(
      {
        ...common,
        method: 'POST',
        path: `${one}/${act}`,
        summary:
          act === 'trial'
            ? 'Memeriksa lagi dengan pilihan lain; belum ada yang disimpan'
            : 'Menjalankan impor yang sudah diperiksa: semuanya masuk, atau tidak ada yang berubah',
        message: act === 'trial' ? 'Berkas diperiksa lagi' : 'Impor berjalan',
        parameters: contract.importParameters,
        body: contract.importWishes,
        data: contract.importBegun,
        status: 202,
        limit: { tokens: 60, seconds: 600 },
      },
      (context, { parameters, body }) =>
        goOnWith(house, context, parameters.id, { ...body, act: act === 'trial' ? 'trial' : 'write' }),
    ),
  ),
  endpoint(
    {
      ...common,
      method: 'DELETE',
      path: one,
      summary: 'Membuang sebuah impor dari daftar beserta berkasnya; yang sudah masuk tetap',
      message: 'Impor dibuang dari daftar',
      parameters: contract.importParameters,
      data: z.null(),
    },
    async (context, { parameters }) => {
      await removeImport(house, context, parameters.id)
      return null
    },
  ),
]
