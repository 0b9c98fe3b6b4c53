import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { createSanggar, type Sanggar } from '../src/app/sanggar.ts'
import { readConfig } from '../src/platform/config.ts'
import { channels, notifyPurge } from '../src/platform/db/channels.ts'
import type { Tx } from '../src/platform/db/transaction.ts'
import type { Log } from '../src/platform/log.ts'
import { type Answer, type Ask, createKnocker } from './http.ts'
import { trusting } from './networks.ts'
import { sweep } from './swept.ts'
import { testBillsRoom } from './test-bills.ts'

/** Ten in the morning in Jakarta, a Saturday. The day on which tests happen unless they say otherwise. */
export const testNow = new Date('2026-11-21T03:00:00Z')

export interface App {
  sanggar: Sanggar
  port: number
  /** origin of a host, with the port */
  origin(host?: string): string
  request(ask: Ask | string): Promise<Answer>
  raw(text: string): Promise<string>
  /** the clock stands still until a test moves it */
  clock: { now(): Date; set(at: Date | string): void; advance(milliseconds: number): void }
  /** what a publish does: tells every process that pages with these tags are old */
  purge(tenantId: number, tags: string[]): Promise<void>
  /** writes as one tenant */
  write<T>(tenantId: number, work: (tx: Tx) => Promise<T>): Promise<T>
  /** stops answering; the data stays where it is unless this app made its folder. One that is lent is handed back. */
  close(): Promise<void>
}

export interface AppOptions {
  /** nobody else's, before or after: for a suite that changes the app itself or counts what is in all tenants */
  isAlone?: boolean
  /** PostgreSQL instead of the embedded database */
  databaseUrl?: string
  /** a folder to work in; a fresh copy of an empty one unless told */
  dataDir?: string
  /** the folder is this app's alone, and goes with it */
  isOwn?: boolean
  environment?: Record<string, string>
  log?: Log
}

/**
 * The real application, listening on a free port, with nobody and nothing in it. Suites of one process that wish for
 * nothing else are lent the same, one after the other.
 */
export async function startApp(options: AppOptions = {}): Promise<App> {
  if (!isPlain(options) || isLent) return open(options)
  isLent = true
  try {
    return await lend()
  } catch (error) {
    isLent = false
    throw error
  }
}

let shared: Promise<App> | undefined
let isLent = false

/** the shared one believes its proxy; a test that is none says nothing as one */
const isPlain = ({ environment = trusting, ...others }: AppOptions) =>
  environment === trusting && Object.keys(others).length === 0

async function lend(): Promise<App> {
  shared ??= open({ environment: trusting })
  const app = await shared
  return {
    ...app,
    async close() {
      app.clock.set(testNow)
      await sweep(app.sanggar)
      isLent = false
    },
  }
}

async function open(options: AppOptions): Promise<App> {
  const ownFolder = options.isOwn ?? options.dataDir === undefined
  const dataDir = options.dataDir ?? (await freshDataDir(options.databaseUrl === undefined))
  const port = await freePort()
  const clock = createTestClock()
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: options.databaseUrl ?? '',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    EXPORT_HOURS: '0',
    ...options.environment,
  })
  const sanggar = await createSanggar(config, {
    clock,
    rooms: [testBillsRoom],
    ...(options.log ? { log: options.log } : {}),
  })
  await sanggar.app.listen({ port, host: '127.0.0.1' })
  const knocker = createKnocker(port)
  const write = <T>(tenantId: number, work: (tx: Tx) => Promise<T>) =>
    sanggar.database.withTenant(tenantId, work)
  return {
    sanggar,
    port,
    clock,
    write,
    origin: (host = 'localhost') => `http://${host}:${port}`,
    request: knocker.request,
    raw: knocker.raw,
    async purge(tenantId, tags) {
      await write(tenantId, tx => notifyPurge(tx, tenantId, tags))
    },
    async close() {
      knocker.close()
      await sanggar.close()
      if (ownFolder) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** NOTIFY, as whoever changes hosts or settings sends it. */
export async function notifyTenants(sanggar: Sanggar): Promise<void> {
  await sanggar.database.withPlatform(tx => sql`select pg_notify(${channels.tenants}, '')`.execute(tx.db))
}

/** A data folder to throw away: with a migrated, empty embedded database, or bare. */
export async function freshDataDir(withDatabase = true): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sanggar-data-'))
  if (withDatabase) cpSync(inject('template'), folder, { recursive: true })
  return folder
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

function createTestClock(): App['clock'] {
  let at = testNow.getTime()
  return {
    now: () => new Date(at),
    set(date) {
      at = new Date(date).getTime()
    },
    advance(milliseconds) {
      at += milliseconds
    },
  }
}

/** Waits until something holds; for what happens a moment after its cause, such as a NOTIFY. */
export async function until(holds: () => boolean | Promise<boolean>, milliseconds = 15_000): Promise<void> {
  const deadline = Date.now() + milliseconds
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`This did not become true within ${milliseconds} ms: ${holds}`)
    await new Promise(resolve => setTimeout(resolve, 25))
  }
}
