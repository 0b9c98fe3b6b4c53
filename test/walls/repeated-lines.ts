/**
 * How much of many files is said more than once. A line counts as repeated when it stands in a run of at least six
 * lines that another place has as well: such a run belongs where all of them can reach it. Of layouts, twins share a
 * folder and are one place.
 */
export const shortestRun = 6

/** What counts as the same line, and as the same place. */
export interface Ways {
  /** what of a line is compared; nothing: it does not count */
  normal(path: string, words: string): string
  /** a run within one place is told once */
  placeOf(path: string): string
}

/** path → text */
export type Files = ReadonlyMap<string, string>

export interface Repetition {
  path: string
  /** line of the file, from 1 */
  line: number
  text: string
  /** the other places that have the run */
  places: string[]
}

interface Line {
  line: number
  text: string
}

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ')

/** Lines that say something: without imports, comments, and what only closes. Spaces and layouts' own marks do not count. */
export function tellingLines(path: string, text: string, { normal } = ofLayouts): Line[] {
  const bare = text
    .replaceAll(/\/\*[\s\S]*?\*\//g, blank)
    .replaceAll(/^import\s[\s\S]*?['"];?$/gm, blank)
    .replaceAll(/^@(?:import|source)\b.*$/gm, blank)
    .split('\n')
  return bare
    .map((words, index) => ({ line: index + 1, text: normal(path, words) }))
    .filter(({ text: words }) => words.length > 0)
}

function bareLine(words: string): string {
  const text = words
    .replace(/(^|\s)\/\/.*$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const closes = /^[\s{}()[\]<>/,;=]*$/.test(text) || /^<\/\w[\w.]*>[,;)]*$/.test(text)
  return closes || text === '@layer layout {' ? '' : text
}

/** Layouts: the same line to the letter, but for the mark of a layout's classes: `.jk-card {` is `.bd-card {`. */
export const ofLayouts: Ways = {
  normal(path, words) {
    const text = bareLine(words)
    return path.endsWith('.css') ? text.replace(/\.[a-z]{2,4}-(?=[\w-]+)/g, '.own-') : text
  },
  placeOf: path => path.split('/')[2] ?? '',
}

/**
 * By shape: names, strings and numbers are not looked at, so that the same code with other words is the same. A line that
 * only gives something its name, or a list its column, is a word of the house's grammar and no code that was written again.
 */
export const byShape: Ways = {
  normal: (_, words) =>
    bareLine(words)
      .replaceAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g, 'N')
      .replaceAll(/[\p{L}\p{N}_$]+/gu, name => (keywords.has(name) ? name : 'N'))
      // text on a page, however many words it has
      .replaceAll(/N(?: N)+/g, 'N')
      .replace(/^(?:return \(|<[N.]+)$/, '')
      .replace(/^(?:N: N,?|N=N|\[N, \(\{ N \}\) => N(?:\.N)*(?:\(N\))?\],?)$/, ''),
  placeOf: path => path,
}

const keywords = new Set(
  'as async await case const else export extends for function if in interface let new of return satisfies switch throw type typeof'.split(
    ' ',
  ),
)

export interface Share {
  lines: number
  repeated: Repetition[]
  /** percent of all lines */
  percent: number
}

export function repeatedLines(files: Files, ways = ofLayouts): Share {
  const { placeOf } = ways
  const read = [...files].map(([path, text]) => ({ path, lines: tellingLines(path, text, ways) }))
  const homes = new Map<string, Set<string>>()
  for (const { path, lines } of read)
    for (const run of runsOf(lines)) {
      const places = homes.get(run) ?? new Set()
      homes.set(run, places.add(placeOf(path)))
    }
  const repeated: Repetition[] = []
  const told = new Set<string>()
  let lines = 0
  for (const { path, lines: own } of read) {
    lines += own.length
    const marked = new Map<number, Set<string>>()
    runsOf(own).forEach((run, start) => {
      const places = homes.get(run) ?? new Set()
      // within one place it is told once
      const key = `${placeOf(path)} ${run}`
      if (places.size < 2 || told.has(key)) return
      told.add(key)
      for (let at = start; at < start + shortestRun; at++)
        marked.set(at, new Set([...(marked.get(at) ?? []), ...places]))
    })
    for (const [at, places] of marked) {
      const line = own[at]
      places.delete(placeOf(path))
      if (line) repeated.push({ path, ...line, places: [...places].sort() })
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
  const runs: { path: string; from: number; lines: number; last: number; places: string[] }[] = []
  for (const { path, line, places } of repeated.toSorted(
    (a, b) => a.path.localeCompare(b.path) || a.line - b.line,
  )) {
    const run = runs.at(-1)
    if (run && run.path === path && line - run.last < 4) {
      run.last = line
      run.lines++
    } else runs.push({ path, from: line, last: line, lines: 1, places })
  }
  return runs
    .toSorted((a, b) => b.lines - a.lines)
    .slice(0, most)
    .map(({ path, from, last, lines, places }) => {
      const others = places.length > 3 ? `${places.length} others` : places.join(', ')
      return `${path}:${from}-${last} (${lines} lines) is also in ${others}`
    })
}
