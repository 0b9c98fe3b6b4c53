import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** What some suites need beside npm's packages, and where it is looked for. */
const searchPath = () => (process.env.PATH ?? '').split(delimiter).filter(Boolean)

/** The folder with initdb, postgres and pg_ctl: from PATH, else the newest of Debian's. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...searchPath(), ...versions.map(version => join(debian, version, 'bin'))]
  const isWhole = (folder: string) =>
    ['initdb', 'postgres', 'pg_ctl'].every(name => existsSync(join(folder, name)))
  const found = folders.find(isWhole)
  return found && dirname(realpathSync(join(found, 'postgres')))
}

const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Any Chromium that is installed; CHROMIUM_PATH says where when it is somewhere else. */
export function findChromium(): string | undefined {
  const said = process.env.CHROMIUM_PATH
  if (said) return existsSync(said) ? said : undefined
  return ['/usr/bin', ...searchPath()]
    .flatMap(folder => chromiumNames.map(name => join(folder, name)))
    .find(path => existsSync(path))
}
