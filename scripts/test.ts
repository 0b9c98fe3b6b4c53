import { spawnSync } from 'node:child_process'
import { conclude, runChecks, runSuites } from './keepers.ts'
import { findChromium, findPostgres } from './requirements.ts'

/**
 * `npm test`: types, lint, what is unused, then every suite. With words behind it (`npm test -- test/cache.test.ts`)
 * only the suites they name. The last line it prints is the sum.
 */
const words = process.argv.slice(2)
ensure('postgresql', () => findPostgres() !== undefined)
ensure('chromium', () => findChromium() !== undefined)
conclude([...(words.length > 0 ? [] : runChecks()), runSuites(words)])

/** Some suites need more than npm brings. On Debian, as root, it is fetched; elsewhere it is said what is missing. */
function ensure(packageName: string, isThere: () => boolean): void {
  if (isThere()) return
  const canInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (canInstall) {
    process.stdout.write(`${packageName} is not installed; trying apt-get install ${packageName}\n`)
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const get = (...options: string[]) =>
      spawnSync('apt-get', options, { stdio: 'inherit', env: environment })
    const install = () => get('install', '-y', '--no-install-recommends', packageName).status === 0
    if (!install()) {
      get('update')
      install()
    }
  }
  if (isThere()) return
  process.stderr.write(
    `\nTests need ${packageName}, which was not found. Install it, for instance: apt-get install ${packageName}\n` +
      'PostgreSQL is looked for in PATH and /usr/lib/postgresql, Chromium in PATH and where CHROMIUM_PATH points.\n',
  )
  process.stdout.write('\n0 passed, 1 failed\n')
  process.exit(1)
}
