import { findPictures } from '../../../platform/files/picture-rows.ts'
import { type Endpoint, endpoint, openEndpoint } from '../../../platform/http/endpoint.ts'
import { invalidField } from '../../../shared/failure.ts'
import type { MediaDeps } from '../../core/media/media.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './first-steps.contract.ts'
import { changeStart } from './first-steps.ts'
import { logoColours } from './logo-colours.ts'

const common = { tag: 'Langkah awal', access: permissions.beginSite, isAlwaysOpen: true } as const

export const firstStepsApi = ({ database, files }: Pick<MediaDeps, 'database' | 'files'>): Endpoint[] => [
  endpoint(
    {
      ...common,
      method: 'PUT',
      path: '/v1/first-steps',
      summary: 'Jenis lembaga, dan sampai langkah mana situs baru ini',
      message: 'Langkah tersimpan',
      body: contract.startChange,
      data: contract.start,
    },
    (context, { body }) => changeStart(context, body),
  ),
  openEndpoint(
    {
      ...common,
      method: 'POST',
      path: '/v1/first-steps/colours',
      summary: 'Paduan warna dari logo di pustaka media, sudah digelapkan sampai terbaca',
      message: 'Warna dibaca dari logo',
      body: contract.coloursBody,
      data: contract.coloursAnswer,
      limit: { tokens: 60, seconds: 60 },
    },
    async ({ tenant }, { body }) => {
      const known = await database.withTenant(tenant.id, tx => findPictures(tx, [body.key]))
      const picture = known.has(body.key) ? await files.read(tenant.slug, body.key) : undefined
      if (!picture) throw invalidField('key', 'Gambar ini tidak ada di pustaka situs')
      return { palettes: await logoColours(picture) }
    },
  ),
]
