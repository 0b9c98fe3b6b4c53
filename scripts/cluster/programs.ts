import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { findPostgres } from '../requirements.ts'

/** What a cluster consists of beside our own processes; Debian has each of them. */
const packages = { pgbouncer: 'pgbouncer', haproxy: 'haproxy' } as const

/** Where a program is, Debian's folders for servers among them; throws, saying what to install. */
export function findProgram(name: keyof typeof packages): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  const found = folders.filter(Boolean).find(folder => existsSync(join(folder, name)))
  if (!found) throw new Error(`Tidak ada ${name}. Pasang dengan: apt-get install ${packages[name]}`)
  return join(found, name)
}

/** PostgreSQL and PgBouncer refuse to run as root. */
const isRoot = process.getuid?.() === 0
const asOther = (program: string, words: string[]): [string, string[]] =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...words]] : [program, words]

export interface Running {
  name: string
  child: ChildProcess
  ended: Promise<number | null>
}

/** Starts a program whose words go to a file beside its data. */
export function run(
  name: string,
  program: string,
  words: string[],
  { folder, env, isOther = false }: { folder: string; env?: NodeJS.ProcessEnv; isOther?: boolean },
): Running {
  const [command, rest] = isOther ? asOther(program, words) : [program, words]
  const child = spawn(command, rest, {
    cwd: folder,
    env: env ?? process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = createWriteStream(join(folder, `${name}.log`), { flags: 'a' })
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })
  const ended = new Promise<number | null>(done => child.on('close', code => done(code)))
  return { name, child, ended }
}

/** A server of its own in `folder`; nothing of it leaves this machine, so that no password is asked for. */
export function startPostgres(folder: string, port: number): { stop(): void } {
  const binaries = findPostgres()
  if (!binaries) throw new Error('Tidak ada PostgreSQL. Pasang dengan: apt-get install postgresql')
  const data = join(folder, 'postgres')
  const control = (program: string, words: string[]) => {
    const [command, rest] = asOther(join(binaries, program), words)
    const { status } = spawnSync(command, rest, { cwd: folder, stdio: 'ignore' })
    if (status !== 0) throw new Error(`${program} gagal (${status}); lihat ${join(folder, 'postgres.log')}`)
  }
  mkdirSync(folder, { recursive: true })
  if (isRoot) spawnSync('chown', ['postgres', folder])
  if (!existsSync(data))
    control('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--no-locale', '-E', 'UTF8'])
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`
  control('pg_ctl', ['start', '-w', '-D', data, '-l', join(folder, 'postgres.log'), '-o', options])
  return { stop: () => control('pg_ctl', ['stop', '-w', '-D', data, '-m', 'fast']) }
}

/** The pooler of the cluster: connections are shared by transaction. */
export function startPgBouncer(folder: string, port: number, postgresPort: number): Running {
  const users = join(folder, 'users.txt')
  const config = join(folder, 'pgbouncer.ini')
  writeFileSync(users, '"sanggar" ""\n')
  writeFileSync(
    config,
    `[databases]
* = host=127.0.0.1 port=${postgresPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
max_client_conn = 500
default_pool_size = 20
`,
  )
  return run('pgbouncer', findProgram('pgbouncer'), [config], { folder, isOther: true })
}

export interface Node {
  name: string
  port: number
  adminPort: number
}

/** The balancer: a tenant is always with the same node while that one is ready, and with another as soon as it is not. */
export function startHaproxy(folder: string, port: number, nodes: readonly Node[]): Running {
  const config = join(folder, 'haproxy.cfg')
  const pattern = readFileSync(join(import.meta.dirname, '../../deploy/haproxy.cfg'), 'utf8')
  const servers = nodes.map(
    ({ name, port: web, adminPort }) => `  server ${name} 127.0.0.1:${web} check port ${adminPort}`,
  )
  const local = pattern
    .split('\n')
    .filter(line => !line.startsWith('  server '))
    .join('\n')
    .replace(/^ {2}bind .*$/m, `  bind 127.0.0.1:${port}`)
    // each connection needs two open files, and one machine for trying has few
    .replace(/^ {2}maxconn .*$/m, '  maxconn 2000')
  writeFileSync(config, `${local}${servers.join('\n')}\n`)
  return run('haproxy', findProgram('haproxy'), ['-db', '-f', config], { folder })
}

/** Waits until somebody takes connections on a port of this machine. */
export async function listening(port: number, milliseconds = 20_000): Promise<void> {
  const until = Date.now() + milliseconds
  const isOpen = () =>
    new Promise<boolean>(done => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy()
        done(true)
      })
      socket.on('error', () => done(false))
    })
  while (!(await isOpen())) {
    if (Date.now() > until) throw new Error(`Tidak ada yang menjawab di port ${port}`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
