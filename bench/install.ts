import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './processes.ts'

/** Installs a package of the bench's own, exact versions, unless it lies there as its package.json says. */
export async function installed(folder: string): Promise<void> {
  const wanted = readFileSync(join(folder, 'package.json'), 'utf8')
  const stamp = join(folder, 'node_modules/.installed-from')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.warn(`Installing into ${folder.slice(folder.indexOf('bench'))}`)
  await run(['npm', 'install', '--no-package-lock', '--no-audit', '--no-fund'], {
    cwd: folder,
    environment: { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1' },
  })
  writeFileSync(stamp, wanted)
}
