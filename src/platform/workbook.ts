import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'
import { unpack } from './archives/files/zip.ts'

/** bytes of a workbook when unpacked: what 5 MB of people come to, and no bomb */
const mostBytes = 40_000_000

/**
 * The first sheet that is shown of an Excel workbook (.xlsx), as texts: numbers as they are written out in full, days as
 * "2026-11-21". Throws for what is no such workbook.
 * @param mostColumns cells beyond are not looked at
 */
export function readWorkbook(bytes: Buffer, mostColumns: number): string[][] {
  const files = unpack(bytes, 'buku kerja', { limit: mostBytes, withHidden: true })
  const textOf = (path: string) => new TextDecoder().decode(files.get(path))
  const book = bookOf(textOf('xl/workbook.xml'), textOf('xl/_rels/workbook.xml.rels'))
  const sheet = files.get(book.path)
  if (!sheet) throw new Error('A workbook without a sheet')
  const words = stringsOf(textOf('xl/sharedStrings.xml'))
  const isDay = dayStyles(textOf('xl/styles.xml'))
  return rowsOf(new TextDecoder().decode(sheet), mostColumns, ({ kind, style, text }) => {
    if (kind === 's') return words[Number(text)] ?? ''
    if (kind === 'e') return ''
    if (kind === 'b') return text === '1' ? 'ya' : 'tidak'
    const isNumber = kind === 'n' && text !== '' && Number.isFinite(Number(text))
    if (!isNumber) return text
    return isDay.has(style) ? dayText(Number(text), book.is1904) : String(Number(text))
  })
}

type Attributes = Record<string, SaxesAttributeNS>
const attributeOf = (attributes: Attributes, name: string) => attributes[name]?.value ?? ''

interface Ear {
  open?: (name: string, attributes: Attributes) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

/** Entities that a document defines itself are not expanded. */
function hear(xml: string, { open, close, text }: Ear): void {
  if (xml === '') return
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', error => {
    throw error
  })
  parser.on('opentag', (tag: SaxesTagNS) => open?.(tag.local, tag.attributes))
  parser.on('closetag', (tag: SaxesTagNS) => close?.(tag.local))
  parser.on('text', piece => text?.(piece))
  parser.write(xml.replace(/^\u{feff}/u, '')).close()
}

function bookOf(book: string, relations: string): { path: string; is1904: boolean } {
  let first = ''
  let is1904 = false
  hear(book, {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributeOf(attributes, 'date1904'))
      const isShown = name === 'sheet' && !/hidden/i.test(attributeOf(attributes, 'state'))
      if (isShown) first ||= Object.values(attributes).find(({ local }) => local === 'id')?.value ?? ''
    },
  })
  let target = ''
  hear(relations, {
    open: (_, attributes) => {
      if (attributeOf(attributes, 'Id') === first) target = attributeOf(attributes, 'Target')
    },
  })
  return { path: target.startsWith('/') ? target.slice(1) : `xl/${target}`, is1904 }
}

/** Texts that cells share, without the readings of Asian scripts beside them. */
function stringsOf(xml: string): string[] {
  const words: string[] = []
  let isText = false
  let isBeside = false
  const turn = (name: string, isOpen: boolean) => {
    if (name === 't') isText = isOpen
    if (name === 'rPh') isBeside = isOpen
  }
  hear(xml, {
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
function dayStyles(xml: string): Set<string> {
  const own = new Set<number>()
  const styles = new Set<string>()
  let count = 0
  let isWithin = false
  hear(xml, {
    open(name, attributes) {
      if (name === 'numFmt') {
        const code = attributeOf(attributes, 'formatCode').replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
        if (/[dmyhs]/i.test(code)) own.add(Number(attributeOf(attributes, 'numFmtId')))
      }
      if (name === 'cellXfs') isWithin = true
      if (name !== 'xf' || !isWithin) return
      const id = Number(attributeOf(attributes, 'numFmtId'))
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

/** Rows by their number, empty ones too; cells by their letters. */
function rowsOf(xml: string, mostColumns: number, read: (cell: Cell) => string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  let cell: Cell | undefined
  let isText = false
  hear(xml, {
    open(name, attributes) {
      if (name === 'row') {
        // a row may say that it is the millionth
        const number = Math.min(Number(attributeOf(attributes, 'r')) || rows.length + 1, rows.length + 1000)
        while (rows.length < number - 1) rows.push([])
        row = []
        at = 0
        rows.push(row)
      }
      if (name === 'c') {
        at = columnOf(attributeOf(attributes, 'r')) ?? at
        cell = { kind: attributeOf(attributes, 't') || 'n', style: attributeOf(attributes, 's'), text: '' }
      }
      if (name === 'v' || name === 't') isText = true
    },
    text(piece) {
      if (isText && cell) cell.text += piece
    },
    close(name) {
      if (name === 'v' || name === 't') isText = false
      if (name !== 'c' || !cell) return
      const text = read(cell)
      if (text !== '' && at < mostColumns) {
        while (row.length < at) row.push('')
        row[at] = text
      }
      at++
      cell = undefined
    },
  })
  return rows
}

/** "AB12" → 27; undefined where a cell does not say where it stands */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0]
  if (letters === undefined) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
