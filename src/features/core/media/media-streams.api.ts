import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { findUpload } from '../../../platform/files/upload-rows.ts'
import { type Endpoint, type OpenContext, streamEndpoint } from '../../../platform/http/endpoint.ts'
import { badRequest, Failure, invalidField, notFound } from '../../../shared/failure.ts'
import { mediaLimits, problemOfFile, sortOfName } from '../../../shared/media.ts'
import { memberOf, permissions } from '../permissions/permissions.ts'
import { fileName, takeIn } from './intake.ts'
import { getMedia } from './library.ts'
import * as contract from './media.contract.ts'
import type { MediaHouse } from './media-house.ts'
import { answerTus, uploadsPath } from './tus.ts'

const common = { tag: 'Media', access: permissions.useMedia, isAlwaysOpen: true } as const
/** a film of 800 MB comes in 160 pieces, and three files at once */
const pieces = { tokens: 2000, seconds: 60 } as const

/** Files as they come: in pieces by tus, or in one form as the specification has it. */
export const mediaStreams = (house: MediaHouse): Endpoint[] => [
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
  { database }: MediaHouse,
  { tenant, viewer }: OpenContext,
  id: string,
): Promise<void> {
  const { membershipId } = memberOf(viewer)
  if (!(await database.withTenant(tenant.id, tx => findUpload(tx, id, membershipId))))
    throw notFound('Unggahan')
}

/** How much of a file is taken; throws where none of it is. */
function mostOf(name: string): number {
  const refused = problemOfFile({ name, size: 1 })
  const sort = sortOfName(name)
  if (refused || !sort) throw new Failure('unsupported', refused ?? '')
  return mediaLimits[sort.kind]
}

/** The one file of a form, written down while it comes. The caller takes it away. */
export async function readForm(
  { files }: Pick<MediaHouse, 'files'>,
  { tenant }: Pick<OpenContext, 'tenant'>,
  request: IncomingMessage,
  mostBytes: (name: string) => number = mostOf,
): Promise<{ path: string; name: string }> {
  const { Busboy } = await import('@fastify/busboy')
  const type = request.headers['content-type'] ?? ''
  if (!/boundary=/i.test(type)) throw badRequest('Formulir tidak lengkap: tidak ada boundary')
  const path = await files.uploadPath(tenant.slug, randomBytes(16).toString('hex'))
  let name: string | undefined
  try {
    const form = new Busboy({
      headers: { ...request.headers, 'content-type': type },
      limits: {
        files: 1,
        fields: 20,
        fieldSize: 10_000,
        parts: 30,
        headerPairs: 50,
        fileSize: mediaLimits.video + 1,
      },
    })
    const writing: Promise<void>[] = []
    let problem: Error | undefined
    form.on('file', (_field, stream, given) => {
      name = fileName(given ?? '')
      let most = 0
      try {
        most = mostBytes(name)
      } catch (error) {
        problem = error instanceof Error ? error : new Failure('unsupported', '')
        stream.resume()
        return
      }
      writing.push(
        pipeline(stream, limited(most), createWriteStream(path)).catch((error: Error) => {
          problem ??= error
          stream.resume()
        }),
      )
    })
    await pipeline(request, form).catch((error: unknown) => {
      problem ??= error instanceof Failure ? error : badRequest('Formulir tidak lengkap')
    })
    await Promise.all(writing)
    if (problem) throw problem
    if (name === undefined) throw invalidField('file', 'Sertakan berkas di isian file')
    return { path, name }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

const limited = (most: number) =>
  async function* count(pieces: AsyncIterable<Buffer>) {
    let bytes = 0
    for await (const piece of pieces) {
      bytes += piece.length
      // read to its end: whoever sends it hears why only then, and the form waits for each of its parts
      if (bytes <= most) yield piece
    }
    if (bytes > most) throw new Failure('tooLarge', 'Berkas terlalu besar')
  }
