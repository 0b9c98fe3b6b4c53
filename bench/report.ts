import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform, release, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Comparison, Pace } from './compare.ts'
import { loadGenerator } from './load.ts'
import { cores } from './processes.ts'

/** One line of the results: what was measured, what was to be reached, what came out. */
interface Line {
  what: string
  /** in words: "≥ 0.8 ×"; none where the figure is for information */
  target?: string
  value: string
  /** undefined: for information */
  passed?: boolean
  /** spread, requests per second, whatever helps to judge the value */
  note?: string
}

interface Table {
  title: string
  head: string[]
  rows: string[][]
}

/** What one part of a run has found, and when and how. */
interface Section {
  about: string
  lines: Line[]
  tables: Table[]
}

export interface Report {
  /** what follows belongs to this part */
  begin(part: string): void
  line(line: Line): void
  table(table: Table): void
  ratio(what: string, comparison: Comparison, atLeast?: number): void
  limit(what: string, limit: { value: number; unit: string; atMost?: number; note?: string }): void
  /** writes results.json and results.md; parts that this run has left out stay as they were */
  write(): void
}

const whole = (value: number) => Math.round(value).toLocaleString('en-GB')
const two = (value: number) => value.toFixed(2)
const jsonPath = join(import.meta.dirname, 'results.json')
const markdownPath = join(import.meta.dirname, 'results.md')

export function createReport(pace: Pace): Report {
  const sections: Record<string, Section> = {}
  let current: Section = { about: '', lines: [], tables: [] }
  const report: Report = {
    begin(part) {
      console.warn(`\n${part}`)
      current = { about: machineOf(pace), lines: [], tables: [] }
      sections[part] = current
    },
    line(line) {
      current.lines.push(line)
      console.warn([verdictOf(line).padEnd(11), ...cellsOf(line)].join(' | '))
    },
    table(table) {
      current.tables.push(table)
      console.warn(`\n${markdownOf(table)}\n`)
    },
    ratio(what, { ratio, a, b }, atLeast) {
      report.line({
        what,
        value: `${two(ratio.median)} ×`,
        ...(atLeast === undefined ? {} : { target: `≥ ${atLeast} ×`, passed: ratio.median >= atLeast }),
        note: `${two(ratio.least)}-${two(ratio.most)}; ${whole(a.median)} / ${whole(b.median)} per s`,
      })
    },
    limit(what, { value, unit, atMost, note }) {
      report.line({
        what,
        value: `${value < 10 ? two(value) : whole(value)} ${unit}`,
        ...(atMost === undefined ? {} : { target: `≤ ${atMost} ${unit}`, passed: value <= atMost }),
        note,
      })
    },
    write() {
      const before: Record<string, Section> = existsSync(jsonPath)
        ? JSON.parse(readFileSync(jsonPath, 'utf8'))
        : {}
      const all = { ...before, ...sections }
      writeFileSync(jsonPath, `${JSON.stringify(all, null, 2)}\n`)
      writeFileSync(markdownPath, documentOf(all))
    },
  }
  return report
}

const verdictOf = ({ passed }: Line) =>
  passed === undefined ? 'information' : passed ? 'PASS' : 'FALLS SHORT'

const cellsOf = ({ what, target = '', value, note = '' }: Line) => [what, target, value, note]

function machineOf({ seconds, rounds }: Pace): string {
  const [cpu] = cpus()
  return [
    new Date().toISOString().slice(0, 10),
    `${cpus().length} × ${cpu?.model.trim() || arch()}, ${Math.round(totalmem() / 2 ** 30)} GB`,
    `${platform()} ${release().split('-')[0]}`,
    `Node ${process.versions.node}`,
    loadGenerator,
    `${rounds} rounds of ${seconds} s`,
    ...(cores ? [] : ['cores not pinned']),
  ].join('; ')
}

function documentOf(sections: Record<string, Section>): string {
  const blocks = Object.entries(sections).flatMap(([part, { about, lines, tables }]) => [
    `## ${part}`,
    about,
    markdownOf({
      title: part,
      head: ['What', 'Target', 'Value', 'Note', 'Verdict'],
      rows: lines.map(line => [...cellsOf(line), verdictOf(line)]),
    }),
    ...tables.flatMap(table => [`### ${table.title}`, markdownOf(table)]),
  ])
  const words =
    'Written by `npm run bench`; what each line means is said in [README.md](README.md). Ratios are medians over the rounds, followed by the least and the most. Trust the ratios, not the requests per second.'
  return `${['# Results', words, ...blocks].join('\n\n')}\n`
}

function markdownOf({ head, rows }: Table): string {
  const row = (cells: string[]) => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
}
