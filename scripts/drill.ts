import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { systemClock } from '../src/platform/clock.ts'
import { type Config, readConfig } from '../src/platform/config.ts'
import { bringBack } from './backups/bring-back.ts'
import { checkRestored } from './backups/check-restored.ts'
import { backupsOf, newestBackup, readManifest } from './backups/folder.ts'
import { freePort, freshPlace } from './backups/fresh-place.ts'

/**
 * `npm run drill`: makes an installation of the newest backup (or the one that is named) in a place of its own, starts a
 * server on it, and says what differs from what was backed up. It touches nothing of the real one, sends no mail and
 * does no jobs. Ends with 1 where anything differs.
 */
const scratch = mkdtempSync(join(tmpdir(), 'sanggar-drill-'))
try {
  await drill(readConfig(process.env), process.argv[2])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

async function drill(config: Config, named: string | undefined): Promise<void> {
  const folder = named ? resolve(process.env.INIT_CWD ?? '.', named) : newestBackup(backupsOf(config))
  if (!folder) throw new Error(`Tidak ada cadangan di ${backupsOf(config)}. Buat dengan: npm run backup`)
  const said = readManifest(folder)
  const lost = systemClock.now().getTime() - said.at.getTime()
  const began = performance.now()
  const place = await freshPlace(scratch, said.kind)
  try {
    await bringBack(folder, place)
    const restored = performance.now()
    const { DATA_DIR, DATABASE_URL, DATABASE_BACKUP_URL } = place.as(said.owner)
    bringKey(config, DATA_DIR)
    const port = await freePort()
    const trial: Config = {
      ...config,
      DATA_DIR,
      DATABASE_URL,
      DATABASE_BACKUP_URL,
      DATABASE_DIRECT_URL: undefined,
      DATABASE_MIGRATION_URL: undefined,
      DATABASE_PREPARE: true,
      MIGRATE: 'start',
      ADMIN_PORT: undefined,
      // nobody is to hear from a copy: no mail, no jobs, no webhooks
      ROLE: 'web',
      SMTP_URL: undefined,
      DEMO: false,
      LOG_LEVEL: 'error',
      EXPORT_HOURS: 0,
      PORT: port,
      HOST: '127.0.0.1',
    }
    const findings = await checkRestored(trial, said, folder)
    const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1)
    const served = performance.now()
    process.stdout.write(
      [
        `Latihan pemulihan dari ${folder}`,
        `  RPO  ${(lost / 60_000).toFixed(1)} menit: yang ditulis sejak ${said.at.toISOString()} akan hilang`,
        `  RTO  ${seconds(began, served)} detik: pulih ${seconds(began, restored)}, menyala dan diperiksa ${seconds(restored, served)}`,
        ...findings.map(({ is, words }) => `  ${is ? 'cocok ' : 'BEDA  '} ${words}`),
        '',
      ].join('\n'),
    )
    if (findings.some(({ is }) => !is)) process.exitCode = 1
  } finally {
    place.remove()
  }
}

/** The key is in no backup; the real installation's is used, as it would be after a loss. */
function bringKey(config: Config, dataDir: string): void {
  const key = join(config.DATA_DIR, 'secrets.json')
  if (config.SECRET_KEY !== undefined || !existsSync(key)) return
  mkdirSync(dataDir, { recursive: true })
  copyFileSync(key, join(dataDir, 'secrets.json'))
}
