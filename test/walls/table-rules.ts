import type { Sources } from './sources.ts'
import { tablesOf } from './sql-tables.ts'
import { touchedBy } from './touched-tables.ts'

/** table → the room it belongs to */
export type Owners = ReadonlyMap<string, string>

/** room → tables, in order */
export type RoomTables = Readonly<Record<string, readonly string[]>>

/** Where another room's tables are written or read. */
export interface Trespasses {
  writes: RoomTables
  reads: RoomTables
}

/** Who works in a module: a room, or what is no room: `platform/mail`, `app/accounts`. Seeds are nobody's work. */
export function workerOf(path: string): string | undefined {
  const room = /^src\/features\/[^/]+\/([^/]+)\//.exec(path)
  return room?.[1] ?? /^src\/((?:platform|app)\/[^/.]+|[^/.]+)/.exec(path)?.[1]
}

const created =
  /\bcreate\s+(?:(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?|(?:or\s+replace\s+)?view\s+)([\w.]+)/gi
const viewed = /\bcreate\s+(?:or\s+replace\s+)?view\s+([\w.]+)[^;]*?\bas\b([^;]*)/gi

/** Every table and view of a text of SQL that makes them. */
export const tablesMadeBy = (text: string): string[] =>
  [...text.matchAll(created)].map(([, name = '']) => name.replace(/^public\./, ''))

/** view → what it reads, of a text of SQL that makes them */
export type Views = ReadonlyMap<string, ReadonlySet<string>>

export const viewsMadeBy = (text: string, tables: ReadonlySet<string>): Views =>
  new Map(
    [...text.matchAll(viewed)].map(([, name = '', sql = '']) => [
      name.replace(/^public\./, ''),
      tablesOf(sql, tables).read,
    ]),
  )

/** Views of tables that are not their room's: of what somebody else keeps they show no more than its own views do. */
export const viewsOfOthers = (views: Views, owners: Owners): string[] =>
  [...views].flatMap(([view, tables]) =>
    [...tables]
      .filter(table => !views.has(table) && owners.get(table) !== owners.get(view))
      .map(table => `${view} of ${owners.get(view)} shows ${table} of ${owners.get(table)}`),
  )

/** By the migration that makes a table or a view: `<stamp>_<room>__<what>.sql`; `corrected` (room → tables) knows better. */
export function ownersOf(migrations: Sources, corrected: RoomTables): Owners {
  const owners = new Map<string, string>()
  for (const [path, text] of migrations) {
    const room = /\/\d+_\d+_([a-z]+)__/.exec(path)?.[1]
    for (const table of tablesMadeBy(text)) if (room) owners.set(table, room)
    for (const [, table = ''] of text.matchAll(/^drop table ([\w.]+)/gim)) owners.delete(table)
  }
  for (const [room, tables] of Object.entries(corrected)) for (const table of tables) owners.set(table, room)
  return owners
}

/** Tables that belong to nobody, or to a room that is not there. */
export function unowned(tables: Iterable<string>, owners: Owners, sources: Sources): string[] {
  const workers = new Set([...sources.keys()].map(workerOf))
  return [...tables].flatMap(table => {
    const owner = owners.get(table)
    if (owner === undefined) return [`${table} belongs to nobody`]
    return workers.has(owner) ? [] : [`${table} belongs to ${owner}, and there is no such room`]
  })
}

/** What each room does with the tables of others, whose views it may read, and the modules of which it cannot be told. */
export function trespasses(
  sources: Sources,
  owners: Owners,
  views: Views,
): Trespasses & { unclear: string[] } {
  const tables = new Set(owners.keys())
  const writes = new Map<string, Set<string>>()
  const reads = new Map<string, Set<string>>()
  const unclear: string[] = []
  for (const [path, text] of sources) {
    const worker = workerOf(path)
    if (worker === undefined) continue
    const touched = touchedBy(path, text, tables)
    if (touched.isUnclear) unclear.push(path)
    for (const [list, names] of [
      [writes, touched.written],
      [reads, [...touched.read].filter(name => !views.has(name))],
    ] as const)
      for (const table of names)
        if (owners.get(table) !== worker) list.set(worker, (list.get(worker) ?? new Set()).add(table))
  }
  return { writes: inOrder(writes), reads: inOrder(reads), unclear }
}

const inOrder = (found: ReadonlyMap<string, ReadonlySet<string>>): RoomTables =>
  Object.fromEntries([...found].sort().map(([room, tables]) => [room, [...tables].sort()]))

/** What is new, and what is listed and gone: the lists only shrink. A line each. */
export function differences(verb: string, found: RoomTables, known: RoomTables): string[] {
  const lines = (from: RoomTables, without: RoomTables) =>
    Object.entries(from).flatMap(([room, tables]) =>
      tables.filter(table => !without[room]?.includes(table)).map(table => `${room} ${verb} ${table}`),
    )
  return [...lines(found, known), ...lines(known, found).map(line => `no longer: ${line}`)]
}
