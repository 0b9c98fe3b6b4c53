/**
 * What a text of an editor is made of: a list of blocks, as JSON. The one table of nodes below is read by the editor in
 * the browser (its ProseMirror schema), by the check on the server and by all printers.
 */

export interface Mark {
  type: MarkName
  attrs?: Readonly<Record<string, unknown>> | undefined
}

export interface DocNode {
  type: NodeName
  attrs?: Readonly<Record<string, unknown>> | undefined
  content?: readonly DocNode[] | undefined
  text?: string | undefined
  marks?: readonly Mark[] | undefined
}

/** A node at the top of a text: its id stays, wherever it is moved, so that two who write are told apart block by block. */
export interface Block extends DocNode {
  id: string
}

/**
 * How an attribute's value must look. text: words; line: without line ends; href: an address one may be led to; source:
 * an address of a picture, sound or film; anchor: a name for a place in the page; count: a whole number from 0 on.
 */
export type AttributeKind =
  | 'text'
  | 'line'
  | 'href'
  | 'source'
  | 'frame'
  | 'anchor'
  | 'count'
  | 'flag'
  | 'html'
  | 'space'
  | 'pictures'
  | readonly string[]

export interface Attribute {
  kind: AttributeKind
  /** what it is where nothing is said; undefined: it has to be said */
  usual?: unknown
}

interface NodeSpec {
  /** as ProseMirror writes it: what may stand in it; none: nothing */
  content?: string
  group?: 'block' | 'inline'
  attrs?: Readonly<Record<string, Attribute>>
  /** no marks within */
  isPlain?: boolean
}

const none = { usual: null }
const align: Attribute = { kind: ['left', 'center', 'right'], ...none }
const anchor: Attribute = { kind: 'anchor', ...none }
/** of texts that came with each part on a line of its own */
const isSpread: Attribute = { kind: 'flag', usual: false }
/** of texts that came without paragraphs where we write some, or with */
const flag: Attribute = { kind: 'flag', usual: false }
const width: Attribute = { kind: 'count', ...none }
const picture = { src: { kind: 'source' }, alt: { kind: 'line', ...none }, width, height: width } as const

/** Every node, with what may stand in it. `block` and `inline` are groups. */
export const nodes = {
  paragraph: { group: 'block', content: 'inline*', attrs: { align, anchor } },
  heading: {
    group: 'block',
    content: 'inline*',
    attrs: { level: { kind: ['2', '3', '4', '5', '6'], usual: '2' }, align, anchor },
  },
  bulletList: { group: 'block', content: 'listItem+', attrs: { isLoose: flag, isSpread } },
  orderedList: {
    group: 'block',
    content: 'listItem+',
    attrs: { isLoose: flag, isSpread, start: { kind: 'count', usual: 1 } },
  },
  listItem: { content: 'paragraph block*', attrs: { anchor } },
  taskList: { group: 'block', content: 'taskItem+' },
  taskItem: { content: 'paragraph block*', attrs: { isDone: { kind: 'flag', usual: false } } },
  blockquote: { group: 'block', content: 'block+', attrs: { isBare: flag, isSpread } },
  codeBlock: {
    group: 'block',
    content: 'text*',
    isPlain: true,
    attrs: { language: { kind: 'line', ...none } },
  },
  rule: { group: 'block' },
  table: { group: 'block', content: 'tableRow+', attrs: { isSpread } },
  tableRow: { content: '(tableCell | tableHeader)+' },
  tableCell: {
    content: 'block+',
    attrs: { colspan: { kind: 'count', usual: 1 }, rowspan: { kind: 'count', usual: 1 } },
  },
  tableHeader: {
    content: 'block+',
    attrs: {
      colspan: { kind: 'count', usual: 1 },
      rowspan: { kind: 'count', usual: 1 },
      scope: { kind: ['row', 'col'], ...none },
    },
  },
  picture: { group: 'block', content: 'inline*', attrs: { ...picture, align, anchor } },
  gallery: { group: 'block', attrs: { pictures: { kind: 'pictures', usual: [] } } },
  audio: { group: 'block', content: 'inline*', attrs: { src: { kind: 'source' } } },
  video: { group: 'block', content: 'inline*', attrs: { src: { kind: 'source' } } },
  embed: {
    group: 'block',
    attrs: { frame: { kind: 'frame' }, href: { kind: 'href' }, title: { kind: 'line', usual: 'Video' } },
  },
  file: {
    group: 'block',
    attrs: { href: { kind: 'href' }, name: { kind: 'line' }, about: { kind: 'line', ...none } },
  },
  button: { group: 'block', content: 'text*', isPlain: true, attrs: { href: { kind: 'href', usual: '/' } } },
  card: {
    group: 'block',
    attrs: { href: { kind: 'href' }, title: { kind: 'line' }, text: { kind: 'line', ...none } },
  },
  callout: {
    group: 'block',
    content: 'block+',
    attrs: { tone: { kind: ['note', 'tip', 'warning', 'danger'], usual: 'note' }, anchor },
  },
  details: { group: 'block', content: 'summary block+' },
  summary: { content: 'inline*' },
  columns: { group: 'block', content: 'column+' },
  column: { content: 'block+' },
  math: { group: 'block', attrs: { source: { kind: 'text' } } },
  html: { group: 'block', attrs: { html: { kind: 'html' } } },
  lineBreak: { group: 'inline' },
  image: { group: 'inline', attrs: { ...picture, title: { kind: 'line', ...none } } },
  text: { group: 'inline' },
} as const satisfies Record<string, NodeSpec>

