import { writeFileSync } from 'node:fs'
import { arch, cpus, platform, release, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Comparison, Pace } from './compare.ts'
import { loadGenerator } from './load.ts'
import { cores } from './processes.ts'

/** One line of the results: what was measured, what was to be reached, what came out. */
export interface Line {
  part: string
  what: string
  /** in words: "≥ 0.8"; none where the figure is for information */
  target?: string
  value: string
  /** undefined: for information */
  passed?: boolean
  /** requests per second, spread, whatever helps to judge the value */
  note?: string
}

export interface Table {
  title: string
  head: string[]
  rows: string[][]
}

export interface Report {
  line(line: Line): void
  table(table: Table): void
  ratio(part: string, what: string, comparison: Comparison, atLeast?: number): void
  limit(part: string, what: string, value: number, unit: string, atMost?: number, note?: string): void
  write(pace: Pace): void
}

const number = (value: number) => Math.round(value).toLocaleString('en-GB')
const two = (value: number) => value.toFixed(2)

export function createReport(): Report {
  const lines: Line[] = []
  const tables: Table[] = []
  const report: Report = {
    line(line) {
      lines.push(line)
      console.warn(
        [
          verdictOf(line).padEnd(12),
          line.part,
          '|',
          line.what,
          '|',
          line.target ?? '-',
          '|',
          line.value,
          line.note ?? '',
        ].join(' '),
      )
    },
    table(table) {
      tables.push(table)
      console.warn(`\n${markdownOf(table)}\n`)
    },
    ratio(part, what, { ratio, a, b }, atLeast) {
      report.line({
        part,
        what,
        value: `${two(ratio.median)} ×`,
        ...(atLeast === undefined ? {} : { target: `≥ ${atLeast} ×`, passed: ratio.median >= atLeast }),
        note: `${two(ratio.least)}-${two(ratio.most)}; ${number(a.median)} / ${number(b.median)} per s`,
      })
    },
    limit(part, what, value, unit, atMost, note) {
      const shown = `${value < 10 ? two(value) : number(value)} ${unit}`
      report.line({
        part,
        what,
        value: shown,
        ...(atMost === undefined ? {} : { target: `≤ ${atMost} ${unit}`, passed: value <= atMost }),
        note,
      })
    },
    write(pace) {
      const machine = machineOf(pace)
      const folder = import.meta.dirname
      writeFileSync(join(folder, 'results.json'), `${JSON.stringify({ machine, lines, tables }, null, 2)}\n`)
      writeFileSync(join(folder, 'results.md'), documentOf(machine, lines, tables))
    },
  }
  return report
}

const verdictOf = ({ passed }: Line) =>
  passed === undefined ? 'information' : passed ? 'PASS' : 'FALLS SHORT'

function machineOf({ seconds, rounds }: Pace): Record<string, string> {
  const [cpu] = cpus()
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${cpu?.model.trim() || arch()}, ${Math.round(totalmem() / 2 ** 30)} GB`,
    system: `${platform()} ${release().split('-')[0]}, Node ${process.versions.node}`,
    load: `${loadGenerator}, 10 connections, ${rounds} rounds of ${seconds} s`,
    cores: cores ? 'server alone on one core; load generator and PostgreSQL on another' : 'not pinned',
  }
}

function documentOf(machine: Record<string, string>, lines: Line[], tables: Table[]): string {
  const results: Table = {
    title: 'Figures',
    head: ['Part', 'What', 'Target', 'Value', 'Verdict', 'Note'],
    rows: lines.map(line => [
      line.part,
      line.what,
      line.target ?? '',
      line.value,
      verdictOf(line),
      line.note ?? '',
    ]),
  }
  const about = Object.entries(machine).map(([name, value]) => `- ${name}: ${value}`)
  return [
    '# Results of the last run',
    'Written by `npm run bench`. Ratios are medians over the rounds, with the least and the most; trust the ratios, not the requests per second.',
    about.join('\n'),
    ...[results, ...tables].map(table => `## ${table.title}\n\n${markdownOf(table)}`),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
}

function markdownOf({ head, rows }: Table): string {
  const row = (cells: string[]) => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
}
