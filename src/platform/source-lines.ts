import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rootFolder } from './root-folder.ts'

const built = join(rootFolder, 'dist/server')
/** a place in the bundled server, as stacks name it */
const place = /(?:file:\/\/)?([^\s()]*dist\/server\/[\w.-]+\.js):(\d+):(\d+)/g

/** what places of the built file are in the sources */
const known = new Map<string, string>()
const mostKnown = 1000

interface SourceMapFile {
  sources: string[]
  mappings: string
}

/**
 * A stack that names lines of the bundled server, with those of the sources in their stead. The map is read for each
 * stack and let go: a bug is rare, and Node's own reading of maps costs 50 MB and a tenth of a second at every start. Places
 * that were looked up are remembered: what fails for hundreds at once is read about once, not hundreds of times.
 */
export function withSourceLines(stack: string): string {
  const maps = new Map<string, SourceMapFile | undefined>()
  const mapOf = (path: string) => {
    if (!maps.has(path)) maps.set(path, readMap(path))
    return maps.get(path)
  }
  return stack.replaceAll(place, (said: string, name: string, line: string, column: string) => {
    const before = known.get(said)
    if (before !== undefined) return before
    const path = said.startsWith('file:') ? fileURLToPath(`file://${name}`) : name
    const map = mapOf(path)
    const found = map && sourcePlace(map, Number(line) - 1, Number(column) - 1)
    const words = found ? `${relative(rootFolder, join(built, found.source))}:${found.line + 1}` : said
    if (known.size >= mostKnown) known.clear()
    known.set(said, words)
    return words
  })
}

function readMap(path: string): SourceMapFile | undefined {
  try {
    return JSON.parse(readFileSync(`${path}.map`, 'utf8'))
  } catch {
    // built without, or built anew since this process started: the stack stays as it is
    return undefined
  }
}

/** Where a place of the built file was written; lines and columns from 0. */
function sourcePlace(
  { sources, mappings }: SourceMapFile,
  line: number,
  column: number,
): { source: string; line: number } | undefined {
  // sources and their lines go on from line to line, columns begin anew with each
  let [source, sourceLine] = [0, 0]
  let found: { source: string; line: number } | undefined
  for (const [index, segments] of mappings.split(';', line + 1).entries()) {
    let builtColumn = 0
    for (const segment of segments.split(',')) {
      const [columns = 0, sourceChange, lineChange = 0] = decoded(segment)
      builtColumn += columns
      if (sourceChange === undefined) continue
      source += sourceChange
      sourceLine += lineChange
      if (index === line && builtColumn <= column) found = { source: sources[source] ?? '', line: sourceLine }
    }
  }
  return found
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The numbers of a segment: digits of five bits, the lowest first, whose sixth says that more follow (ECMA-426). */
function decoded(segment: string): number[] {
  const numbers: number[] = []
  let [value, shift] = [0, 0]
  for (const character of segment) {
    const digit = digits.indexOf(character)
    value += (digit & 31) << shift
    shift += 5
    if (digit & 32) continue
    numbers.push(value & 1 ? -(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return numbers
}
