import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/** Locks of this process. One that bears our pid and is not among them is of a life before: in a container pids recur. */
const held = new Set<string>()

export function lockDirectory(lockPath: string): DirectoryLock {
  mkdirSync(dirname(lockPath), { recursive: true })
  if (!tryCreate(lockPath)) takeOver(lockPath)
  held.add(lockPath)
  return {
    release() {
      if (held.delete(lockPath)) rmSync(lockPath, { force: true })
    },
  }
}

/** Those who find the same dead owner take turns, or the second would remove what the first has just made. */
function takeOver(lockPath: string): void {
  refuseWhileAlive(lockPath)
  const turn = lockDirectory(`${lockPath}.turn`)
  try {
    refuseWhileAlive(lockPath)
    rmSync(lockPath, { force: true })
    // one who did not have to wait may have come in between
    if (!tryCreate(lockPath)) throw new DirectoryInUse(dirname(lockPath), ownerOf(lockPath) ?? 0)
  } finally {
    turn.release()
  }
}

function refuseWhileAlive(lockPath: string): void {
  const owner = lockOwner(lockPath)
  if (owner !== undefined) throw new DirectoryInUse(dirname(lockPath), owner)
}

/** The pid that holds the lock, when it is alive. */
export function lockOwner(lockPath: string): number | undefined {
  const owner = ownerOf(lockPath)
  if (owner === undefined) return undefined
  const isAlive = owner === process.pid ? held.has(lockPath) : isRunning(owner)
  return isAlive ? owner : undefined
}

/** The pid in the lock; undefined when there is none. */
function ownerOf(lockPath: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(lockPath, 'utf8'), 10)
    return pid > 0 ? pid : undefined
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Creates the lock with the pid already in it, so that nobody ever reads half of one. */
function tryCreate(lockPath: string): boolean {
  const draft = `${lockPath}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, String(process.pid), { mode: 0o600, flag: 'wx' })
  try {
    linkSync(draft, lockPath)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Whether there is a process of this number, whosever it is. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code
