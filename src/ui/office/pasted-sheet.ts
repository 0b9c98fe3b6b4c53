import type { FormField, Values } from '../../shared/form-field.ts'
import { readNumber } from '../../shared/read-number.ts'
import type { Option } from '../field.tsx'

/** What came out of a spreadsheet by the clipboard, as rows of these fields; what is wrong is said by its line. */

export interface SheetProblem {
  /** of what was pasted, from 1 */
  line: number
  message: string
}

export interface PastedSheet {
  rows: Values[]
  problems: SheetProblem[]
}

type OptionsOf = (field: FormField) => readonly Option[]

interface Line {
  number: number
  cells: string[]
}

/** a cell with what ends it; one in quotes may have lines of its own, and two quotes in it are one */
const cellPattern = {
  '\t': /("(?:[^"]|"")*"|[^\t\n]*)(\t|\n|$)/gy,
  ';': /("(?:[^"]|"")*"|[^;\n]*)(;|\n|$)/gy,
}

const unquoted = (cell: string) =>
  cell.length > 1 && cell.startsWith('"') && cell.endsWith('"')
    ? cell.slice(1, -1).replaceAll('""', '"')
    : cell

/** Cells between tabs, or between semicolons where there is no tab. */
export function linesOfSheet(given: string): Line[] {
  const text = given.replaceAll(/\r\n?/g, '\n')
  const lines: Line[] = []
  let number = 1
  let cells: string[] = []
  let next = number
  for (const [whole, cell = '', end] of text.matchAll(cellPattern[text.includes('\t') ? '\t' : ';'])) {
    next += whole.split('\n').length - 1
    cells.push(unquoted(cell).trim())
    if (end === '\n' || end === '') {
      if (cells.some(Boolean)) lines.push({ number, cells })
      cells = []
      number = next
    }
    if (end === '') break
  }
  return lines
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Rows of these fields; the first line may say which column is which. */
export function readSheet(text: string, fields: readonly FormField[], optionsOf: OptionsOf): PastedSheet {
  const lines = linesOfSheet(text)
  const [first] = lines
  const named = first?.cells.map(cell => fields.find(({ label }) => same(label, cell)))
  const isHeading = named?.some(field => field !== undefined && field.control !== 'number') ?? false
  const problems: SheetProblem[] = []
  if (first && isHeading)
    for (const [index, cell] of first.cells.entries())
      if (cell !== '' && !named?.[index])
        problems.push({ line: first.number, message: `Kolom "${cell}" tidak dikenal` })
  const columns = isHeading ? (named ?? []) : fields
  const rows = lines.slice(isHeading ? 1 : 0).map(({ number, cells }) => {
    if (cells.length > columns.length && cells.slice(columns.length).some(Boolean))
      problems.push({ line: number, message: `Lebih dari ${columns.length} kolom` })
    const row: Values = {}
    for (const field of fields) {
      const at = columns.indexOf(field)
      const read = readCell(cells[at] ?? '', field, optionsOf)
      row[field.name] = read.value
      if (read.problem) problems.push({ line: number, message: `${field.label}: ${read.problem}` })
    }
    return row
  })
  return { rows, problems: problems.toSorted((a, b) => a.line - b.line) }
}

/** What was typed into a cell, as the field keeps it, and what is wrong with it. */
export function readCell(
  text: string,
  field: FormField,
  optionsOf: OptionsOf,
): { value: unknown; problem?: string } {
  const typed = text.trim()
  if (typed === '') return { value: '', ...(field.required ? { problem: 'wajib diisi' } : {}) }
  if (field.control === 'number') return wholeNumber(typed, field)
  if (field.control === 'pick') {
    const found = optionsOf(field).find(({ value, label }) => same(label, typed) || same(value, typed))
    return found ? { value: found.value } : { value: typed, problem: `"${typed}" tidak dikenal` }
  }
  const { maxLength } = field
  return maxLength !== undefined && typed.length > maxLength
    ? { value: typed, problem: `maksimal ${maxLength} karakter` }
    : { value: typed }
}

/** "1.250" is one thousand and something: these are whole numbers. */
function wholeNumber(typed: string, { min, max }: FormField): { value: unknown; problem?: string } {
  const read = readNumber(typed)
  if (read.is === 'none' || read.unit !== '' || !Number.isInteger(read.value))
    return { value: typed, problem: `"${typed}" bukan bilangan bulat` }
  const { value } = read
  const said = (limit: number) => limit.toLocaleString('id-ID')
  if (min !== undefined && value < min) return { value, problem: `minimal ${said(min)}` }
  if (max !== undefined && value > max) return { value, problem: `maksimal ${said(max)}` }
  return { value }
}
