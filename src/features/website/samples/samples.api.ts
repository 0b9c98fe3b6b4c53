import { z } from 'zod'
import { type Endpoint, endpoint, openEndpoint } from '../../../platform/http/endpoint.ts'
import type { MediaDeps } from '../../core/media/media.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './samples.contract.ts'
import { keepSamples } from './samples.ts'

const common = { tag: 'Contoh', access: permissions.beginSite, isAlwaysOpen: true } as const
const path = '/v1/samples'

/** Loaded when somebody asks: readers of texts and archives are large, and most servers never need them. */
const filling = () => import('./filling.ts')

export const samplesApi = (house: MediaDeps): Endpoint[] => [
  openEndpoint(
    {
      ...common,
      method: 'POST',
      path,
      summary: 'Mengisi situs dengan contoh untuk satu jenis lembaga: tulisan, acara, kelas',
      message: 'Contoh sudah masuk',
      body: contract.samplesWish,
      data: contract.samplesCame,
      status: 201,
      limit: { tokens: 10, seconds: 600 },
    },
    async (context, { body }) => (await filling()).fillSamples(house, context, body.institution),
  ),
  endpoint(
    {
      ...common,
      method: 'POST',
      path: `${path}/removal`,
      summary: 'Membuang contoh yang belum diubah ke Sampah, dan yang disebut di paths; yang lain disebutkan',
      message: 'Contoh dibuang',
      body: contract.samplesRemoval,
      data: contract.samplesGone,
    },
    async (context, { body }) => (await filling()).removeSamples(context, body.paths),
  ),
  endpoint(
    {
      ...common,
      method: 'DELETE',
      path,
      summary: 'Menganggap semua contoh yang tersisa sebagai isi situs sendiri',
      message: 'Contoh yang tersisa menjadi isi situs Anda',
      data: z.null(),
    },
    async context => {
      await keepSamples(context)
      return null
    },
  ),
]
