import type { DetailedError, PreviousUpload, Upload as TusUpload } from 'tus-js-client'
import { problemOfSource } from '../../../shared/import-sources.ts'
import { type MediaItem, type MediaKind, problemOfFile } from '../../../shared/media.ts'
import { ownHeaders } from '../../calls/ask.ts'
import { forgetAppToken } from '../../calls/forget-app-token.ts'
import { type ApiResult, callApi, type Refused } from '../call-api.ts'
import { loadTus } from './heavy.ts'

export interface UploadWishes {
  /** what is to be imported is no file of the library: other endings are taken */
  purpose?: 'import'
  /** only this kind is taken */
  kind?: MediaKind | undefined
  /** 0 to 1, of the bytes that are there */
  onProgress?: ((fraction: number) => void) | undefined
  /** all bytes are there, the server makes a file of them */
  onMaking?: (() => void) | undefined
  /** gives it up; what is there is kept for a day, and the same file goes on from it */
  signal?: AbortSignal | undefined
}

/** bytes: a cut costs one piece at most, and less than a proxy allows */
const pieceBytes = 5 * 1_048_576
/** larger files are not read twice only to find out whether they are there */
const hashedBytes = 64 * 1_048_576
const retries = [0, 1000, 3000, 5000, 10_000, 20_000]
/** milliseconds between questions whether the file is made */
const makingPause = 1500

/**
 * Puts a file into the library, in pieces; what is cut goes on by itself, and after a reload when the same file is
 * chosen again. Never throws: what went wrong is an answer with words.
 */
export async function uploadMedia(file: File, wishes: UploadWishes = {}): Promise<ApiResult<MediaItem>> {
  const problem = problemOfFile(file, wishes.kind)
  if (problem) return refused(problem, 415)
  const known = await findKnown(file)
  if (known) return { ok: true, data: known, message: 'Berkas ini sudah ada di pustaka' }
  const sent = await sendPieces(file, wishes)
  if (!sent.ok) return sent
  wishes.onMaking?.()
  return completed(sent.data, wishes.signal)
}

/** Sends a file in pieces and leaves it there: the upload's id, for whoever makes something else of it than the library does. */
export async function sendPieces(file: File, wishes: UploadWishes = {}): Promise<ApiResult<string>> {
  const problem = wishes.purpose === 'import' ? problemOfSource(file) : problemOfFile(file, wishes.kind)
  if (problem) return refused(problem, 415)
  const release = await stayAwake()
  try {
    const sent = await send(file, wishes)
    return typeof sent === 'string' ? { ok: true, data: sent, message: '' } : sent
  } finally {
    release()
  }
}

const refused = (message: string, status: number): Refused => ({ ok: false, status, message, errors: [] })

/** the same bytes may be there already: then nothing is sent */
async function findKnown(file: File): Promise<MediaItem | undefined> {
  if (file.size > hashedBytes || !globalThis.crypto?.subtle) return undefined
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (!bytes) return undefined
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const sha256 = [...hash].map(byte => byte.toString(16).padStart(2, '0')).join('')
  const result = await callApi<{ item: MediaItem | null }>('POST', '/v1/media/known', { sha256 })
  return (result.ok && result.data.item) || undefined
}

/** The upload's id when all of it is there, or why not. */
async function send(file: File, { purpose, onProgress, signal }: UploadWishes): Promise<string | Refused> {
  const { Upload } = await loadTus()
  return new Promise(resolve => {
    const upload: TusUpload = new Upload(file, {
      endpoint: '/v1/media/uploads',
      chunkSize: pieceBytes,
      retryDelays: retries,
      metadata: { filename: file.name, filetype: file.type, ...(purpose ? { purpose } : {}) },
      removeFingerprintOnSuccess: true,
      onBeforeRequest: async request => {
        for (const [name, value] of Object.entries(await ownHeaders())) request.setHeader(name, value)
      },
      onShouldRetry: (error, attempt) => isWorthAnotherTry(error) && attempt < retries.length,
      onProgress: (sent, total) => onProgress?.(total > 0 ? sent / total : 0),
      onError: error => resolve(whyCut(error)),
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
    })
    signal?.addEventListener('abort', () => {
      void upload.abort()
      resolve(refused('Unggahan dibatalkan', 0))
    })
    void upload.findPreviousUploads().then((before: PreviousUpload[]) => {
      const [latest] = before
      if (latest) upload.resumeFromPreviousUpload(latest)
      upload.start()
    })
  })
}

/** A lost connection, a server that is busy or begins anew; an AppToken that is taken no longer is made anew. */
function isWorthAnotherTry(error: DetailedError): boolean {
  const status = error.originalResponse?.getStatus() ?? 0
  if (status === 401) forgetAppToken()
  return [0, 401, 409, 423].includes(status) || status >= 500
}

function whyCut(error: unknown): Refused {
  const response: unknown = Object(error).originalResponse
  const status = Number(Object(response).getStatus?.() ?? 0)
  const words = String(Object(response).getBody?.() ?? '')
  if (status === 0)
    return refused('Koneksi terputus. Yang sudah terkirim tidak hilang, lanjutkan saat jaringan kembali.', 0)
  return refused(words.startsWith('{') ? messageIn(words) : words || 'Berkas tidak dapat dikirim.', status)
}

function messageIn(json: string): string {
  try {
    return String(JSON.parse(json).message)
  } catch {
    return 'Berkas tidak dapat dikirim.'
  }
}

async function completed(id: string, signal: AbortSignal | undefined): Promise<ApiResult<MediaItem>> {
  for (;;) {
    const result = await callApi<MediaItem>('POST', `/v1/media/uploads/${id}/completion`, {}, signal)
    if (result.ok || result.status !== 409 || signal?.aborted) return result
    await new Promise(resolve => setTimeout(resolve, makingPause))
  }
}

/** A telephone that falls asleep would cut it; where that cannot be asked for, nothing is lost but time. */
async function stayAwake(): Promise<() => void> {
  const lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
  return () => void lock?.release()
}
