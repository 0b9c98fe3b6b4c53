import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `npm run lockfile`, after any change of dependencies. npm leaves optional packages for other platforms out of the lock
 * file when the registry it asked does not hold them, and `npm ci` then refuses the file on every platform. This puts
 * them back: version, platform, no address. They are only ever fetched on the platform they are for.
 */
interface Locked {
  version?: string
  dev?: boolean
  optional?: boolean
  cpu?: string[]
  os?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

export interface Lockfile {
  packages: Record<string, Locked>
}

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'win32',
  'openharmony',
  'netbsd',
  'openbsd',
  'sunos',
  'aix',
]
const processors = [
  'arm64',
  'x64',
  'arm',
  'ppc64',
  'riscv64',
  's390x',
  'ia32',
  'wasm32',
  'loong64',
  'mips64el',
]

/** Optional packages that the lock file names but does not hold, with the package that wants them. */
export function missingOptionals({
  packages,
}: Lockfile): { name: string; version: string; wantedBy: Locked }[] {
  return Object.entries(packages).flatMap(([path, wantedBy]) =>
    Object.entries(wantedBy.optionalDependencies ?? {})
      .filter(([name]) => !isHeld(packages, path, name))
      .map(([name, version]) => ({ name, version, wantedBy })),
  )
}

/** Node's look-up: beside the package, then in each node_modules above it. */
function isHeld(packages: Lockfile['packages'], from: string, name: string): boolean {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('node_modules/') - 1))) {
    if (packages[base === '' ? `node_modules/${name}` : `${base}/node_modules/${name}`]) return true
    if (base === '') return false
  }
}

/** "@x/binding-linux-arm64-musl" says itself what it is for. */
function platformOf(name: string): Pick<Locked, 'os' | 'cpu' | 'libc'> {
  const words = name.split('/').at(-1)?.split('-') ?? []
  const os = systems.find(system => words.includes(system))
  const cpu = processors.find(processor => words.includes(processor))
  const libc = words.some(word => word.startsWith('musl'))
    ? 'musl'
    : words.some(word => word.startsWith('gnu'))
      ? 'glibc'
      : undefined
  return { ...(os ? { os: [os] } : {}), ...(cpu ? { cpu: [cpu] } : {}), ...(libc ? { libc: [libc] } : {}) }
}

export function completed(lockfile: Lockfile): Lockfile {
  const packages = { ...lockfile.packages }
  for (const { name, version, wantedBy } of missingOptionals(lockfile)) {
    packages[`node_modules/${name}`] = {
      version,
      ...platformOf(name),
      ...(wantedBy.dev ? { dev: true } : {}),
      optional: true,
    }
  }
  const inOrder = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1))
  return { ...lockfile, packages: Object.fromEntries(inOrder) }
}

if (import.meta.main) {
  const path = join(import.meta.dirname, '../package-lock.json')
  const lockfile: Lockfile = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, `${JSON.stringify(completed(lockfile), null, 2)}\n`)
  console.warn(`${missingOptionals(lockfile).length} paket opsional dilengkapi`)
}
