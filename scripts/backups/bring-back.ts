import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { Config } from '../../src/platform/config.ts'
import { copyFiles, fileFolders, readManifest } from './folder.ts'
import { runTool } from './take.ts'

type Target = Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'DATABASE_BACKUP_URL'>

/**
 * Makes a database and its files of a backup, where nothing is yet: nobody's data is written over. Throws, in words for
 * who runs it, when there is something.
 */
export async function bringBack(folder: string, config: Target): Promise<void> {
  const { kind, database } = readManifest(folder)
  const path = join(folder, database)
  if (kind === 'embedded') {
    if (config.DATABASE_URL) throw new Error('Cadangan ini dari basis data tertanam: kosongkan DATABASE_URL.')
    await bringBackEmbedded(path, config.DATA_DIR)
  } else await bringBackServer(folder, path, config)
  for (const { name, path: target } of fileFolders(config)) await copyFiles(join(folder, name), target)
}

async function bringBackEmbedded(path: string, dataDir: string): Promise<void> {
  const target = join(dataDir, 'database')
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Error(`Sudah ada basis data di ${target}. Pindahkan dahulu, atau pilih DATA_DIR lain.`)
  mkdirSync(dataDir, { recursive: true })
  const pglite = await PGlite.create({ dataDir: target, loadDataDir: new Blob([readFileSync(path)]) })
  await pglite.close()
}

async function bringBackServer(folder: string, path: string, config: Target): Promise<void> {
  const url = config.DATABASE_BACKUP_URL
  if (!url) throw new Error('Isi DATABASE_BACKUP_URL: superuser dari basis data kosong yang dituju.')
  const { roles, owner } = readManifest(folder)
  await asAdmin(url, async client => {
    const { rowCount } = await client.query(
      "select from pg_namespace where nspname in ('platform', 'accounts')",
    )
    if (rowCount !== 0)
      throw new Error('Basis data yang dituju tidak kosong. Buat yang baru: create database …')
    for (const role of [...roles, owner]) {
      const known = await client.query('select from pg_roles where rolname = $1', [role])
      const name = pg.escapeIdentifier(role)
      if (known.rowCount === 0)
        await client.query(
          role === owner ? `create role ${name} login createrole` : `create role ${name} nologin noinherit`,
        )
    }
  })
  runTool('pg_restore', [`--dbname=${url}`, '--exit-on-error', path])
  await asAdmin(url, async client => {
    const name = pg.escapeIdentifier(owner)
    // who owned the database owns this one: it may migrate, and be what requests run as
    const { rows } = await client.query<{ database: string }>('select current_database() as database')
    await client.query(`alter database ${pg.escapeIdentifier(rows[0]?.database ?? '')} owner to ${name}`)
    await client.query(`grant app_user, app_platform, app_accounts to ${name}`)
    // dump and restore give these back
    await client.query('revoke execute on function pg_catalog.set_config(text, text, boolean) from public')
    await client.query('revoke usage on language plpgsql from public')
    await client.query(`grant usage on language plpgsql to ${name}`)
  })
}

async function asAdmin(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
