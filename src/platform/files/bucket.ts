import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { S3mini } from 's3mini'
import { unavailable } from '../../shared/failure.ts'
import type { Config } from '../config.ts'
import type { FilePlace } from './place.ts'

/** Where a bucket is, and as whom it is asked. */
export interface BucketSettings {
  /** of the S3 API with the bucket's name as its path, as `https://s3.example.id/sanggar` */
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** `s3://<bucket>?endpoint=https://…&region=…` of FILES_URL, with its two keys. @throws what is missing, in words */
export function bucketSettings(
  config: Pick<Config, 'FILES_URL' | 'FILES_KEY_ID' | 'FILES_SECRET_KEY'>,
): BucketSettings | undefined {
  if (config.FILES_URL === undefined) return undefined
  const { hostname, searchParams } = new URL(config.FILES_URL)
  const endpoint = searchParams.get('endpoint') ?? 'https://s3.amazonaws.com'
  const { FILES_KEY_ID: accessKeyId, FILES_SECRET_KEY: secretAccessKey } = config
  if (!accessKeyId || !secretAccessKey)
    throw new Error('FILES_URL menunjuk ember S3, tetapi FILES_KEY_ID atau FILES_SECRET_KEY belum diisi')
  return {
    endpoint: `${endpoint.replace(/\/+$/, '')}/${hostname}`,
    region: searchParams.get('region') ?? 'auto',
    accessKeyId,
    secretAccessKey,
  }
}

/** what a browser is told that fetches from the bucket itself */
const types: Record<string, string> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
}
const typeOf = (path: string) => types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

/** what is larger goes up in parts of this size, bytes */
const partSize = 8 * 1_048_576
/** milliseconds until an answer begins, or is given up */
const patience = 30_000

/** A bucket of anybody who speaks the S3 API. @throws in words (503) where it does not answer; what it lacks is `undefined` */
export function bucketPlace(settings: BucketSettings): FilePlace {
  const s3 = new S3mini({ ...settings, minPartSize: partSize, requestAbortTimeout: patience })
  return {
    async read(path) {
      const bytes = await ask(s3.getObjectArrayBuffer(path))
      return bytes ? Buffer.from(bytes) : undefined
    },
    async open(path) {
      // its first byte tells the size and the day as well, and nothing of ours is empty
      const first = await ask(s3.getObjectRaw(path, false, 0, 1))
      if (!first) return undefined
      await first.arrayBuffer()
      return {
        bytes: Number(first.headers.get('content-range')?.split('/')[1]),
        changedAt: new Date(first.headers.get('last-modified') ?? 0),
        async stream({ start, end }) {
          // up to the byte behind the last, as the library counts
          const answer = await ask(s3.getObjectRaw(path, false, start, end + 1))
          return answer?.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([])
        },
        address: seconds => s3.getPresignedUrl('GET', path, seconds),
      }
    },
    async put(path, bytes) {
      if (await ask(s3.objectExists(path))) return
      await ask(s3.putAnyObject(path, bytes, typeOf(path)))
    },
    async take(path, from) {
      await ask(s3.putAnyObject(path, await openAsBlob(from), typeOf(path)))
    },
    async move(from, to) {
      await ask(s3.moveObject(from, to))
    },
    async remove(path) {
      await ask(s3.deleteObject(path))
    },
    async removeBelow(folder) {
      // a page at a time: a tenant may have more than fits in memory
      for (;;) {
        const found = (await ask(s3.listObjects('/', `${folder}/`, 1000))) ?? []
        if (found.length === 0) return
        await ask(s3.deleteObjects(found.map(({ Key }) => Key)))
      }
    },
    async list(folder) {
      const found = (await ask(s3.listObjects('/', `${folder}/`))) ?? []
      return found
        .map(({ Key, LastModified }) => ({ name: Key.slice(folder.length + 1), at: new Date(LastModified) }))
        .filter(({ name }) => !name.includes('/'))
    },
  }
}

const awayWords = 'Penyimpanan berkas sedang tidak menjawab. Coba lagi sebentar lagi.'

/** What the bucket answers; `undefined` where it has no such thing. @throws 503 with the cause, where it is away */
async function ask<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (isMissing(error)) return undefined
    throw Object.assign(unavailable(awayWords, 5), { cause: error })
  }
}

/** "no such key", in whichever of its wrappings */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('status' in error && error.status === 404) return true
  return isMissing(error.cause)
}
