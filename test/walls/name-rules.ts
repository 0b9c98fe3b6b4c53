import { basename, dirname } from 'node:path'

/** What the last word of a file's name says it holds; each stands in the table of docs/architecture.md. */
export const kinds: Readonly<Record<string, 'ts' | 'tsx'>> = {
  api: 'ts',
  cards: 'ts',
  contract: 'ts',
  deeds: 'ts',
  feeds: 'ts',
  forms: 'ts',
  listings: 'ts',
  tables: 'ts',
  loads: 'ts',
  mail: 'ts',
  markup: 'ts',
  office: 'ts',
  pages: 'tsx',
  personal: 'ts',
  room: 'ts',
  rules: 'ts',
  search: 'ts',
  store: 'ts',
  test: 'ts',
  things: 'ts',
  views: 'tsx',
}

/** A suite may say which of several it is; a store whose statements another file of the room asks, for which. */
const qualified: Readonly<Record<string, RegExp>> = { test: /^[a-z-]+$/, store: /^(feeds|office|personal)$/ }

/** What a file is about: the first word of its name. */
const prefixOf = (path: string) => basename(path).split('.', 1)[0] ?? ''

function isNamedByRule(path: string): boolean {
  const [prefix = '', ...words] = basename(path).split('.')
  const ending = words.pop() ?? ''
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(prefix)) return false
  if (words.length === 0) return ending === 'ts' || ending === 'css'
  const kind = words.pop() ?? ''
  const [which, ...more] = words
  return (
    kinds[kind] === ending &&
    more.length === 0 &&
    (which === undefined || qualified[kind]?.test(which) === true)
  )
}

/**
 * What is wrong with the names of these files, a line each: in a room `<prefix>.<kind>.ts(x)` with a known kind, or
 * `<name>.ts` for plain functions and `<name>.css`; and a prefix that stands in one folder of features and app only.
 */
export function nameFindings(paths: readonly string[]): string[] {
  const rooms = paths.filter(path => /^src\/features\/[^/]+\/[^/]+\/[^/]+$/.test(path))
  const deeper = paths.filter(path => /^src\/features\/[^/]+\/[^/]+\/.+\//.test(path))
  const folders = new Map<string, Set<string>>()
  for (const path of [...rooms, ...paths.filter(path => path.startsWith('src/app/'))])
    folders.set(prefixOf(path), (folders.get(prefixOf(path)) ?? new Set()).add(dirname(path)))
  return [
    ...deeper.map(path => `${path} stands deeper than its room`),
    ...rooms.filter(path => !isNamedByRule(path)).map(path => `${path} is of no known kind`),
    ...[...folders]
      .filter(([, of]) => of.size > 1 && [...of].some(folder => folder.startsWith('src/features/')))
      .map(([prefix, of]) => `${prefix} stands in ${[...of].sort().join(', ')}`),
  ]
}

/** Words that say nothing of what is meant: as the name of a type that other files know they need a noun. */
const vague = [
  'Asked',
  'Told',
  'Found',
  'Written',
  'Wanted',
  'Wish',
  'Wishes',
  'Placed',
  'Made',
  'Held',
  'Lent',
]

/** Types of what a room is lent that are not called `…Deps`, a line each. */
export function lentTypes(sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([path, text]) =>
    path.endsWith('.test.ts')
      ? []
      : [...text.matchAll(/^(?:export )?(?:interface|type) (\w+House)\b/gm)].map(
          ([, name]) => `${path} calls ${name} what is its Deps`,
        ),
  )
}

/** Exported types that are called by such a word alone, a line each. */
export function vagueTypes(sources: ReadonlyMap<string, string>): string[] {
  const named = new RegExp(`^export (?:interface|type) (${vague.join('|')})\\b`, 'gm')
  return [...sources].flatMap(([path, text]) =>
    [...text.matchAll(named)].map(([, name]) => `${path} exports ${name}: of what?`),
  )
}
