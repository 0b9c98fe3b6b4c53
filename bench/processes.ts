import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'

/** The repository. */
export const root = join(import.meta.dirname, '..')

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['-c', '0', 'true']).status === 0
/** the server has a core of its own; what loads it, and PostgreSQL, share the other */
export const cores = canPin ? { server: '0', load: '1' } : undefined

export function pinned(core: keyof NonNullable<typeof cores>, words: string[]): [string, string[]] {
  const [command = '', ...rest] = cores ? ['taskset', '-c', cores[core], ...words] : words
  return [command, rest]
}

/** Every process and folder of this run, ended and removed with it. */
const ends: (() => Promise<void> | void)[] = []

export function atEnd(end: () => Promise<void> | void): void {
  ends.push(end)
}

export async function endAll(): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end()
}

export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `sanggar-bench-${name}-`))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export interface Server {
  port: number
  pid: number
  /** milliseconds from the start of the process to the first 200 */
  readyAfter: number
  /** seconds of the processor until then; NaN where the system does not say */
  readyCost: number
  /** what it has written to standard output since the last time that was asked for */
  heard(): string
  stop(): Promise<void>
}

interface ServerOptions {
  /** arguments of node */
  script: string[]
  environment?: Record<string, string>
  cwd?: string
  /** what answers 200 once it is up; `host` is the Host header */
  ready?: { path: string; host?: string }
  /** false: on whatever core is free, for measurements that are not about throughput */
  pin?: boolean
  /** seconds until it must be up */
  patience?: number
}

/** by the port they listen on */
const pids = new Map<number, number>()

/**
 * Seconds of the processor that the server at this port has used so far, its threads' included: what a figure is worth
 * that a busy machine has measured. NaN where there is no /proc.
 */
export function processorSecondsOf(port: number): number {
  const path = `/proc/${pids.get(port)}/stat`
  if (!existsSync(path)) return Number.NaN
  const said = readFileSync(path, 'utf8')
  const fields = said.slice(said.lastIndexOf(')') + 2).split(' ')
  // user and system time in ticks, a hundred a second wherever Linux runs
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** A node process on the server's core, up when it answers. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { script, environment, cwd = root, ready = { path: '/' }, pin = true, patience = 120 } = options
  const port = await freePort()
  const words = [process.execPath, ...script]
  const [command, rest] = pin ? pinned('server', words) : [words[0] ?? '', words.slice(1)]
  const begun = performance.now()
  const child = spawn(command, rest, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...environment },
  })
  let heard = ''
  child.stdout.on('data', chunk => {
    heard += chunk
  })
  let complaints = ''
  child.stderr.on('data', chunk => {
    complaints = (complaints + chunk).slice(-4000)
  })
  if (child.pid !== undefined) pids.set(port, child.pid)
  const stop = () => stopProcess(child)
  atEnd(stop)
  while ((await ask({ port, ...ready }).catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null || performance.now() - begun > patience * 1000) {
      await stop()
      throw new Error(`${script.join(' ')} is not up: ${complaints}`)
    }
    await new Promise(resolve => setTimeout(resolve, 5))
  }
  return {
    port,
    pid: child.pid ?? 0,
    readyAfter: performance.now() - begun,
    readyCost: processorSecondsOf(port),
    heard() {
      const said = heard
      heard = ''
      return said
    },
    stop,
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  const hard = setTimeout(() => child.kill('SIGKILL'), 5000)
  await ended
  clearTimeout(hard)
}

/** Runs to its end; throws with its last words when that is not 0. */
export async function run(
  words: string[],
  { cwd = root, environment }: { cwd?: string; environment?: Record<string, string | undefined> } = {},
): Promise<string> {
  const [command = '', ...rest] = words
  const child = spawn(command, rest, { cwd, env: { ...process.env, ...environment } })
  let said = ''
  child.stdout.on('data', chunk => {
    said += chunk
  })
  child.stderr.on('data', chunk => {
    said += chunk
  })
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (status !== 0) throw new Error(`${words.join(' ')} ended with ${status}: ${said.slice(-4000)}`)
  return said
}

/** Resident memory of a process in MB: now, and at its highest. */
export function memoryOf(pid: number): { now: number; highest: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const field = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024
  return { now: field('VmRSS'), highest: field('VmHWM') }
}

/** Bytes that a process has read so far, from files and connections alike: what it took, not what the network holds for it. */
export function bytesReadBy(pid: number): number {
  return Number(/^rchar: (\d+)/m.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1] ?? 0)
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  rawHeaders: string[]
  body: Buffer
}

interface Ask {
  port: number
  path: string
  host?: string
  headers?: Record<string, string>
}

/** One GET with any Host header. */
export function ask({ port, path, host = 'localhost', headers = {} }: Ask): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, path, agent: false, headers: { host: `${host}:${port}`, ...headers } },
      response => {
        const chunks: Buffer[] = []
        response.on('data', chunk => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const { statusCode = 0, rawHeaders } = response
          resolve({ status: statusCode, headers: response.headers, rawHeaders, body: Buffer.concat(chunks) })
        })
      },
    )
    request.setTimeout(30_000, () => request.destroy(new Error(`${path}: no answer`)))
    request.on('error', reject)
    request.end()
  })
}
