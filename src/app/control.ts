import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import type { ImportDeps, ImportReport, Progress } from '../features/content/imports/imports.ts'
import type { FolderJobDeps, FolderReport } from '../features/website/site-folders/site-folders.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/database.ts'
import type { Dump } from '../platform/db/embedded.ts'
import type { Log } from '../platform/log.ts'
import { Failure } from '../shared/failure.ts'

/**
 * The embedded database belongs to one process. While a server runs, commands hand their work to it through a Unix
 * socket beside the database, which only its owner may open: one line of JSON in, lines of JSON out.
 */
export interface Control {
  close(): Promise<void>
}

const request = z.object({
  command: z.enum(['import', 'site', 'dump']),
  // looked at by whoever does it
  job: z.record(z.string(), z.unknown()),
})
type Request = z.output<typeof request>

type Report = ImportReport | FolderReport | Dump
type Line = { progress: Progress } | { report: Report } | { failed: string }

/** What the kernel takes for the name of a socket, less some room. */
const longestName = 100
const longestRequest = 65_536
const socketIn = (dataDir: string) => join(resolve(dataDir), 'control.sock')
/** where the socket is instead, when its own name would be too long */
const noteIn = (dataDir: string) => join(resolve(dataDir), 'control.path')

type ControlDeps = Omit<ImportDeps, 'signal' | 'database'> & { database: Database } & Pick<
    FolderJobDeps,
    'partsOf'
  > & { config: Pick<Config, 'DATA_DIR'>; log: Log }

/** Starts listening; undefined where there is nothing to hand over, or no socket to be had. */
export async function openControl(parts: ControlDeps): Promise<Control | undefined> {
  const { DATA_DIR } = parts.config
  if (parts.database.kind !== 'embedded' || DATA_DIR === 'memory' || process.platform === 'win32')
    return undefined
  const sockets = new Set<Socket>()
  const running = new Set<Promise<void>>()
  const inTurn = createQueue()
  const server = createServer(socket => {
    sockets.add(socket)
    const gone = new AbortController()
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.delete(socket)
      gone.abort(new Failure('unavailable', 'Impor dihentikan.'))
    })
    const served = serve(socket, { ...parts, signal: gone.signal }, inTurn)
    running.add(served)
    void served.finally(() => running.delete(served))
  })
  const path = placeFor(DATA_DIR)
  try {
    await new Promise<void>((listening, failed) => {
      server.once('error', failed)
      server.listen(path, listening)
      server.unref()
    })
    chmodSync(path, 0o600)
  } catch (error) {
    parts.log.warn({ err: error, path }, 'no control socket: imports have to wait until this server stops')
    return undefined
  }
  return {
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>(closed => server.close(() => closed()))
      await Promise.all(running)
      forget(DATA_DIR, path)
    },
  }
}

/** Loaded when somebody imports: parsers and the picture library are large, and most servers never do. */
const importsRoom = () => import('../features/content/imports/imports.ts')
const foldersRoom = () => import('../features/website/site-folders/site-folders.ts')

type InTurn = <T>(work: () => Promise<T>, busy: () => void) => Promise<T>

/** One at a time; who comes second is told, and waits. */
function createQueue(): InTurn {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return (work, busy) => {
    if (waiting > 0) busy()
    waiting += 1
    const mine = last.then(work).finally(() => {
      waiting -= 1
    })
    last = mine.catch(() => {})
    return mine
  }
}

function placeFor(dataDir: string): string {
  const own = socketIn(dataDir)
  rmSync(own, { force: true })
  rmSync(noteIn(dataDir), { force: true })
  if (Buffer.byteLength(own) <= longestName) return own
  const path = join(mkdtempSync(join(tmpdir(), 'sanggar-')), 'control.sock')
  writeFileSync(noteIn(dataDir), path, { mode: 0o600 })
  return path
}

function forget(dataDir: string, path: string): void {
  rmSync(path, { force: true })
  rmSync(noteIn(dataDir), { force: true })
  if (path !== socketIn(dataDir)) rmSync(dirname(path), { force: true, recursive: true })
}

async function serve(
  socket: Socket,
  parts: ControlDeps & Pick<ImportDeps, 'signal'>,
  inTurn: InTurn,
): Promise<void> {
  const say = (line: Line) => {
    if (!socket.destroyed) socket.write(`${JSON.stringify(line)}\n`)
  }
  try {
    const asked = request.parse(JSON.parse(await firstLine(socket)))
    const report = await inTurn(
      () => done(asked, parts, progress => say({ progress })),
      () => say({ progress: { stage: 'Menunggu impor lain selesai', done: 0, total: 1 } }),
    )
    parts.log.info(asked.job, `${asked.command} done`)
    say({ report })
  } catch (error) {
    const [{ whyFailed }, { whyJobFailed }] = [await importsRoom(), await foldersRoom()]
    const why = whyFailed(error) ?? whyJobFailed(error)
    if (why === undefined) parts.log.error({ err: error }, 'import failed')
    say({ failed: why ?? 'Impor gagal karena kesalahan program; rinciannya ada di log server.' })
  } finally {
    socket.end()
  }
}

async function done(
  asked: Request,
  parts: ControlDeps & Pick<ImportDeps, 'signal'>,
  tell: (progress: Progress) => void,
): Promise<Report> {
  if (asked.command === 'import') {
    const { importJob, runImport } = await importsRoom()
    return runImport(parts, importJob.parse(asked.job), tell)
  }
  if (asked.command === 'dump') {
    const { dump } = parts.database
    if (!dump) throw new Failure('unavailable', 'Basis data ini tidak tertanam.')
    return dump(z.string().parse(asked.job.folder))
  }
  const { runFolderJob } = await foldersRoom()
  return runFolderJob(parts, asked.job, stage => tell({ stage, done: 0, total: 1 }))
}

async function firstLine(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (piece: string) => {
      text += piece
      const end = text.indexOf('\n')
      if (end >= 0) resolve(text.slice(0, end))
      else if (text.length > longestRequest) reject(new Failure('badRequest', 'Permintaan terlalu panjang.'))
    })
    socket.once('close', () => reject(new Failure('badRequest', 'Permintaan tidak lengkap.')))
  })
}

/** Hands a job to the server that holds the database; undefined when none listens. */
export async function askControl<Answer extends Report>(
  dataDir: string,
  asked: Request,
  tell: (progress: Progress) => void,
): Promise<Answer | undefined> {
  const note = noteIn(dataDir)
  const path = existsSync(note) ? readFileSync(note, 'utf8') : socketIn(dataDir)
  const socket = await new Promise<Socket | undefined>(connected => {
    const made = createConnection(path, () => connected(made))
    made.once('error', () => connected(undefined))
  })
  if (!socket) return undefined
  socket.on('error', () => {})
  socket.write(`${JSON.stringify(asked)}\n`)
  try {
    for await (const text of createInterface({ input: socket })) {
      const line: Line = JSON.parse(text)
      if ('progress' in line) tell(line.progress)
      // a command is answered with its own report
      else if ('report' in line) return line.report as Answer
      else throw new Failure('unavailable', line.failed)
    }
  } finally {
    socket.destroy()
  }
  throw new Failure('unavailable', 'Server berhenti sebelum impor selesai; tidak ada yang berubah.')
}
