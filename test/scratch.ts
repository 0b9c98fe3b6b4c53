import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRunning } from '../src/platform/db/directory-lock.ts'

const memory = '/dev/shm'
const prefix = 'sanggar-test-'
/** a handful of databases, PostgreSQL's and browsers' folders at a time: some 600 MB */
const needed = 2 * 1024 ** 3

/**
 * The folder below which a run keeps its databases. In memory where there is room: each suite works on a copy of an
 * empty database, and where writing to a disk is dear (a virtual machine) the copying took a quarter of a whole run.
 */
export function makeScratch(): string {
  const root = hasRoom() ? memory : tmpdir()
  for (const name of readdirSync(root)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN
    if (!Number.isNaN(pid) && !isRunning(pid)) rmSync(join(root, name), { recursive: true, force: true })
  }
  const folder = join(root, `${prefix}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  // PostgreSQL runs as somebody else
  chmodSync(folder, 0o755)
  return folder
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= needed
  } catch {
    return false
  }
}
