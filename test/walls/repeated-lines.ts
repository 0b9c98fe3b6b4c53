/**
 * How much of the layouts is said more than once. A line counts as repeated when it stands in a run of at least six
 * lines that another layout has as well: such a run belongs in the kit. Twins share a folder and are one layout.
 */
export const shortestRun = 6

/** path → text */
export type Files = ReadonlyMap<string, string>

export interface Repetition {
  path: string
  /** line of the file, from 1 */
  line: number
  text: string
  /** the other layouts that have the run */
  folders: string[]
}

interface Line {
  line: number
  text: string
}

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ')

/** Lines that say something: without imports, comments, and what only closes. Spaces and layouts' own marks do not count. */
export function tellingLines(path: string, text: string): Line[] {
  const bare = text
    .replaceAll(/\/\*[\s\S]*?\*\//g, blank)
    .replaceAll(/^import\s[\s\S]*?['"];?$/gm, blank)
    .replaceAll(/^@(?:import|source)\b.*$/gm, blank)
    .split('\n')
  return bare
    .map((words, index) => ({ line: index + 1, text: normal(path, words) }))
    .filter(({ text: words }) => words.length > 0)
}

function normal(path: string, words: string): string {
  const text = words
    .replace(/(^|\s)\/\/.*$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const closes = /^[\s{}()[\]<>/,;=]*$/.test(text) || /^<\/\w[\w.]*>[,;)]*$/.test(text)
  if (closes || text === '@layer layout {') return ''
  // a class of its own name is no other line: `.jk-card {` is `.bd-card {`
  return path.endsWith('.css') ? text.replace(/\.[a-z]{2,4}-(?=[\w-]+)/g, '.own-') : text
}

const folderOf = (path: string) => path.split('/')[2] ?? ''

export interface Share {
  lines: number
  repeated: Repetition[]
  /** percent of all lines */
  percent: number
}

export function repeatedLines(files: Files): Share {
  const read = [...files].map(([path, text]) => ({ path, lines: tellingLines(path, text) }))
  const homes = new Map<string, Set<string>>()
  for (const { path, lines } of read)
    for (const run of runsOf(lines)) {
      const folders = homes.get(run) ?? new Set()
      homes.set(run, folders.add(folderOf(path)))
    }
  const repeated: Repetition[] = []
  const told = new Set<string>()
  let lines = 0
  for (const { path, lines: own } of read) {
    lines += own.length
    const marked = new Map<number, Set<string>>()
    runsOf(own).forEach((run, start) => {
      const folders = homes.get(run) ?? new Set()
      // within one folder it is told once
      const key = `${folderOf(path)} ${run}`
      if (folders.size < 2 || told.has(key)) return
      told.add(key)
      for (let at = start; at < start + shortestRun; at++)
        marked.set(at, new Set([...(marked.get(at) ?? []), ...folders]))
    })
    for (const [at, folders] of marked) {
      const line = own[at]
      folders.delete(folderOf(path))
      if (line) repeated.push({ path, ...line, folders: [...folders].sort() })
    }
  }
  return { lines, repeated, percent: lines === 0 ? 0 : (repeated.length / lines) * 100 }
}

function runsOf(lines: Line[]): string[] {
  const count = Math.max(lines.length - shortestRun + 1, 0)
  return Array.from({ length: count }, (_, start) =>
    lines
      .slice(start, start + shortestRun)
      .map(({ text }) => text)
      .join('\n'),
  )
}

/** The longest runs first, one line each, for whoever has to mend them. */
export function runWords({ repeated }: Share, most = 12): string[] {
  const runs: { path: string; from: number; lines: number; last: number; folders: string[] }[] = []
  for (const { path, line, folders } of repeated.toSorted(
    (a, b) => a.path.localeCompare(b.path) || a.line - b.line,
  )) {
    const run = runs.at(-1)
    if (run && run.path === path && line - run.last < 4) {
      run.last = line
      run.lines++
    } else runs.push({ path, from: line, last: line, lines: 1, folders })
  }
  return runs
    .toSorted((a, b) => b.lines - a.lines)
    .slice(0, most)
    .map(({ path, from, last, lines, folders }) => {
      const others = folders.length > 3 ? `${folders.length} others` : folders.join(', ')
      return `${path}:${from}-${last} (${lines} lines) is also in ${others}`
    })
}
