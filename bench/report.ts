import { arch, cpus, loadavg, platform, release, totalmem } from 'node:os'
import type { Comparison, Pace } from './compare.ts'
import { loadGenerator } from './load.ts'
import { cores } from './processes.ts'
import {
  cellsOf,
  keepResults,
  type Line,
  markdownOf,
  type Results,
  type Section,
  type Table,
} from './results.ts'

export interface Report {
  /** what follows belongs to this part */
  begin(part: string): void
  line(line: Line): void
  table(table: Table): void
  ratio(what: string, comparison: Comparison, atLeast?: number): void
  limit(what: string, limit: Omit<Line, 'what'>): void
  /** writes results.json and results.md; parts that this run has left out stay as they were */
  write(): void
}

export function createReport(pace: Pace): Report {
  const sections: Results = {}
  const begun = (): Section => ({
    date: new Date().toISOString().slice(0, 10),
    machine: machineOf(pace),
    lines: [],
    tables: [],
  })
  let current = begun()
  const report: Report = {
    begin(part) {
      console.warn(`\n${part}`)
      current = begun()
      sections[part] = current
    },
    line(line) {
      current.lines.push(line)
      console.warn(cellsOf(line).join(' | '))
    },
    table(table) {
      current.tables.push(table)
      console.warn(`\n${markdownOf(table)}\n`)
    },
    ratio(what, { ratio, a, b, cpu }, atLeast) {
      report.line({
        what,
        value: ratio.median,
        unit: '×',
        ...(atLeast === undefined ? {} : { atLeast }),
        least: ratio.least,
        most: ratio.most,
        perSecond: [a.median, b.median],
        ...(cpu ? { perRequest: cpu } : {}),
      })
    },
    limit: (what, limit) => report.line({ what, ...limit }),
    write: () => keepResults(sections),
  }
  return report
}

function machineOf({ seconds, rounds }: Pace): string {
  const [cpu] = cpus()
  return [
    `${cpus().length} × ${cpu?.model.trim() || arch()}, ${Math.round(totalmem() / 2 ** 30)} GB`,
    `${platform()} ${release().split('-')[0]}`,
    `Node ${process.versions.node}`,
    loadGenerator,
    `${rounds} rounds of ${seconds} s`,
    ...(cores ? [] : ['cores not pinned']),
    // before a part begins: what others do on the machine
    `load ${(loadavg()[0] ?? 0).toFixed(1)}`,
  ].join('; ')
}
