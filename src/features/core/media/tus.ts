import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import type { Upload } from '@tus/server'
import { diskFullWords, isDiskFull } from '../../../platform/files/disk-full.ts'
import type { OpenContext } from '../../../platform/http/endpoint.ts'
import { Failure, type FailureKind } from '../../../shared/failure.ts'
import { mediaLimits } from '../../../shared/media.ts'
import type { MediaDeps } from './media-deps.ts'
import { createUploadStore, type UploadStore } from './upload-store.ts'

export const uploadsPath = '/v1/media/uploads'

/** milliseconds after which a writer that was asked to stop is cut off: it may be a line that is long dead */
const drainMilliseconds = 100

/**
 * Answers one request of the tus protocol (tus.io, 1.0.0: creation, termination), which sends a file in pieces and goes
 * on where it was cut. It only gathers bytes; what becomes of them is said by a call of its own afterwards.
 */
export async function answerTus(
  house: MediaDeps,
  context: OpenContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const store = createUploadStore(house, context)
  const server = await serverFor(store, house)
  await server.handle(request, response)
}

// loaded by the first upload
const load = () => import('@tus/server')

async function serverFor(store: UploadStore, { log }: Pick<MediaDeps, 'log'>) {
  const { Server, DataStore, Upload: UploadRow } = await load()
  class Uploads extends DataStore {
    override extensions = ['creation', 'termination']
    override async create(upload: Upload) {
      await store.create(upload)
      return upload
    }
    override async getUpload(id: string) {
      const { size, offset, createdAt } = await store.find(id)
      return new UploadRow({ id, size, offset, creation_date: createdAt.toISOString() })
    }
    override write(stream: Readable, id: string, offset: number) {
      return store.write(stream, id, offset)
    }
    override remove(id: string) {
      return store.remove(id)
    }
  }
  return new Server({
    path: uploadsPath,
    datastore: new Uploads(),
    locker: {
      newLock: (id: string) => ({
        lock: (signal: AbortSignal, stop: () => void) => store.lock(id, signal, stop),
        unlock: () => store.unlock(id),
      }),
    },
    lockDrainTimeout: drainMilliseconds,
    relativeLocation: true,
    // from our own pages only: nobody else is told anything
    allowedOrigins: [],
    maxSize: Math.max(...Object.values(mediaLimits)),
    onResponseError: (_request, error) => wordsFor(error, log),
  })
}

const statuses: Partial<Record<FailureKind, number>> = {
  notFound: 404,
  conflict: 423,
  tooLarge: 413,
  unsupported: 415,
  invalid: 422,
  full: 507,
}

/** What the protocol says goes wrong, by its status: its own words are English and may name what nobody need know. */
const said: Readonly<Record<number, string>> = {
  400: 'Permintaan unggahan tidak lengkap',
  404: 'Unggahan tidak ditemukan',
  409: 'Bagian ini sudah diterima, lanjutkan dari yang terakhir',
  410: 'Unggahan ini sudah tidak ada',
  413: 'Berkas terlalu besar',
}

function wordsFor(error: Error | { status_code: number; body: string }, log: MediaDeps['log']) {
  if (error instanceof Failure) return { status_code: statuses[error.kind] ?? 400, body: error.message }
  if ('status_code' in error) {
    // it says 403 where a header is missing, and 500 where a lock is not to be had
    const status = error.status_code === 403 ? 400 : error.status_code
    return { status_code: status, body: said[status] ?? 'Permintaan unggahan tidak valid' }
  }
  log.error({ err: error }, 'an upload failed')
  if (isDiskFull(error)) return { status_code: 507, body: diskFullWords }
  return { status_code: 500, body: 'Terjadi kesalahan pada server' }
}
