import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** One figure: what was measured, what came out, what was to be reached. */
export interface Line {
  what: string
  value: number
  /** `×` is a ratio; '' a score or a count */
  unit: '×' | 's' | 'ms' | 'MB' | 'kB' | ''
  /** neither: the figure is for information */
  atLeast?: number
  atMost?: number
  /** over the rounds */
  least?: number
  most?: number
  /** requests per second and microseconds of the processor for each, ours and what it is compared with */
  perSecond?: readonly [number, number]
  perRequest?: readonly [number, number]
  /** whatever else helps to judge the value */
  note?: string
}

export interface Table {
  title: string
  head: string[]
  rows: string[][]
}

/** What one part of a run has found, and when and how. */
export interface Section {
  /** yyyy-mm-dd */
  date: string
  machine: string
  lines: Line[]
  tables: Table[]
}

/** By part, in the order in which they stand in results.md. */
export type Results = Record<string, Section>

const jsonPath = join(import.meta.dirname, 'results.json')
const markdownPath = join(import.meta.dirname, 'results.md')

/** Writes results.json, and results.md from it: parts that are not given stay as they were, with their own date. */
export function keepResults(sections: Results): void {
  const before: Results = existsSync(jsonPath) ? JSON.parse(readFileSync(jsonPath, 'utf8')) : {}
  const all = { ...before, ...sections }
  writeFileSync(jsonPath, `${textOf(all)}\n`)
  writeFileSync(markdownPath, documentOf(all))
}

/** One figure and one row of a table on a line of its own: what a run has changed is seen in the difference. */
const textOf = (results: Results) =>
  JSON.stringify(results, null, 2).replaceAll(/[[{][^[\]{}]*[\]}]/g, innermost =>
    innermost.replaceAll(/\n\s*/g, ' '),
  )

export function verdictOf({ value, atLeast, atMost }: Line): string {
  if (atLeast === undefined && atMost === undefined) return 'information'
  return value >= (atLeast ?? value) && value <= (atMost ?? value) ? 'PASS' : 'FALLS SHORT'
}

const whole = (value: number) => Math.round(value).toLocaleString('en-GB')

function shown({ unit }: Line, value: number): string {
  const isFine = unit === '×' || (unit !== '' && value < 10)
  return `${isFine ? value.toFixed(2) : whole(value)}${unit && ` ${unit}`}`
}

function targetOf(line: Line): string {
  const { atLeast, atMost, unit } = line
  const [sign, value] = atLeast === undefined ? ['≤', atMost] : ['≥', atLeast]
  return value === undefined ? '' : `${sign} ${value}${unit && ` ${unit}`}`
}

function noteOf({ least, most, perSecond, perRequest, note }: Line): string {
  const both = ([ours, theirs]: readonly [number, number]) => `${whole(ours)} / ${whole(theirs)}`
  return [
    least === undefined || most === undefined ? '' : `${least.toFixed(2)}-${most.toFixed(2)}`,
    perSecond ? `${both(perSecond)} per s` : '',
    perRequest ? `${both(perRequest)} µs of the processor each` : '',
    note ?? '',
  ]
    .filter(Boolean)
    .join('; ')
}

/** what, target, value, note, verdict */
export const cellsOf = (line: Line): string[] => [
  line.what,
  targetOf(line),
  shown(line, line.value),
  noteOf(line),
  verdictOf(line),
]

function documentOf(results: Results): string {
  const blocks = Object.entries(results).flatMap(([part, { date, machine, lines, tables }]) => [
    `## ${part}`,
    `${date}; ${machine}`,
    markdownOf({ head: ['What', 'Target', 'Value', 'Note', 'Verdict'], rows: lines.map(cellsOf) }),
    ...tables.flatMap(table => [`### ${table.title}`, markdownOf(table)]),
  ])
  const words =
    'Made from [results.json](results.json) by `npm run bench`; what each line means is said in [README.md](README.md). Ratios are medians over the rounds, followed by the least and the most. Trust the ratios, not the requests per second. A part shows its last run, whenever that was.'
  return `${['# Results', words, ...blocks].join('\n\n')}\n`
}

export function markdownOf({ head, rows }: Pick<Table, 'head' | 'rows'>): string {
  const row = (cells: string[]) => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
}
