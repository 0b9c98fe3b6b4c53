import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/**
 * The way into `npm start`. It is plain JavaScript, so that Node finds the stripped and compiled rest in the cache and
 * need not load what strips types: 18 MB and a tenth of a second. Where the cache cannot be written, nothing is kept.
 */
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/sanggar'))
await import('./start.ts')
