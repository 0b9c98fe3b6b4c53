import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, stat, utimes } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import type { Config } from '../../src/platform/config.ts'
import { filesFolderOf } from '../../src/platform/files/file-store.ts'

/** What a backup says of itself, in `backup.json`; it is written last, so that half of one has none. */
const manifest = z.object({
  /** the moment that the database stands at */
  at: z.coerce.date(),
  kind: z.enum(['embedded', 'server']),
  /** the file with the database, beside this one */
  database: z.string(),
  /** rows of each table */
  counts: z.record(z.string(), z.number()),
  /** whether they were counted at the same moment */
  isExact: z.boolean(),
  /** roles that the database names, and who owned it; empty for the embedded one */
  roles: z.array(z.string()),
  owner: z.string(),
  files: z.object({ count: z.number(), bytes: z.number() }),
  /** by what the master key is known again */
  keyPrint: z.string(),
})
export type Manifest = z.output<typeof manifest>

const manifestName = 'backup.json'
const prefix = 'sanggar-'

export const backupsOf = ({ BACKUP_DIR, DATA_DIR }: Pick<Config, 'BACKUP_DIR' | 'DATA_DIR'>) =>
  resolve(BACKUP_DIR ?? join(DATA_DIR, 'backups'))

/** A new folder for a backup of this moment. */
export function newBackup(backups: string, at: Date): string {
  const folder = join(backups, `${prefix}${at.toISOString().replaceAll(':', '-')}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

export function readManifest(folder: string): Manifest {
  const path = join(folder, manifestName)
  if (!existsSync(path)) throw new Error(`${folder} bukan cadangan yang utuh: tidak ada ${manifestName}.`)
  return manifest.parse(JSON.parse(readFileSync(path, 'utf8')))
}

export function writeManifest(folder: string, said: Manifest): void {
  writeFileSync(join(folder, manifestName), `${JSON.stringify(said, null, 2)}\n`, { mode: 0o600 })
}

/** The newest one that is whole. */
export function newestBackup(backups: string): string | undefined {
  if (!existsSync(backups)) return undefined
  return readdirSync(backups)
    .filter(name => name.startsWith(prefix) && existsSync(join(backups, name, manifestName)))
    .sort()
    .map(name => join(backups, name))
    .at(-1)
}

/** What tenants have sent: pictures, films, private files. Sizes made of pictures are made again. */
export const fileFolders = (config: Pick<Config, 'DATA_DIR'>) => {
  const files = filesFolderOf(config)
  return [
    { name: 'files', path: files },
    { name: 'files-private', path: `${files}-private` },
  ]
}

/** Copies a folder. A file that the backup before has is linked: it takes no place twice, and a file is never changed. */
export async function copyFiles(
  from: string,
  to: string,
  before?: string,
): Promise<{ count: number; bytes: number }> {
  const sum = { count: 0, bytes: 0 }
  if (!existsSync(from)) return sum
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const source = join(entry.parentPath, entry.name)
    const name = source.slice(from.length + 1)
    const found = await stat(source).catch(() => undefined)
    // removed since the folder was read
    if (!found) continue
    const target = join(to, name)
    await mkdir(dirname(target), { recursive: true })
    const old = before && join(before, name)
    const isKnown = old !== undefined && statSync(old, { throwIfNoEntry: false })?.size === found.size
    if (isKnown) await link(old, target)
    else {
      await copyFile(source, target)
      await utimes(target, found.atime, found.mtime)
    }
    sum.count += 1
    sum.bytes += found.size
  }
  return sum
}
