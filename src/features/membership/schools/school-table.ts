import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { regionReader } from '../../core/regions/regions.ts'
import { type Column, filled, levelOf, ownershipOf, readHeadings } from './school-columns.ts'
import { type ImportedSchool, importedSchool, type LineProblem } from './schools.contract.ts'
import { isWithin, type Province } from './schools.rules.ts'

/** what a table says, and what is wrong with it; with anything wrong nothing of it is used */
export interface SchoolTable {
  schools: ImportedSchool[]
  ignoredColumns: string[]
  /** the first of them */
  problems: LineProblem[]
  totalProblems: number
}

/** whoever sees so many mends the file first */
const mostProblems = 200
/** characters of a row; a quotation mark that is never closed would swallow the file */
const longestRow = 20_000

type RegionReader = Awaited<ReturnType<typeof regionReader>>

/** Reads a table of schools: UTF-8 or what Excel saves, commas, semicolons or tabs. Leaves others their turn. */
export async function readSchoolTable(bytes: Buffer, province: Province): Promise<SchoolTable> {
  const table: SchoolTable = { schools: [], ignoredColumns: [], problems: [], totalProblems: 0 }
  const tell = (line: number, column: string, message: string) => {
    table.totalProblems += 1
    if (table.problems.length < mostProblems) table.problems.push({ line, column, message })
  }
  const text = decode(bytes)
  const regions = await regionReader()
  const seen = new Map<string, number>()
  let places: (Column | undefined)[] | undefined
  try {
    for await (const { line, cells } of rowsOf(text)) {
      if (!places) {
        const { at, ignored, problems } = readHeadings(cells)
        table.ignoredColumns = ignored
        for (const { column, message } of problems) tell(line, column, message)
        if (problems.length > 0) return table
        places = at
      } else {
        const school = readRow(cellsByColumn(cells, places), { regions, province }, (column, message) =>
          tell(line, column, message),
        )
        const before = school && seen.get(school.npsn)
        if (before !== undefined) tell(line, 'npsn', `NPSN ini sudah ada di baris ${before}.`)
        else if (school) {
          seen.set(school.npsn, line)
          table.schools.push(school)
        }
      }
    }
  } catch (error) {
    const broken = whyBroken(error)
    if (!broken) throw error
    tell(broken.line, '', broken.message)
  }
  if (!places && table.totalProblems === 0) tell(1, '', 'Berkas ini kosong.')
  return table
}

function cellsByColumn(cells: readonly string[], places: readonly (Column | undefined)[]) {
  const row = new Map<Column, string>()
  for (const [index, column] of places.entries()) if (column) row.set(column, filled(cells[index] ?? ''))
  return (column: Column) => row.get(column) ?? ''
}

interface Known {
  regions: RegionReader
  province: Province
}

function readRow(
  cell: (column: Column) => string,
  { regions, province }: Known,
  tell: (column: Column, message: string) => void,
): ImportedSchool | undefined {
  const place = readPlace(cell, regions, tell)
  const parsed = importedSchool.safeParse({
    npsn: cell('npsn'),
    name: cell('nama'),
    level: levelOf(cell('jenjang')),
    ownership: ownershipOf(cell('status')),
    // a region that could not be read has been told already
    provinceId: place.provinceId ?? '?',
    cityId: place.cityId ?? '?',
    address: cell('alamat'),
    phone: cell('telepon'),
    email: cell('email'),
    website: cell('website'),
    principal: cell('kepala_sekolah'),
  })
  if (!parsed.success) {
    // one of a column is enough
    const firsts = new Map(
      parsed.error.issues.toReversed().map(issue => [String(issue.path[0]), issue.message]),
    )
    for (const [field, message] of [...firsts].toReversed()) {
      const column = columnOf[field] ?? 'npsn'
      tell(column, cell(column) === '' ? 'Wajib diisi' : message)
    }
    return undefined
  }
  if (place.provinceId === undefined || place.cityId === undefined) return undefined
  if (!isWithin(province, place.provinceId)) {
    tell('provinsi', 'Provinsi ini di luar wilayah Anda.')
    return undefined
  }
  return parsed.data
}

function readPlace(
  cell: (column: Column) => string,
  regions: RegionReader,
  tell: (column: Column, message: string) => void,
): { provinceId?: string; cityId?: string } {
  if (cell('provinsi') === '') tell('provinsi', 'Wajib diisi')
  if (cell('kabupaten/kota') === '') tell('kabupaten/kota', 'Wajib diisi')
  if (cell('provinsi') === '' || cell('kabupaten/kota') === '') return {}
  const province = regions.province(cell('provinsi'))
  if ('problem' in province) {
    tell('provinsi', province.problem)
    return {}
  }
  const city = regions.city(cell('kabupaten/kota'), province.found.id)
  if ('problem' in city) {
    tell('kabupaten/kota', city.problem)
    return { provinceId: province.found.id }
  }
  return { provinceId: province.found.id, cityId: city.found.id }
}

/** the column a field of the schema was read from */
const columnOf: Readonly<Record<string, Column>> = {
  npsn: 'npsn',
  name: 'nama',
  level: 'jenjang',
  ownership: 'status',
  address: 'alamat',
  phone: 'telepon',
  email: 'email',
  website: 'website',
  principal: 'kepala_sekolah',
}

/** A mark at the beginning wins, then UTF-8, then what Excel on Windows writes. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The mark that stands most often in the first line. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1)
  const counted = [';', ',', '\t'].map(mark => ({ mark, count: first.split(mark).length }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).mark
}

async function* rowsOf(text: string): AsyncGenerator<{ line: number; cells: string[] }> {
  const parser = parse({
    delimiter: delimiterOf(text),
    info: true,
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: longestRow,
  })
  const source = Readable.from(portionsOf(text))
  source.on('error', error => parser.destroy(error))
  source.pipe(parser)
  for await (const { record, info } of parser) yield { line: info.lines, cells: record }
}

/** Small enough that other requests are served in between. */
function* portionsOf(text: string): Generator<string> {
  const size = 32_768
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

const csvWords: Readonly<Record<string, string>> = {
  CSV_MAX_RECORD_SIZE: 'Ada tanda kutip yang tidak ditutup, atau baris yang terlalu panjang.',
  CSV_QUOTE_NOT_CLOSED: 'Ada tanda kutip yang tidak ditutup.',
  INVALID_OPENING_QUOTE: 'Ada tanda kutip di tengah isian.',
  CSV_INVALID_CLOSING_QUOTE: 'Ada huruf sesudah tanda kutip penutup.',
}

function whyBroken(error: unknown): { line: number; message: string } | undefined {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return undefined
  const isOurs = error.code.startsWith('CSV_') || error.code === 'INVALID_OPENING_QUOTE'
  if (!isOurs) return undefined
  const line = 'lines' in error && typeof error.lines === 'number' ? error.lines : 1
  return { line, message: csvWords[error.code] ?? 'Baris ini tidak dapat dibaca sebagai CSV.' }
}
