import { rm } from 'node:fs/promises'
import { MAX_TOTAL_BYTES } from '../../../platform/archives/files/archive-limits.ts'
import { Download, type Endpoint, endpoint, streamEndpoint } from '../../../platform/http/endpoint.ts'
import { Failure } from '../../../shared/failure.ts'
import { type MediaDeps, readForm } from '../../core/media/media.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './site-folders.contract.ts'

const common = { tag: 'Folder situs', access: permissions.moveSite, isAlwaysOpen: true } as const
const path = '/v1/site-folder'

/** Loaded when somebody asks: readers of texts and archives are large, and most servers never need them. */
const zipped = () => import('./zipped-folder.ts')

export const siteFoldersApi = (house: MediaDeps): Endpoint[] => [
  endpoint(
    {
      ...common,
      method: 'GET',
      path,
      summary: 'Seluruh isi situs sebagai folder (ZIP): Markdown, YAML, dan gambar',
      message: 'Folder situs',
      data: contract.folderReport,
      limit: { tokens: 30, seconds: 600 },
    },
    async context => {
      const { zipOf } = await zipped()
      return new Download(`situs-${context.tenant.slug}.zip`, 'application/zip', await zipOf(house, context))
    },
  ),
  streamEndpoint(
    {
      ...common,
      method: 'POST',
      path,
      summary:
        'Bawa masuk folder situs (ZIP, isian file): semuanya, atau tidak ada yang berubah; trial=1 hanya mencoba',
      message: 'Folder dibaca',
      accepts: ['multipart/form-data'],
      query: contract.bringQuery,
      data: contract.folderReport,
      limit: { tokens: 60, seconds: 600 },
    },
    async (context, { query }, { request }) => {
      const { path: zip } = await readForm(house, context, request, name => {
        if (/\.zip$/i.test(name)) return MAX_TOTAL_BYTES
        throw new Failure('unsupported', 'Pilih berkas ZIP')
      })
      try {
        const { bringZip } = await zipped()
        return await bringZip(house, context, zip, query.trial === '1')
      } finally {
        await rm(zip, { force: true })
      }
    },
  ),
]
