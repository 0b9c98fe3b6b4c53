import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../src/platform/config.ts'
import { bringBack } from './backups/bring-back.ts'
import { backupsOf, newestBackup, readManifest } from './backups/folder.ts'
import { freshPlace } from './backups/fresh-place.ts'
import { exportTenant } from './backups/one-tenant.ts'

/** `npm run restore`: a backup becomes an installation again, or one tenant of it a folder. */
const help = `Memulihkan cadangan ke tempat yang kosong.

  npm run restore -- [CADANGAN]
  npm run restore -- [CADANGAN] --tenant TENANT --to DIR

Tanpa CADANGAN: yang terbaru di BACKUP_DIR. Yang dituju adalah DATA_DIR dan, di PostgreSQL, basis data kosong di
DATABASE_BACKUP_URL (superuser). Yang sudah berisi tidak ditimpa.

--tenant TENANT  hanya situs ini, sebagai folder di DIR: npm run site -- import --tenant TENANT DIR membawanya kembali.
                 Orang, peserta, dan uang tidak termasuk
`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      tenant: { type: 'string' },
      to: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) process.stdout.write(help)
  else await restore(positionals[0], values.tenant, values.to)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function restore(named: string | undefined, tenant?: string, to?: string): Promise<void> {
  const config = readConfig(process.env)
  // npm runs scripts in the project's folder; the path was typed in another
  const typed = (path: string) => resolve(process.env.INIT_CWD ?? '.', path)
  const folder = named ? typed(named) : newestBackup(backupsOf(config))
  if (!folder) throw new Error(`Tidak ada cadangan di ${backupsOf(config)}.`)
  if (tenant === undefined) {
    await bringBack(folder, config)
    process.stdout.write(
      `Dipulihkan dari ${folder}, keadaan pada ${readManifest(folder).at.toISOString()}.\n` +
        'Sebelum dibuka: npm run ledger:check, dan SECRET_KEY (atau secrets.json) yang lama.\n',
    )
    return
  }
  if (to === undefined) throw new Error('Sebutkan foldernya: --to DIR.')
  const scratch = mkdtempSync(join(tmpdir(), 'sanggar-restore-'))
  const place = await freshPlace(scratch, readManifest(folder).kind)
  try {
    await bringBack(folder, place)
    await exportTenant({ ...config, ...place }, tenant, typed(to))
    process.stdout.write(`${tenant} dari ${folder} ada di ${typed(to)}.\n`)
  } finally {
    place.remove()
    rmSync(scratch, { recursive: true, force: true })
  }
}
