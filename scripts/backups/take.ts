import { spawnSync } from 'node:child_process'
import { rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import pg from 'pg'
import { askControl } from '../../src/app/control.ts'
import { systemClock } from '../../src/platform/clock.ts'
import type { Config } from '../../src/platform/config.ts'
import { type Counts, countTables } from '../../src/platform/db/counts.ts'
import { lockOwner } from '../../src/platform/db/directory-lock.ts'
import { type Dump, embeddedLockPath, openEmbedded } from '../../src/platform/db/embedded.ts'
import { createLog } from '../../src/platform/log.ts'
import { openSecrets } from '../../src/platform/secrets/secrets.ts'
import { findPostgres } from '../requirements.ts'
import {
  backupsOf,
  copyFiles,
  fileFolders,
  type Manifest,
  newBackup,
  newestBackup,
  writeManifest,
} from './folder.ts'

type Database = Pick<Manifest, 'at' | 'kind' | 'database' | 'counts' | 'isExact' | 'roles' | 'owner'>

/** Writes a backup: the database first, the files after it, so that no file is missing that the database names. */
export async function takeBackup(config: Config): Promise<{ folder: string; said: Manifest }> {
  if (config.DATA_DIR === 'memory') throw new Error('DATA_DIR=memory: tidak ada yang dapat dicadangkan.')
  const backups = backupsOf(config)
  const before = newestBackup(backups)
  const folder = newBackup(backups, systemClock.now())
  const database = config.DATABASE_URL ? await dumpServer(config, folder) : await dumpEmbedded(config, folder)
  const files = { count: 0, bytes: 0 }
  for (const { name, path } of fileFolders(config)) {
    const sum = await copyFiles(path, join(folder, name), before && join(before, name))
    files.count += sum.count
    files.bytes += sum.bytes
  }
  const keyPrint = openSecrets(config).word('installation.print', 24)
  const said = { ...database, files, keyPrint }
  writeManifest(folder, said)
  return { folder, said }
}

/** By the server that has it, or here while none runs. */
async function dumpEmbedded(config: Config, folder: string): Promise<Database> {
  const at = systemClock.now()
  const dump = await dumped(config, folder)
  const database = 'database.tar.gz'
  await rename(join(folder, basename(dump.path)), join(folder, database))
  return { at, kind: 'embedded', database, counts: dump.counts, isExact: dump.isExact, roles: [], owner: '' }
}

async function dumped(config: Config, folder: string): Promise<Dump> {
  const owner = lockOwner(embeddedLockPath(config.DATA_DIR))
  if (owner !== undefined) {
    const dump = await askControl<Dump>(config.DATA_DIR, { command: 'dump', job: { folder } }, () => {})
    if (!dump) throw new Error(`Basis data dipakai proses lain (pid ${owner}) yang tidak menjawab.`)
    return dump
  }
  const embedded = await openEmbedded({ ...config, EXPORT_HOURS: 0 }, createLog('warn'))
  try {
    return await embedded.dump(folder)
  } finally {
    await embedded.close()
  }
}

/** Counted and dumped by one snapshot: what others write meanwhile is in neither. */
async function dumpServer(config: Config, folder: string): Promise<Database> {
  const url = config.DATABASE_BACKUP_URL
  if (!url)
    throw new Error(
      'Isi DATABASE_BACKUP_URL: login yang boleh membaca semua baris (superuser atau BYPASSRLS). Login aplikasi tidak bisa, karena tembok antartenant berlaku juga untuknya.',
    )
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ snapshot: string; at: Date; owner: string; roles: string[] }>(
      `select pg_export_snapshot() as snapshot, now() as at,
        (select pg_get_userbyid(datdba) from pg_database where datname = current_database()) as owner,
        array(select rolname::text from pg_roles where rolname like 'app\\_%' order by 1) as roles`,
    )
    const [first] = rows
    if (!first) throw new Error('PostgreSQL tidak menjawab.')
    const counts: Counts = await countTables(client)
    const database = 'database.dump'
    runTool('pg_dump', [
      `--dbname=${url}`,
      '--format=custom',
      '--no-unlogged-table-data',
      `--snapshot=${first.snapshot}`,
      `--file=${join(folder, database)}`,
    ])
    const { at, owner, roles } = first
    return { at, kind: 'server', database, counts, isExact: true, roles, owner }
  } finally {
    await client.end()
  }
}

/** One of PostgreSQL's own tools; throws with what it said. */
export function runTool(name: 'pg_dump' | 'pg_restore', words: string[]): void {
  const binaries = findPostgres()
  if (!binaries) throw new Error('Tidak ada PostgreSQL. Pasang dengan: apt-get install postgresql')
  const { status, stderr } = spawnSync(join(binaries, name), words, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (status !== 0) throw new Error(`${name} gagal: ${stderr.trim().slice(-2000)}`)
}
