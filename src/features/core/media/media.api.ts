import { z } from 'zod'
import { findBySource, noteHolder } from '../../../platform/files/library-rows.ts'
import { uploadedPictureTypes } from '../../../platform/files/uploads.ts'
import { type Endpoint, endpoint, openEndpoint } from '../../../platform/http/endpoint.ts'
import { memberOf, permissions } from '../permissions/permissions.ts'
import { removed } from '../removals/removals.ts'
import { completeUpload } from './completing.ts'
import { listUses } from './file-holders.ts'
import { getMedia, listMedia } from './library.ts'
import * as contract from './media.contract.ts'
import { cutMedia, describeMedia, noteMeasures, putCaptions, putPoster } from './media-changes.ts'
import type { MediaDeps } from './media-deps.ts'
import { removeMedia } from './media-removal.ts'
import { replaceMedia } from './replacing.ts'

const common = { tag: 'Media', access: permissions.useMedia, isAlwaysOpen: true } as const

export const mediaCalls = (house: MediaDeps): Endpoint[] => [
  ...readingCalls(house),
  ...arrivingCalls(house),
  ...changingCalls(),
  ...makingCalls(house),
]

const readingCalls = (house: MediaDeps): Endpoint[] => [
  endpoint(
    {
      ...common,
      method: 'GET',
      path: '/v1/media',
      summary: 'Berkas di pustaka media, yang terbaru dahulu; halaman berikutnya lewat before',
      message: 'Berhasil mengambil media',
      query: contract.mediaQuery,
      data: contract.mediaList,
    },
    (context, { query }) => listMedia(house, context, query),
  ),
  endpoint(
    {
      ...common,
      method: 'GET',
      path: '/v1/media/{id}',
      summary: 'Satu berkas, dan di mana ia dipakai',
      message: 'Berhasil mengambil berkas',
      parameters: contract.mediaParameters,
      data: contract.mediaDetail,
    },
    async (context, { parameters }) => {
      const { item } = await getMedia(context, parameters.id)
      return { ...item, uses: await listUses(context, item) }
    },
  ),
]

const arrivingCalls = (house: MediaDeps): Endpoint[] => [
  endpoint(
    {
      ...common,
      method: 'POST',
      path: '/v1/media/known',
      summary: 'Apakah berkas dengan SHA-256 ini sudah ada, sehingga tidak perlu dikirim lagi',
      message: 'Selesai diperiksa',
      body: contract.knownBody,
      data: contract.knownAnswer,
    },
    async (context, { body }) => {
      const { tx, viewer, clock } = context
      const id = await findBySource(tx, body.sha256)
      if (id === undefined) return { item: null }
      // who knows the hash has the bytes, and could as well send them
      if (viewer.grant !== 'own') await noteHolder(tx, id, memberOf(viewer).membershipId, clock.now())
      const found = await getMedia(context, id).catch(() => undefined)
      return { item: found?.item ?? null }
    },
  ),
  openEndpoint(
    {
      ...common,
      method: 'POST',
      path: '/v1/media/uploads/{id}/completion',
      summary: 'Menjadikan unggahan yang sudah lengkap sebuah berkas; diulang, jawabannya tetap sama',
      message: 'Berkas tersimpan',
      parameters: contract.uploadParameters,
      data: contract.mediaItem,
      status: 201,
      limit: { tokens: 300, seconds: 60 },
    },
    (context, { parameters }) => completeUpload(house, context, parameters.id),
  ),
]

const changingCalls = (): Endpoint[] => [
  endpoint(
    {
      ...common,
      method: 'PUT',
      path: '/v1/media/{id}',
      summary: 'Mengubah nama, teks alternatif, kredit, atau titik fokus; yang tidak disebut tetap',
      message: 'Berkas tersimpan',
      parameters: contract.mediaParameters,
      body: contract.mediaChange,
      data: contract.mediaItem,
    },
    (context, { parameters, body }) => describeMedia(context, parameters.id, body),
  ),
  endpoint(
    {
      ...common,
      method: 'PUT',
      path: '/v1/media/{id}/measures',
      summary: 'Gelombang dan kenyaringan audio yang hanya dapat dibaca peramban; dicatat sekali',
      message: 'Ukuran tersimpan',
      parameters: contract.mediaParameters,
      body: contract.measuresBody,
      data: contract.mediaItem,
    },
    (context, { parameters, body }) => noteMeasures(context, parameters.id, body),
  ),
  endpoint(
    {
      ...common,
      method: 'POST',
      path: '/v1/media/{id}/replacement',
      summary:
        'Mengganti berkas dengan berkas lain yang sejenis di semua halaman; alamat lama menjawab 30 hari lagi',
      message: 'Berkas diganti',
      parameters: contract.mediaParameters,
      body: contract.replacementBody,
      data: contract.replacementAnswer,
      status: 201,
    },
    (context, { parameters, body }) => replaceMedia(context, parameters.id, body.by),
  ),
]

const makingCalls = (house: MediaDeps): Endpoint[] => [
  openEndpoint(
    {
      ...common,
      method: 'POST',
      path: '/v1/media/{id}/crops',
      summary: 'Memotong gambar menjadi gambar baru; yang utuh tetap ada',
      message: 'Potongan tersimpan',
      parameters: contract.mediaParameters,
      body: contract.cropBody,
      data: contract.mediaItem,
      status: 201,
      limit: { tokens: 60, seconds: 60 },
    },
    (context, { parameters, body }) => cutMedia(house, context, parameters.id, body),
  ),
  openEndpoint(
    {
      ...common,
      method: 'POST',
      path: '/v1/media/{id}/poster',
      summary: 'Gambar depan video, atau halaman pertama dokumen',
      message: 'Gambar depan tersimpan',
      parameters: contract.mediaParameters,
      accepts: uploadedPictureTypes,
      body: z.instanceof(Buffer, { error: 'Kirimkan gambar' }),
      data: contract.mediaItem,
      status: 201,
      limit: { tokens: 60, seconds: 60 },
    },
    (context, { parameters, body }) =>
      putPoster(house, context, parameters.id, {
        sent: body,
        declared: context.request.headers['content-type'],
      }),
  ),
  openEndpoint(
    {
      ...common,
      method: 'PUT',
      path: '/v1/media/{id}/captions',
      summary: 'Takarir WebVTT atau SRT untuk video atau audio; menggantikan yang lama',
      message: 'Takarir tersimpan',
      parameters: contract.mediaParameters,
      body: contract.captionsBody,
      data: contract.mediaItem,
    },
    (context, { parameters, body }) => putCaptions(house, context, parameters.id, body),
  ),
  openEndpoint(
    {
      ...common,
      method: 'DELETE',
      path: '/v1/media/{id}/captions',
      summary: 'Menghapus takarir',
      message: 'Takarir dihapus',
      parameters: contract.mediaParameters,
      data: contract.mediaItem,
    },
    (context, { parameters }) => putCaptions(house, context, parameters.id, null),
  ),
  openEndpoint(
    {
      ...common,
      method: 'DELETE',
      path: '/v1/media/{id}',
      summary: 'Menghapus berkas; yang masih dipakai hanya bila isSure',
      message: 'Berkas dihapus',
      parameters: contract.mediaParameters,
      body: contract.removalBody,
      data: removed,
    },
    (context, { parameters, body }) => removeMedia(house, context, parameters.id, body.isSure),
  ),
]
