import { CsvError, parse } from 'csv-parse/sync'
import { invalidField } from '../shared/failure.ts'
import { readWorkbook } from './archives/files/workbook.ts'

/** A table as a spreadsheet saved it. */
export interface Table {
  delimiter: string
  columns: string[]
  /** cells of each row that has any, with its number in the spreadsheet; the headings are row 1 */
  rows: { number: number; cells: string[] }[]
}

const mostColumns = 50
/** characters of a cell */
const longestCell = 2000

const wrong = (message: string) => invalidField('file', message, 'unreadable')

interface Bounds {
  mostRows: number
  /** what is said where there are headings and nothing below them */
  none: string
}

/** Reads a CSV file or the first sheet of an Excel workbook; refuses with words what cannot be read as a whole. */
export function readTable(bytes: Buffer, { mostRows, none }: Bounds): Table {
  const { delimiter, records: all } = isZip(bytes) ? ofWorkbook(bytes) : ofText(bytes)
  const [heading = [], ...records] = all
  const columns = namedOnce(heading.map(cell => cell.trim()))
  if (columns.length === 0 || heading.every(cell => cell.trim() === '')) throw wrong('Berkas ini kosong')
  if (columns.length > mostColumns) throw wrong(`Terlalu banyak kolom: paling banyak ${mostColumns}`)
  const rows = records
    .map((cells, index) => ({
      number: index + 2,
      cells: cells.map(cell => cell.trim().slice(0, longestCell)),
    }))
    .filter(({ cells }) => cells.some(cell => cell !== ''))
  if (rows.length === 0) throw wrong(`Berkas ini hanya berisi judul kolom, ${none}`)
  if (rows.length > mostRows)
    throw wrong(
      `Berkas ini berisi ${rows.length} baris, paling banyak ${mostRows.toLocaleString('id-ID')}. Bagi menjadi beberapa berkas.`,
    )
  return { delimiter, columns, rows }
}

interface Records {
  delimiter: string
  records: string[][]
}

function ofText(bytes: Buffer): Records {
  const { delimiter, body } = separated(decoded(bytes))
  return { delimiter, records: recordsOf(body, delimiter) }
}

const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))

/** What is handed back of it is a CSV file, as Excel with Indonesian settings reads it. */
function ofWorkbook(bytes: Buffer): Records {
  try {
    return { delimiter: ';', records: readWorkbook(bytes, 'buku kerja', { mostColumns: mostColumns + 1 }) }
  } catch {
    throw wrong(`Berkas Excel ini tidak dapat dibaca. ${saveAs}`)
  }
}

const saveAs =
  'Simpan sebagai "CSV UTF-8 (dipisahkan koma)" di Excel, atau unduh sebagai CSV dari Google Sheets.'

/** UTF-8 with or without a byte order mark, UTF-16 with one; anything else would garble names. */
function decoded(bytes: Buffer): string {
  // what Excel wrote before 2007, and whatever it locks with a password
  if (bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0])))
    throw wrong(
      `Berkas Excel ini dalam format lama (.xls) atau terkunci kata sandi. Simpan sebagai .xlsx tanpa kata sandi.`,
    )
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    if (!text.includes('\u0000')) return text
  } catch {
    // said below
  }
  throw wrong(`Huruf di berkas ini tidak dapat dibaca. ${saveAs}`)
}

const separators = [';', ',', '\t'] as const

/** Excel says "sep=;" in a line of its own, or nothing: then what stands most often between the headings is it. */
function separated(text: string): { delimiter: string; body: string } {
  const told = /^sep=([;,\t])\r?\n/i.exec(text)
  if (told?.[1]) return { delimiter: told[1], body: text.slice(told[0].length) }
  const heading = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '')
  const counts = separators.map(separator => heading.split(separator).length)
  return { delimiter: separators[counts.indexOf(Math.max(...counts))] ?? ',', body: text }
}

function recordsOf(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { delimiter, relax_column_count: true, skip_empty_lines: false })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error.lines === 'number' ? ` di sekitar baris ${error.lines}` : ''
    throw wrong(`Tanda kutip di berkas ini tidak berpasangan${line}`)
  }
}

/** Columns without a heading, or with that of another, get a name of their own: a mapping goes by names. */
function namedOnce(headings: readonly string[]): string[] {
  const taken = new Set<string>()
  return headings.map((heading, index) => {
    const name = heading.slice(0, 100) || `Kolom ${index + 1}`
    let free = name
    for (let count = 2; taken.has(free); count++) free = `${name} (${count})`
    taken.add(free)
    return free
  })
}
