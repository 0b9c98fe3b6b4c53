import { ImportError } from '../archive.ts'
import { parsePart } from './part-parser.ts'
import { unpack } from './zip.ts'

/** bytes of a workbook once unpacked, rows and columns of its sheet */
const most = 40 * 1024 * 1024
const mostRows = 2000
const mostColumns = 50

/**
 * The cells of the first sheet of a workbook (.xlsx) as they are kept: words, and numbers with a point. A formula is
 * what it came to. Throws {@link ImportError} with words.
 */
export function firstSheet(bytes: Uint8Array, path: string): string[][] {
  const parts = unpack(bytes, path, { limit: most, withHidden: true })
  const sheets = [...parts.keys()].filter(name => /^xl\/worksheets\/[^/]+\.xml$/.test(name))
  const sheet = parts.get(sheets.sort((one, other) => numberIn(one) - numberIn(other))[0] ?? '')
  if (!sheet) throw new ImportError('bukan berkas Excel (.xlsx).', { path })
  const shared = sharedStrings(parts.get('xl/sharedStrings.xml'), path)
  const rows: string[][] = []
  let [type, column, value, isValue] = ['', 0, '', false]
  parsePart(sheet, path, {
    open(name, attributes) {
      if (name === 'row') {
        const at = Number(attributes.r ?? rows.length + 1)
        if (!(at > rows.length && at <= mostRows))
          throw new ImportError(`lebih dari ${mostRows} baris.`, { path })
        while (rows.length < at) rows.push([])
        column = 0
      }
      if (name === 'c') {
        type = attributes.t ?? ''
        column = attributes.r ? columnOf(attributes.r) : column + 1
        value = ''
      }
      isValue = name === 'v' || name === 't'
    },
    close(name) {
      isValue = false
      const row = rows.at(-1)
      if (name !== 'c' || !row || column > mostColumns) return
      while (row.length < column - 1) row.push('')
      row.push(type === 's' ? (shared[Number(value)] ?? '') : value)
    },
    text(text) {
      if (isValue) value += text
    },
  })
  return rows
}

const numberIn = (name: string) => Number(/(\d+)\.xml$/.exec(name)?.[1] ?? 0)

/** "AB12" is of the 28th column. */
const columnOf = (reference: string) =>
  [...reference.replaceAll(/[^A-Z]/g, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

function sharedStrings(bytes: Uint8Array | undefined, path: string): string[] {
  const strings: string[] = []
  let isText = false
  parsePart(bytes, path, {
    open(name) {
      if (name === 'si') strings.push('')
      isText = name === 't'
    },
    close() {
      isText = false
    },
    text(text) {
      if (isText) strings.push(`${strings.pop() ?? ''}${text}`)
    },
  })
  return strings
}
