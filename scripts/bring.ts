import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium, findPostgres, findShell, postgresFolder, postgresPackage } from './requirements.ts'

/** What some suites need, how it is told to be there, and the ways of bringing it, the first that works. */
export interface Requirement {
  name: string
  isThere: () => boolean
  ways: readonly (() => void)[]
}

export const requirements: readonly Requirement[] = [
  {
    name: 'postgresql',
    isThere: () => findPostgres() !== undefined,
    ways: [bringPostgres, () => bringFromDebian('postgresql')],
  },
  {
    name: 'chromium',
    isThere: () => findChromium() !== undefined,
    ways: [
      () => bringFromDebian('chromium-headless-shell'),
      () => bringFromDebian('chromium'),
      bringChromium,
    ],
  },
]

/** Where a whole Chromium serves, the one without windows is fetched if that is done in a moment: it halves the work of the suites. */
export function bringShell(): void {
  if (process.env.CHROMIUM_PATH || findShell() || !mayInstall()) return
  // no list of packages is fetched for it, and nobody waits for a network that is not there
  const brief = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=5']
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...brief, 'chromium-headless-shell'], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 60_000,
  })
}

/** Brings what is missing; false when no way worked. What is tried is said. */
export function bring({ name, isThere, ways }: Requirement): boolean {
  for (const way of ways) {
    if (isThere()) return true
    process.stdout.write(`${name} is not installed; fetching it\n`)
    way()
  }
  return isThere()
}

const run = (command: string, words: readonly string[], more: { cwd?: string } = {}) =>
  spawnSync(command, words, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    ...more,
  }).status === 0

/** No root, no package manager: the binaries as npm has them. Their links between libraries are made by a script of theirs. */
function bringPostgres(): void {
  const { name, version, prefix } = postgresPackage
  mkdirSync(prefix, { recursive: true })
  const options = ['--prefix', prefix, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts']
  if (run('npm', ['install', ...options, `${name}@${version}`]))
    run('node', ['scripts/hydrate-symlinks.js'], { cwd: postgresFolder })
}

const mayInstall = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0

/** As root on Debian and its like. */
function bringFromDebian(packageName: string): void {
  if (!mayInstall()) return
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', packageName])
  if (!install() && run('apt-get', ['update'])) install()
}

/** Into the home of who runs the tests, by Playwright's own command. */
function bringChromium(): void {
  const command = join(import.meta.dirname, '../node_modules/playwright-core/cli.js')
  run('node', [command, 'install', 'chromium-headless-shell'])
}
