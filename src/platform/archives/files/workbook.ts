import { ImportError } from '../archive.ts'
import { type Attributes, parsePart } from './part-parser.ts'
import { unpack } from './zip.ts'

/** bytes of a workbook when unpacked: what 5 MB of people come to, and no bomb */
const mostBytes = 40_000_000
/** rows that are made of a sheet, empty ones between others among them: a few bytes may say that a row is the thousandth */
const mostMade = 100_000
/** what Excel itself knows */
const excelRows = 1_048_576

interface Bounds {
  /** cells beyond are not looked at */
  mostColumns: number
  /** a row whose number is larger is refused */
  mostRows?: number
}

/**
 * The first sheet that is shown of an Excel workbook (.xlsx), as texts: numbers as they are written out in full, days as
 * "2026-11-21", a formula as what it came to. Throws {@link ImportError} with words for what is no such workbook.
 */
export function readWorkbook(
  bytes: Uint8Array,
  path: string,
  { mostColumns, mostRows = excelRows }: Bounds,
): string[][] {
  const files = unpack(bytes, path, { limit: mostBytes, withHidden: true })
  // programs name the same elements with a prefix or without
  const hear: Hear = (part, { open, close, text }) =>
    parsePart(files.get(part), path, {
      open: (name, attributes) => open?.(localOf(name), attributes),
      close: name => close?.(localOf(name)),
      text: piece => text?.(piece),
    })
  const book = bookOf(hear)
  if (!files.has(book.path)) throw new ImportError('bukan berkas Excel (.xlsx).', { path })
  const words = stringsOf(hear)
  const isDay = dayStyles(hear)
  const textOf = ({ kind, style, text }: Cell): string => {
    if (kind === 's') return words[Number(text)] ?? ''
    if (kind === 'e') return ''
    if (kind === 'b') return text === '1' ? 'ya' : 'tidak'
    const isNumber = kind === 'n' && text !== '' && Number.isFinite(Number(text))
    if (!isNumber) return text
    return isDay.has(style) ? dayText(Number(text), book.is1904) : String(Number(text))
  }
  const rows: string[][] = []
  hearCells(hear, book.path, {
    row(number = rows.length + 1) {
      if (number > mostRows) throw new ImportError(`lebih dari ${mostRows} baris.`, { path })
      // one that says it is the millionth comes nearer
      const nearer = Math.min(number, rows.length + 1000)
      while (rows.length < nearer - 1) rows.push([])
      if (rows.push([]) > mostMade) throw new ImportError(`lebih dari ${mostMade} baris.`, { path })
    },
    cell(at, cell) {
      const row = rows.at(-1)
      const text = textOf(cell)
      if (!row || text === '' || at >= mostColumns) return
      while (row.length < at) row.push('')
      row[at] = text
    },
  })
  return rows
}

interface Ear {
  open?: (name: string, attributes: Attributes) => void
  close?: (name: string) => void
  text?: (text: string) => void
}
/** Reads a part of the workbook, elements by their local names; nothing where there is no such part. */
type Hear = (part: string, ear: Ear) => void

const localOf = (name: string) => name.slice(name.indexOf(':') + 1)

function bookOf(hear: Hear): { path: string; is1904: boolean } {
  let first = ''
  let is1904 = false
  hear('xl/workbook.xml', {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes.date1904 ?? '')
      const isShown = name === 'sheet' && !/hidden/i.test(attributes.state ?? '')
      if (isShown) first ||= Object.entries(attributes).find(([key]) => localOf(key) === 'id')?.[1] ?? ''
    },
  })
  let target = ''
  hear('xl/_rels/workbook.xml.rels', {
    open(_, { Id, Target = '' }) {
      if (Id === first) target = Target
    },
  })
  return { path: target.startsWith('/') ? target.slice(1) : `xl/${target}`, is1904 }
}

/** Texts that cells share, without the readings of Asian scripts beside them. */
function stringsOf(hear: Hear): string[] {
  const words: string[] = []
  let isText = false
  let isBeside = false
  const turn = (name: string, isOpen: boolean) => {
    if (name === 't') isText = isOpen
    if (name === 'rPh') isBeside = isOpen
  }
  hear('xl/sharedStrings.xml', {
    open(name) {
      if (name === 'si') words.push('')
      turn(name, true)
    },
    close: name => turn(name, false),
    text(piece) {
      if (isText && !isBeside) words.push(`${words.pop() ?? ''}${piece}`)
    },
  })
  return words
}

/** formats for days and times that every Excel knows by number */
const isKnownDay = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47)

/** Which styles of cells show a number as a day. */
function dayStyles(hear: Hear): Set<string> {
  const own = new Set<number>()
  const styles = new Set<string>()
  let count = 0
  let isWithin = false
  hear('xl/styles.xml', {
    open(name, { formatCode = '', numFmtId = '' }) {
      if (name === 'numFmt') {
        const code = formatCode.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
        if (/[dmyhs]/i.test(code)) own.add(Number(numFmtId))
      }
      if (name === 'cellXfs') isWithin = true
      if (name !== 'xf' || !isWithin) return
      const id = Number(numFmtId)
      if (isKnownDay(id) || own.has(id)) styles.add(String(count))
      count++
    },
    close(name) {
      if (name === 'cellXfs') isWithin = false
    },
  })
  return styles
}

/** Excel counts days since the end of 1899 (Macs of old: since 1904), parts of a day behind the point. */
function dayText(days: number, is1904: boolean): string {
  const at = new Date(Math.round((days - (is1904 ? 24_107 : 25_569)) * 86_400) * 1000)
  if (Number.isNaN(at.getTime())) return String(days)
  const [day = '', time = ''] = at.toISOString().split('T')
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 8)}`
}

interface Cell {
  kind: string
  style: string
  text: string
}

interface CellEar {
  /** its number; undefined where it does not say */
  row: (number: number | undefined) => void
  /** `at`: 0 is column A */
  cell: (at: number, cell: Cell) => void
}

function hearCells(hear: Hear, part: string, ear: CellEar): void {
  let at = 0
  let cell: Cell | undefined
  let isText = false
  hear(part, {
    open(name, { r = '', t, s = '' }) {
      if (name === 'row') {
        at = 0
        ear.row(Number(r) || undefined)
      }
      if (name === 'c') {
        at = columnOf(r) ?? at
        cell = { kind: t || 'n', style: s, text: '' }
      }
      if (name === 'v' || name === 't') isText = true
    },
    text(piece) {
      if (isText && cell) cell.text += piece
    },
    close(name) {
      if (name === 'v' || name === 't') isText = false
      if (name !== 'c' || !cell) return
      ear.cell(at, cell)
      at++
      cell = undefined
    },
  })
}

/** "AB12" → 27; undefined where a cell does not say where it stands */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0]
  if (letters === undefined) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
