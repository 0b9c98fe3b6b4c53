import { Parser } from 'htmlparser2'

/** A passage of a thing's text, as it is kept. */
export interface Passage {
  heading: string
  /** of the heading, where it has one to be linked to */
  anchor: string | null
  /** whole sentences */
  body: string
  /** code that stands beside it: it leads here and is never quoted */
  code: string
}

const fewestWords = 120
const mostWords = 220
/** of one thing; a book is many chapters, and none is that long */
const mostPassages = 200
const longestHtml = 400_000
const longestCode = 600

const headings = new Set(['h1', 'h2', 'h3', 'h4'])
const inline = new Set(
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
)
const cells = new Set(['td', 'th'])
const unread = new Set(['script', 'style', 'math', 'svg', 'template', 'noscript'])

interface Section {
  heading: string
  anchor: string | null
  sentences: string[]
  code: string
}

const segmenter = new Intl.Segmenter('id', { granularity: 'sentence' })
const folded = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const countWords = (text: string) => text.split(' ').length

/** a point that ends no sentence: "Jalan Melati No. 7", "dr. Sri", "S.Pd. menulis" is one all the same */
const shortened =
  /(^|[\s(])(no|jl|jln|gg|kec|kab|kel|ds|rt|rw|dr|drs|dra|ir|prof|hj|h|st|tn|ny|sdr|hlm|jend|kol|lt|gd|ub|u\.p)\.\s$/iu

/** Whole sentences of a text. One that ends has a space behind it: "a != b" and "obj!!.nama" go on. */
export function sentencesOf(text: string): string[] {
  const found: string[] = []
  let begun = ''
  for (const { segment } of segmenter.segment(text)) {
    begun += segment
    if (!/\s$/.test(segment) || shortened.test(begun)) continue
    found.push(folded(begun))
    begun = ''
  }
  found.push(folded(begun))
  return found.filter(sentence => /[\p{L}\p{N}]/u.test(sentence))
}

interface Cell {
  isHead: boolean
  text: string
}

/** The rows of a table as sentences, each cell under the name of its column: "Hari: Senin; Jam: 09.00; Mentor: Budi". */
function createTable() {
  let names: string[] = []
  let isNamed = false
  let row: Cell[] = []
  const lineOf = (texts: readonly string[]) => {
    const [first = '', ...rest] = texts
    const more = rest.filter(Boolean).join(', ')
    return [first, more].filter(Boolean).join(': ')
  }
  return {
    begin(isHead: boolean) {
      row.push({ isHead, text: '' })
    },
    fill(text: string) {
      const cell = row.at(-1)
      if (cell) cell.text = text
    },
    /** the row is whole; names of columns are no line of their own */
    endRow(): string {
      const texts = row.map(({ text }) => text)
      const isHead = row.length > 1 && row.every(cell => cell.isHead)
      row = []
      if (isHead && names.length === 0) {
        names = texts
        return ''
      }
      isNamed ||= texts.length === names.length
      if (texts.length !== names.length) return lineOf(texts)
      const named = texts.flatMap((text, at) => {
        const name = (names[at] ?? '').replace(/:$/, '')
        return text === '' ? [] : [name === '' ? text : `${name}: ${text}`]
      })
      return named.join('; ')
    },
    /** names that no row was read under are still said */
    end: () => (isNamed ? '' : lineOf(names)),
  }
}

const closed = (text: string) => (/[.!?:;…]["”’)]*$/.test(text) ? text : `${text}.`)

const solution = /^(\d+[.)]?\s*)?(kunci|jawaban|pembahasan|solusi|penyelesaian)\b/iu

/** A heading below which it is told how a task is done. */
export const isSolution = (heading: string): boolean => solution.test(heading.trim())

/** a line that tells it where no heading does: "Kunci: B", "Kunci jawaban nomor 2: …" */
const keyLine = /^kunci( jawaban)?( (soal|nomor|no\.?))?( \d+)?\s*:/iu

/**
 * The headings of a text, one after the other: what hangs below one that tells a solution says so itself, for each
 * passage is read alone.
 */
function headingsInTurn(): (words: string, depth: number) => string {
  let above: { words: string; depth: number } | undefined
  return (words, depth) => {
    if (above && depth > above.depth) return `${above.words}: ${words}`
    above = isSolution(words) ? { words, depth } : undefined
    return words
  }
}

/** The sections of a text, each with what stands below its heading. */
function sectionsOf(html: string): Section[] {
  const sections: Section[] = [{ heading: '', anchor: null, sentences: [], code: '' }]
  let text = ''
  let skipped = 0
  let code = 0
  let anchor: string | null | undefined
  let depth = 0
  const headingOf = headingsInTurn()
  let table: ReturnType<typeof createTable> | undefined
  let isInCell = false
  const last = () => sections.at(-1) ?? { heading: '', anchor: null, sentences: [], code: '' }
  const flush = () => {
    // a cell is one piece, whatever stands in it
    if (isInCell) {
      text += ' '
      return
    }
    const words = folded(text)
    text = ''
    if (words === '') return
    if (anchor !== undefined) {
      sections.push({ heading: headingOf(words, depth), anchor, sentences: [], code: '' })
      anchor = undefined
    } else if (keyLine.test(words) && !isSolution(last().heading)) {
      const { heading, anchor } = last()
      sections.push({ heading: 'Kunci jawaban', anchor, sentences: sentencesOf(closed(words)), code: '' })
      sections.push({ heading, anchor, sentences: [], code: '' })
    } else last().sentences.push(...sentencesOf(closed(words)))
  }
  const parser = new Parser({
    onopentag(tag, attrs) {
      if (unread.has(tag)) skipped++
      if (inline.has(tag)) return
      if (code === 0) flush()
      if (tag === 'table') table = createTable()
      if (table && cells.has(tag)) {
        table.begin(tag === 'th')
        isInCell = true
      }
      if (tag === 'pre') code++
      if (headings.has(tag) && !isInCell) {
        anchor = attrs.id ?? null
        depth = Number(tag.slice(1))
      }
    },
    ontext(words) {
      if (skipped > 0) return
      if (code > 0) last().code = `${last().code} ${words}`.slice(0, longestCode)
      else text += words
    },
    onclosetag(tag) {
      if (unread.has(tag)) skipped--
      if (tag === 'pre') code--
      if (table && cells.has(tag)) {
        table.fill(folded(text))
        text = ''
        isInCell = false
      }
      if (table && tag === 'tr') text += table.endRow()
      if (table && tag === 'table') {
        text += table.end()
        table = undefined
      }
      if (!inline.has(tag) && code === 0) flush()
    },
  })
  parser.end(html.slice(0, longestHtml))
  flush()
  return sections
}

/** Passages of 120 to 220 words, never over a heading; one that goes on begins with the sentence before it. */
export function cutPassages(html: string): Passage[] {
  const passages: Passage[] = []
  for (const { heading, anchor, sentences, code } of sectionsOf(html)) {
    let taken: string[] = []
    let count = 0
    let isFirst = true
    const put = () => {
      passages.push({ heading, anchor, body: taken.join(' '), code: isFirst ? folded(code) : '' })
      isFirst = false
    }
    for (const sentence of sentences) {
      const words = countWords(sentence)
      if (count >= fewestWords || (count > 0 && count + words > mostWords)) {
        put()
        const overlap = taken.at(-1) ?? ''
        taken = countWords(overlap) < fewestWords / 2 ? [overlap] : []
        count = taken.length > 0 ? countWords(overlap) : 0
      }
      taken.push(sentence)
      count += words
    }
    // a heading alone, or code without words, still leads somebody to where it stands
    if (taken.length > 0 || code !== '') put()
    if (passages.length >= mostPassages) break
  }
  return passages.slice(0, mostPassages)
}