export type NodeName = keyof typeof nodes

const words = ['small', 'kbd', 'samp', 'var', 'cite', 'q', 'ins', 'dfn', 'bdi', 'abbr', 'time'] as const

/** Marks, the outermost first. */
export const marks = {
  link: {
    attrs: { href: { kind: 'href', ...none }, title: { kind: 'line', ...none }, anchor },
  },
  bold: { attrs: { tag: { kind: ['strong', 'b'], usual: 'strong' } } },
  italic: { attrs: { tag: { kind: ['em', 'i'], usual: 'em' } } },
  underline: {},
  strike: { attrs: { tag: { kind: ['s', 'del'], usual: 's' } } },
  highlight: {},
  sub: {},
  sup: {},
  words: { attrs: { tag: { kind: words, usual: 'small' } } },
  language: { attrs: { lang: { kind: 'anchor', ...none }, dir: { kind: ['ltr', 'rtl', 'auto'], ...none } } },
  code: {},
} as const satisfies Record<string, { attrs?: Readonly<Record<string, Attribute>> }>

export type MarkName = keyof typeof marks

export const markRank: readonly string[] = Object.keys(marks)

/** Attributes that every block at the top may have: `gap` is the white space behind it, of texts that came with some. */
export const topAttributes = { gap: { kind: 'space', usual: '' } } as const satisfies Record<
  string,
  Attribute
>

export const nodeSpec = (name: NodeName): NodeSpec => nodes[name]
export const attributesOf = (name: NodeName): Readonly<Record<string, Attribute>> =>
  nodeSpec(name).attrs ?? {}
export const markAttributesOf = (name: MarkName): Readonly<Record<string, Attribute>> => {
  const mark: { attrs?: Readonly<Record<string, Attribute>> } = marks[name]
  return mark.attrs ?? {}
}

export const isNodeName = (name: unknown): name is NodeName =>
  typeof name === 'string' && Object.hasOwn(nodes, name)
export const isMarkName = (name: unknown): name is MarkName =>
  typeof name === 'string' && Object.hasOwn(marks, name)

/** A picture of a gallery. */
export interface GalleryPicture {
  src: string
  alt?: string
  width?: number
  height?: number
  caption?: string
}
