import { rm } from 'node:fs/promises'
import { findUpload } from '../../../platform/files/upload-rows.ts'
import { type Endpoint, type OpenContext, streamEndpoint } from '../../../platform/http/endpoint.ts'
import { notFound } from '../../../shared/failure.ts'
import { memberOf, permissions } from '../permissions/permissions.ts'
import { readForm } from './form-parts.ts'
import { takeIn } from './intake.ts'
import { getMedia } from './library.ts'
import * as contract from './media.contract.ts'
import type { MediaDeps } from './media-deps.ts'
import { answerTus, uploadsPath } from './tus.ts'

const common = { tag: 'Media', access: permissions.useMedia, isAlwaysOpen: true } as const
/** a film of 800 MB comes in 160 pieces, and three files at once */
const pieces = { tokens: 2000, seconds: 60 } as const

/** Files as they come: in pieces by tus, or in one form as the specification has it. */
export const mediaStreams = (house: MediaDeps): Endpoint[] => [
  streamEndpoint(
    {
      ...common,
      method: 'POST',
      path: uploadsPath,
      summary: 'Memulai unggahan yang dapat dilanjutkan (tus 1.0.0: Upload-Length, Upload-Metadata filename)',
      message: 'Unggahan dimulai',
      data: contract.nothing,
      status: 201,
      limit: pieces,
    },
    async (context, _input, { request, take }) => {
      await answerTus(house, context, request, take())
      return null
    },
  ),
  ...(['HEAD', 'PATCH', 'DELETE'] as const).map(method =>
    streamEndpoint(
      {
        ...common,
        method,
        path: `${uploadsPath}/{id}`,
        summary: tusWords[method],
        message: 'Selesai',
        parameters: contract.uploadParameters,
        ...(method === 'PATCH' ? { accepts: ['application/offset+octet-stream'] as const } : {}),
        data: contract.nothing,
        limit: pieces,
      },
      async (context, { parameters }, { request, take }) => {
        await assertOwn(house, context, parameters.id)
        await answerTus(house, context, request, take())
        return null
      },
    ),
  ),
  streamEndpoint(
    {
      ...common,
      method: 'POST',
      path: '/upload',
      summary:
        'Mengunggah satu berkas dalam formulir multipart; isi diperiksa dan dibuat ulang seperti semua unggahan',
      message: 'Berkas terunggah',
      accepts: ['multipart/form-data'],
      data: contract.uploadAnswer,
      status: 201,
      limit: { tokens: 60, seconds: 600 },
    },
    async (context, _input, { request }) => {
      const { path, name } = await readForm(house, context, request)
      try {
        const id = await takeIn(house, context, { path, name })
        const { item } = await house.database.withTenant(context.tenant.id, tx =>
          getMedia({ ...context, tx }, id),
        )
        const { key, mime, bytes: size, url } = item
        return { id, key, name: item.name, mime, size, url }
      } finally {
        await rm(path, { force: true })
      }
    },
  ),
]

const tusWords = {
  HEAD: 'Sampai mana unggahan sudah diterima (tus: Upload-Offset)',
  PATCH: 'Potongan berikutnya (tus: Upload-Offset)',
  DELETE: 'Membatalkan unggahan (tus)',
} as const

/** Another's upload, or another tenant's, is not there at all. */
async function assertOwn(
  { database }: MediaDeps,
  { tenant, viewer }: OpenContext,
  id: string,
): Promise<void> {
  const { membershipId } = memberOf(viewer)
  if (!(await database.withTenant(tenant.id, tx => findUpload(tx, id, membershipId))))
    throw notFound('Unggahan')
}
