import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * PGlite takes no lock on its folder: two processes would both write and both lose (electric-sql/pglite #1106).
 * So a file beside the folder holds the pid of the one process that may open it. It is taken over only when that
 * process is dead: a heartbeat would stop while WASM is busy, and a live process's lock must never be stolen.
 */
export class DirectoryInUse extends Error {
  readonly pid: number
  constructor(path: string, pid: number) {
    super(`Basis data di ${path} sedang dipakai proses lain (pid ${pid}).`)
    this.pid = pid
  }
}

export interface DirectoryLock {
  release(): void
}

export function lockDirectory(lockPath: string): DirectoryLock {
  mkdirSync(dirname(lockPath), { recursive: true })
  if (!tryCreate(lockPath)) {
    const owner = Number.parseInt(readFileSync(lockPath, 'utf8'), 10)
    if (isAlive(owner)) throw new DirectoryInUse(dirname(lockPath), owner)
    rmSync(lockPath, { force: true })
    if (!tryCreate(lockPath)) throw new DirectoryInUse(dirname(lockPath), owner)
  }
  return { release: () => rmSync(lockPath, { force: true }) }
}

/** The pid that holds the lock, when it is alive. */
export function lockOwner(lockPath: string): number | undefined {
  try {
    const owner = Number.parseInt(readFileSync(lockPath, 'utf8'), 10)
    return isAlive(owner) ? owner : undefined
  } catch {
    return undefined
  }
}

function tryCreate(lockPath: string): boolean {
  try {
    const file = openSync(lockPath, 'wx', 0o600)
    writeSync(file, String(process.pid))
    closeSync(file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
