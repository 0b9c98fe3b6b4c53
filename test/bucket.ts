import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { BucketSettings } from '../src/platform/files/bucket.ts'
import { freePort } from './app.ts'

export interface Bucket {
  settings: BucketSettings
  /** what an app is started with that keeps its files there */
  environment: Record<string, string>
  close(): Promise<void>
}

/** Another's server that speaks the S3 API, on a folder. */
export async function startBucket(): Promise<Bucket> {
  const port = await freePort()
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory: mkdtempSync(join(tmpdir(), 'bucket-')),
    // it forgets the slash of a bucket that is listed, and then takes no signature for that
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'berkas', configs: [] }],
  })
  // others take a slash in its escaped spelling there
  server.middleware.unshift((context, next) => {
    const source = context.headers['x-amz-copy-source']
    if (source) context.headers['x-amz-copy-source'] = decodeURIComponent(source)
    return next()
  })
  await server.run()
  const endpoint = `http://127.0.0.1:${port}`
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  return {
    settings: { endpoint: `${endpoint}/berkas`, region: 'auto', ...keys },
    environment: {
      FILES_URL: `s3://berkas?endpoint=${endpoint}&region=auto`,
      FILES_KEY_ID: keys.accessKeyId,
      FILES_SECRET_KEY: keys.secretAccessKey,
    },
    close: () => server.close(),
  }
}
