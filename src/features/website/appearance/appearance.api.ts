import { z } from 'zod'
import { uploadedPictureTypes } from '../../../platform/files/uploads.ts'
import { type CallContext, type Endpoint, endpoint, openEndpoint } from '../../../platform/http/endpoint.ts'
import { type MediaDeps, takePicture } from '../../core/media/media.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './appearance.contract.ts'
import { type EditorDeps, fontsOf, previewOf } from './appearance.loads.ts'
import { bringBack, discardDraft, getDraft, listHistory, publishDraft, saveDraft } from './appearance.ts'

export interface AppearanceDeps extends EditorDeps, MediaDeps {}

/** open while the site is in maintenance: that is when its look is worked on */
const common = {
  tag: 'Tampilan',
  access: permissions.changeSettings,
  isAlwaysOpen: true,
} as const

export const appearanceApi = (services: AppearanceDeps): Endpoint[] => [
  ...draftCalls(services),
  ...versionCalls(),
  pictureCall(services),
]

function draftCalls(services: AppearanceDeps): Endpoint[] {
  const answer = async (context: CallContext) => ({
    ...(await getDraft(context)),
    fonts: fontsOf(services),
    preview: previewOf(services, context),
  })
  const path = '/v1/appearance/draft'
  return [
    endpoint(
      {
        ...common,
        method: 'GET',
        path,
        summary: 'Draf tampilan, yang terbit, dan token pratinjaunya',
        message: 'Berhasil mengambil draf',
        data: contract.draftAnswer,
      },
      answer,
    ),
    endpoint(
      {
        ...common,
        method: 'PUT',
        path,
        summary: 'Simpan perubahan ke draf; isian yang tidak disebut tetap',
        message: 'Draf tersimpan',
        body: contract.draftBody,
        data: contract.draftAnswer,
      },
      async (context, { body: { version: _, ...change } }) => {
        await saveDraft(context, change)
        return answer(context)
      },
    ),
    endpoint(
      {
        ...common,
        method: 'DELETE',
        path,
        summary: 'Buang draf tampilan',
        message: 'Draf dibuang',
        data: contract.draftAnswer,
      },
      async context => {
        await discardDraft(context)
        return answer(context)
      },
    ),
  ]
}

function versionCalls(): Endpoint[] {
  return [
    endpoint(
      {
        ...common,
        method: 'POST',
        path: '/v1/appearance/publication',
        summary: 'Terbitkan draf; 409 bila orang lain menerbitkan isian yang sama sejak versi yang disebut',
        message: 'Tampilan sudah terbit',
        body: contract.publicationBody,
        data: contract.publicationAnswer,
        status: 201,
      },
      async (context, { body }) => publishDraft(context, body.version),
    ),
    endpoint(
      {
        ...common,
        method: 'GET',
        path: '/v1/appearance/versions',
        summary: 'Versi yang pernah terbit, yang terbaru dahulu; 50 versi disimpan',
        message: 'Berhasil mengambil versi',
        data: contract.versionList,
      },
      async context => {
        const items = await listHistory(context)
        return { items, page: 1, perPage: 50, totalItems: items.length, totalPages: 1 }
      },
    ),
    endpoint(
      {
        ...common,
        method: 'POST',
        path: '/v1/appearance/versions/{version}/restoration',
        summary: 'Pulihkan satu versi sebagai versi baru; draf dibuang',
        message: 'Versi dipulihkan',
        parameters: contract.versionParameter,
        data: contract.publicationAnswer,
        status: 201,
      },
      async (context, { parameters }) => bringBack(context, parameters.version),
    ),
  ]
}

function pictureCall(house: AppearanceDeps): Endpoint {
  return openEndpoint(
    {
      ...common,
      method: 'POST',
      path: '/v1/appearance/picture',
      summary:
        'Unggah gambar situs: logo, ikon. Dibuat ulang sebagai WebP tanpa metadata, dan masuk pustaka media',
      message: 'Gambar terunggah',
      query: contract.pictureQuery,
      body: z.instanceof(Buffer, { error: 'Kirimkan gambar' }),
      accepts: uploadedPictureTypes,
      data: contract.pictureAnswer,
      status: 201,
      limit: { tokens: 30, seconds: 600 },
    },
    async (context, { query, body }) => {
      const declared = context.request.headers['content-type']
      const { key, width, height, tint, url } = await takePicture(house, context, {
        bytes: body,
        declared,
        name: query.name,
      })
      return { key, width: width ?? 0, height: height ?? 0, tint: tint ?? '', alt: '', url }
    },
  )
}
