import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const root = join(import.meta.dirname, '..')
const stampPath = join(root, 'dist/built-from')

/** What the build is made of, as one hash. */
function sourceHash(): string {
  const hash = createHash('sha256')
  const add = (path: string) => hash.update(path).update(readFileSync(join(root, path)))
  for (const name of ['vite.config.ts', 'package-lock.json']) add(name)
  for (const entry of readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })) {
    // a test is no part of a page
    if (entry.isFile() && /(?<!\.(test|things))\.(tsx?|css|webp)$/.test(entry.name))
      add(join(entry.parentPath, entry.name).slice(root.length + 1))
  }
  return hash.digest('hex')
}

/** Builds the browser's files and the server's half of the pages, unless they are already what the sources say. */
export async function buildIfStale(): Promise<boolean> {
  const hash = sourceHash()
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === hash) return false
  // In a process of its own: tests start the build too, and what they call NODE_ENV would make React's development
  // build; and a start that finds everything built should not pay for loading the builder.
  const environment = { ...process.env, NODE_ENV: 'production' }
  const builder = spawn(process.execPath, [import.meta.filename, 'now'], {
    env: environment,
    stdio: 'inherit',
  })
  const [status]: unknown[] = await once(builder, 'exit')
  if (status !== 0) throw new Error(`The pages could not be built: ${status}`)
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stampPath, hash)
  return true
}

async function buildNow(): Promise<void> {
  const { build } = await import('vite')
  const configFile = join(root, 'vite.config.ts')
  await build({ root, configFile })
  await build({ root, configFile, build: { ssr: 'src/app/drawing/ssr.tsx' } })
  compressAssets(join(root, 'dist/client'))
}

/** Written once beside each file, so that no start has to do it. */
function compressAssets(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css)$/.test(name)) continue
    const body = readFileSync(join(folder, name))
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(body))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(body, { level: 9 }))
  }
}

if (import.meta.main) {
  if (process.argv[2] === 'now') await buildNow()
  else console.warn((await buildIfStale()) ? 'Halaman selesai dibangun' : 'Halaman sudah mutakhir')
}
