import { type SaxesAttributeNS, SaxesParser } from 'saxes'
import { ImportError } from '../archive.ts'

/** An XML element as plain data. Names carry the usual prefix, whichever the file chose: `wp:status`. */
export type XmlElement = {
  name: string
  attrs: Record<string, string>
  text: string
  children: XmlElement[]
  line: number
  /** Markup inside as it was written, of what Atom calls `type="xhtml"`. */
  markup?: string
}

const PREFIXES: readonly (readonly [RegExp, string])[] = [
  [/wordpress\.org\/export\/[\d.]+\/excerpt\/?$/, 'excerpt:'],
  [/wordpress\.org\/export\/[\d.]+\/?$/, 'wp:'],
  [/purl\.org\/rss\/1\.0\/modules\/content\/?$/, 'content:'],
  [/purl\.org\/dc\/elements\/1\.1\/?$/, 'dc:'],
  [/w3\.org\/2005\/Atom$/, 'atom:'],
  [/itunes\.com\/dtds\/podcast-1\.0\.dtd$/i, 'itunes:'],
]

/** What hand-made feeds write although XML does not know it. */
const ENTITIES = {
  nbsp: '\u00a0',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  copy: '©',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  middot: '·',
  bull: '•',
}

const MAX_DEPTH = 60

/**
 * Parse strict XML. Entities a document defines itself are not expanded.
 * Throws {@link ImportError} with the line where it is broken; for a tag never closed, the line it was opened.
 */
export function parseXml(text: string, path: string): XmlElement {
  const body = text.replace(/^[\s\uFEFF]+/, '')
  const before = text.slice(0, text.length - body.length).split('\n').length - 1
  const root: XmlElement = { name: '#root', attrs: {}, text: '', children: [], line: 1 }
  const open = [root]
  const starts: number[] = []
  const parser = new SaxesParser({ xmlns: true, position: true })
  const fail = (reason: string, line: number): never => {
    throw new ImportError(reason, { path, line })
  }
  Object.assign(parser.ENTITIES, ENTITIES)
  parser.on('error', error => {
    const unclosed = /unclosed tag/.test(error.message) ? open.at(-1) : undefined
    fail(`XML rusak: ${reasonOf(error.message)}.`, unclosed?.line ?? parser.line + before)
  })
  parser.on('opentag', tag => {
    if (open.length > MAX_DEPTH) fail('XML bersarang terlalu dalam.', parser.line + before)
    const made = {
      name: nameOf(tag.uri, tag.local),
      attrs: attrsOf(tag.attributes),
      text: '',
      children: [],
      line: parser.line + before,
    }
    open.at(-1)?.children.push(made)
    open.push(made)
    starts.push(parser.position)
  })
  const addText = (piece: string) => {
    const current = open.at(-1)
    if (current) current.text += piece
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const [closed, start] = [open.pop(), starts.pop()]
    if (closed?.attrs.type !== 'xhtml') return
    closed.markup = body.slice(start, body.lastIndexOf('</', parser.position - 1))
  })
  parser.write(body).close()
  return root
}

function nameOf(uri: string, local: string): string {
  const known = PREFIXES.find(([pattern]) => pattern.test(uri))
  return known ? known[1] + local : uri === '' ? local : `${uri}:${local}`
}

function attrsOf(attributes: Record<string, SaxesAttributeNS>): Record<string, string> {
  return Object.fromEntries(Object.values(attributes).map(({ name, value }) => [name, value]))
}

/** The parser speaks English to programmers; these are what people's files really suffer from. */
const reasons: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/unclosed tag: (\S+)/, name => `tag <${name}> tidak ditutup`],
  [/unmatched closing tag: (\S+)/, name => `tag penutup </${name}> tidak cocok dengan pembukanya`],
  [/unexpected close tag/, () => 'ada tag penutup yang tidak cocok dengan pembukanya'],
  [/undefined entity/, () => 'ada entitas (&…;) yang tidak dikenal'],
  [/unexpected end|unfinished|unclosed/, () => 'berkas terpotong'],
  [/disallowed character|invalid character/, () => 'ada karakter yang tidak diizinkan'],
  [/unbound namespace prefix: "?(\w+)/, name => `awalan "${name}" tidak dikenal`],
  [/duplicate attribute/, () => 'ada atribut ganda'],
  [/text data outside|document must contain a root/, () => 'isinya bukan XML'],
]

function reasonOf(message: string): string {
  for (const [pattern, told] of reasons) {
    const found = pattern.exec(message)
    if (found) return told(found[1]?.replace(/[."]+$/, '') ?? '')
  }
  return 'susunannya tidak sah'
}

export function childText(node: XmlElement, name: string): string {
  return node.children.find(child => child.name === name)?.text.trim() ?? ''
}

export function childrenNamed(node: XmlElement, name: string): XmlElement[] {
  return node.children.filter(child => child.name === name)
}
