import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The product as somebody starts it: a process of its own. */
export interface Process {
  child: ChildProcess
  /** all it has said so far, on both streams */
  said(): string
  /** true when it serves, false when it ended first */
  ready: Promise<boolean>
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/** `npm start` with this environment. */
export function startProcess(environment: Record<string, string>): Process {
  return runScript('scripts/start.js', [], {
    DEMO: '0',
    EXPORT_HOURS: '0',
    LOG_LEVEL: 'info',
    ...environment,
  })
}

export function runScript(
  script: string,
  words: string[] = [],
  environment: Record<string, string> = {},
): Process {
  const { DATABASE_URL: _, NODE_OPTIONS: __, ...inherited } = process.env
  const child = spawn(process.execPath, [join(root, script), ...words], {
    cwd: root,
    env: { ...inherited, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>(resolve =>
    child.on('close', (code, signal) => resolve({ code, signal })),
  )
  const serving = new Promise<boolean>(resolve => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString('utf8')
      if (said.includes('Sanggar siap')) resolve(true)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
  })
  return { child, said: () => said, ended, ready: Promise.race([serving, ended.then(() => false)]) }
}

/** The pid of a process that has been and is no more. */
export async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', ''])
  await new Promise(resolve => child.on('close', resolve))
  return child.pid ?? 0
}
