import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from '../root-folder.ts'
import { readMigrations } from './migrate.ts'

/**
 * An embedded database with every migration and nothing in it, made with the build: a new one is a copy of it, which
 * takes a tenth of what the migrations take. It is named after what it was made of, so that none is copied that other
 * migrations made, or another PostgreSQL.
 */

const folder = join(rootFolder, 'dist/databases')
const engine = join(rootFolder, 'node_modules/@electric-sql/pglite/package.json')

function pathNow(): string {
  const hash = createHash('sha256').update(String(JSON.parse(readFileSync(engine, 'utf8')).version))
  for (const { name, checksum } of readMigrations()) hash.update(`${name} ${checksum} `)
  return join(folder, hash.digest('hex').slice(0, 16))
}

/** Puts a copy where a new database is to lie; answers whether there was one to copy. Half a copy is none. */
export function copyEmptyDatabase(path: string): boolean {
  const from = pathNow()
  if (!existsSync(from)) return false
  rmSync(`${path}.part`, { recursive: true, force: true })
  cpSync(from, `${path}.part`, { recursive: true })
  renameSync(`${path}.part`, path)
  return true
}

/** Keeps what `make` leaves below the folder it is given, as `database`, for whoever begins one; others are older and go. */
export async function keepEmptyDatabase(make: (dataDir: string) => Promise<void>): Promise<void> {
  const to = pathNow()
  if (existsSync(to)) return
  const dataDir = join(folder, `${process.pid}.part`)
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true })
  await make(dataDir)
  renameSync(join(dataDir, 'database'), to)
  for (const name of readdirSync(folder))
    if (join(folder, name) !== to) rmSync(join(folder, name), { recursive: true, force: true })
}
