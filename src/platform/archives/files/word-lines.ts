import { ImportError } from '../archive.ts'
import { parsePart } from './part-parser.ts'
import { unpack } from './zip.ts'

/** bytes of a document once unpacked */
const most = 40 * 1024 * 1024
const mostText = 4 * 1024 * 1024

/**
 * The paragraphs of a Word document as lines of text, with the numbers and letters that Word counts by itself and that
 * stand in no text: a list of questions is "1.", one of options "A.". `pictures`: how many could not come along.
 * Throws {@link ImportError} with words.
 */
export function wordLines(bytes: Uint8Array, path: string): { lines: string[]; pictures: number } {
  const parts = unpack(bytes, path, { limit: most, withHidden: true })
  const document = parts.get('word/document.xml')
  if (!document) throw new ImportError('bukan dokumen Word (.docx).', { path })
  if (document.length > mostText) throw new ImportError('teksnya terlalu panjang.', { path })
  const formatOf = formatsOf(parts.get('word/numbering.xml'), path)
  const marks = marksOf(formatOf)
  const lines: string[] = []
  let pictures = 0
  let isText = false
  let paragraph: { text: string; list: string; level: string } | undefined
  parsePart(document, path, {
    open(name, attributes) {
      if (name === 'w:p') paragraph = { text: '', list: '', level: '0' }
      if (name === 'w:drawing' || name === 'w:pict') pictures++
      isText = name === 'w:t'
      if (!paragraph) return
      if (name === 'w:numId') paragraph.list = attributes['w:val'] ?? ''
      if (name === 'w:ilvl') paragraph.level = attributes['w:val'] ?? '0'
      if (name === 'w:tab') paragraph.text += '\t'
      if (name === 'w:br') paragraph.text += '\n'
    },
    close(name) {
      isText = false
      if (name !== 'w:p' || !paragraph) return
      const { text, list, level } = paragraph
      lines.push(...`${marks(list, level)}${text}`.split('\n'))
      paragraph = undefined
    },
    text(text) {
      if (isText && paragraph) paragraph.text += text
    },
  })
  return { lines, pictures }
}

type FormatOf = (list: string, level: string) => string

/** How each level of each list counts: "decimal", "upperLetter", "bullet". */
function formatsOf(bytes: Uint8Array | undefined, path: string): FormatOf {
  const formats = new Map<string, string>()
  const abstractOf = new Map<string, string>()
  let [abstract, list, level] = ['', '', '']
  parsePart(bytes, path, {
    open(name, attributes) {
      if (name === 'w:abstractNum') abstract = attributes['w:abstractNumId'] ?? ''
      if (name === 'w:num') list = attributes['w:numId'] ?? ''
      if (name === 'w:abstractNumId') abstractOf.set(list, attributes['w:val'] ?? '')
      if (name === 'w:lvl') level = attributes['w:ilvl'] ?? ''
      if (name === 'w:numFmt') formats.set(`${abstract} ${level}`, attributes['w:val'] ?? '')
    },
    close: () => undefined,
    text: () => undefined,
  })
  return (id, at) => formats.get(`${abstractOf.get(id)} ${at}`) ?? ''
}

/** Counts as Word does: whatever counts higher up begins the letters below it anew. */
function marksOf(formatOf: FormatOf): FormatOf {
  let number = 0
  let letter = 0
  return (list, level) => {
    if (list === '' || list === '0') return ''
    const format = formatOf(list, level)
    if (format === 'decimal') {
      number++
      letter = 0
      return `${number}. `
    }
    if (format === 'upperLetter' || format === 'lowerLetter') {
      letter++
      return `${String.fromCharCode(64 + Math.min(letter, 26))}. `
    }
    return ''
  }
}
