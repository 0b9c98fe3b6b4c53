import { createHash } from 'node:crypto'
import { readTable } from '../../../platform/spreadsheet.ts'
import { invalidField } from '../../../shared/failure.ts'
import type { Provider } from './settlements.rules.ts'
import {
  kindOf,
  type LineKind,
  momentOfText,
  type Places,
  placesOf,
  rupiahOfText,
} from './statement-columns.ts'

/** A line of a statement. Whole rupiah: + came, - went back; the fee is what the provider kept. */
export interface Line {
  n: number
  ref: string
  kind: LineKind
  amount: number
  fee: number
  at: Date | null
  key: string
}

const mostRows = 20_000
/** problems that are named; whoever has more mends the file first */
const mostProblems = 5

/** Reads a provider's statement, CSV with any of its usual headings; one line that cannot be read refuses it whole. */
export function readStatement(provider: Provider, bytes: Buffer): Line[] {
  const table = readTable(bytes, { mostRows, none: 'belum ada transaksinya' })
  const places = placesOf(table.columns)
  const problems: string[] = []
  const lines = table.rows.flatMap(({ number, cells }) => {
    const line = lineOf(cells, places)
    if (typeof line === 'string') problems.push(`Baris ${number}: ${line}`)
    return typeof line === 'string' ? [] : [{ ...line, n: number }]
  })
  if (problems.length > 0)
    throw invalidField(
      'file',
      `${problems.slice(0, mostProblems).join(' ')}${problems.length > mostProblems ? ` Dan ${problems.length - mostProblems} baris lain.` : ''}`,
      'unreadable',
    )
  return keyed(provider, lines)
}

function lineOf(cells: readonly string[], places: Places): Omit<Line, 'n' | 'key'> | string {
  const text = (column: keyof Places) => cells[places[column]] ?? ''
  const amount = rupiahOfText(text('amount'))
  const fee = rupiahOfText(text('fee'))
  const vat = rupiahOfText(text('vat'))
  if (amount === undefined) return `jumlah "${text('amount')}" bukan rupiah bulat.`
  if (fee === undefined || vat === undefined) return 'biaya bukan rupiah bulat.'
  const ref = text('ref')
  if (ref.length > 120) return 'referensinya terlalu panjang.'
  const at = momentOfText(text('at'))
  const { kind, isReversed } = kindOf(text('kind'), amount)
  // a fee in a line of its own, and one that was given back
  if (kind === 'fee')
    return { ref, kind, amount: 0, fee: isReversed ? -Math.abs(amount) : Math.abs(amount), at }
  const signed = kind === 'refund' || kind === 'chargeback' ? -Math.abs(amount) : amount
  return { ref, kind, amount: signed, fee: Math.abs(fee) + Math.abs(vat), at }
}

/** The second of two lines that say the same is another line, in every file that has both. */
function keyed(provider: Provider, lines: readonly Omit<Line, 'key'>[]): Line[] {
  const seen = new Map<string, number>()
  return lines.map(line => {
    const words = JSON.stringify([provider, line.ref, line.kind, line.amount, line.fee, line.at])
    const count = (seen.get(words) ?? 0) + 1
    seen.set(words, count)
    return { ...line, key: createHash('sha256').update(`${words} ${count}`).digest('hex') }
  })
}
