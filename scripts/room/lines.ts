import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Names, pathOf } from './names.ts'

export const root = join(import.meta.dirname, '../..')

/** A line of a file outside the room, and before which other it comes. */
interface Line {
  path: string
  before: string
  line: string
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Everything outside its folder that a person would have to write: two addresses, a permission, the room itself. */
export function linesOf({ wing, plural, label }: Names): Line[] {
  const path = pathOf(label)
  const permission = `manage${capital(plural)}`
  // so that the columns of the matrix stay below each other
  const columns = `${' '.repeat(Math.max(1, 28 - 2 * permission.length))}-  a a - - - - - - - -`
  const routes = 'src/routes.ts'
  const endOfRoutes = '} as const satisfies Record<string, `/'
  return [
    { path: routes, before: endOfRoutes, line: `  '${path}-slug': '/${path}/{slug?}',\n` },
    { path: routes, before: endOfRoutes, line: `  'Kelola-${path}': '/Kelola/${path}',\n` },
    {
      path: 'src/features/core/permissions/permissions.rules.ts',
      before: '} as const satisfies Record<string, AccessRule>',
      line: `  ${permission}: rule('${permission}', '${columns}'),\n`,
    },
    {
      path: 'src/app/rooms.ts',
      // the formatter sorts them
      before: 'export {',
      line: `export { ${plural}Room } from '../features/${wing}/${plural}/${plural}.room.ts'\n`,
    },
  ]
}

/** @throws where the file no longer has the line before which it comes */
export function insert({ path, before, line }: Line): void {
  const file = join(root, path)
  const text = readFileSync(file, 'utf8')
  const at = text.indexOf(before)
  if (at < 0) throw new Error(`${path} no longer has the line ${before}`)
  writeFileSync(file, text.slice(0, at) + line + text.slice(at))
}

/** Takes away every line that speaks of the room, whose pages have these names. */
export function removeLines(plural: string, pages: readonly string[]): void {
  const drop = (path: string, isMeant: (line: string) => boolean) => {
    const file = join(root, path)
    const lines = readFileSync(file, 'utf8').split('\n')
    writeFileSync(file, lines.filter(line => !isMeant(line)).join('\n'))
  }
  const starts = pages.flatMap(page => [`  '${page}': `, `  ${page}: `])
  drop('src/routes.ts', line => starts.some(start => line.startsWith(start)))
  drop('src/features/core/permissions/permissions.rules.ts', line =>
    line.startsWith(`  manage${capital(plural)}: rule(`),
  )
  drop('src/app/rooms.ts', line => line.startsWith(`export { ${plural}Room } from `))
}
