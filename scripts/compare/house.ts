import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { Agent, request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** One version of the product, running on a data folder of its own. */
export interface House {
  name: string
  port: number
  stop(): Promise<void>
}

export interface Answer {
  status: number
  headers: Record<string, string>
  body: string
}

/** What both versions print into addresses, so that equal pages are equal bytes. */
export const publicPort = 3000

/** Builds a checkout's pages and starts it; ready when it answers. */
export async function startHouse(name: string, folder: string, dataDir: string): Promise<House> {
  const node = join(folder, 'node_modules/.bin/node')
  execFileSync(node, ['scripts/build.ts'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const port = await freePort()
  const child = spawn(node, ['scripts/start.js'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_PORT: String(publicPort),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      EXPORT_HOURS: '0',
    },
  })
  try {
    await untilReady(child, port, name)
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
  return {
    name,
    port,
    stop: () =>
      new Promise(stopped => {
        child.once('exit', () => stopped())
        child.kill('SIGTERM')
      }),
  }
}

/** milliseconds: a first start on a busy machine fills forty-one sites */
const patience = 240_000

async function untilReady(child: ChildProcess, port: number, name: string): Promise<void> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${name} ended before it was ready`)
    const status = await ask({ name, port }, 'localhost', '/readyz', {}).then(
      answer => answer.status,
      () => 0,
    )
    if (status === 200) return
    await new Promise(resolve => setTimeout(resolve, 250))
  }
  throw new Error(`${name} was not ready within ${patience} ms`)
}

const agent = new Agent({ keepAlive: true })

type Asked = [
  house: Pick<House, 'name' | 'port'>,
  host: string,
  path: string,
  headers: Record<string, string>,
]

/** GET over loopback, as a browser on `host` would send it; once more where the server was just closing an idle connection. */
export const ask = (...asked: Asked): Promise<Answer> => send(...asked).catch(() => send(...asked))

function send(...[{ port }, host, path, headers]: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { agent, host: '127.0.0.1', port, path, headers: { host: `${host}:${publicPort}`, ...headers } },
      incoming => {
        const chunks: Buffer[] = []
        incoming.on('data', chunk => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () => {
          const given = Object.entries(incoming.headers).map(([key, value]) => [key, String(value)])
          resolve({
            status: incoming.statusCode ?? 0,
            headers: Object.fromEntries(given),
            body: Buffer.concat(chunks).toString('utf8'),
          })
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end()
  })
}

function freePort(): Promise<number> {
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
