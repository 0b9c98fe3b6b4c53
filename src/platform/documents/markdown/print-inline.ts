import type { DocNode, Mark } from '../../../shared/document/document.ts'

/** Words with their marks as Markdown. What Markdown has no sign for is written as a tag. */
export interface Spelling {
  /** marks only as tags: for words where signs would be read otherwise */
  hasTags?: boolean
  /** within a heading or a cell: no line ends */
  isOneLine?: boolean
}

interface Piece {
  open: string
  close: string
}

const quoted = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[\n\r]/g, end => `&#${end.charCodeAt(0)};`)

function tag(name: string, attributes: Readonly<Record<string, unknown>> = {}): Piece {
  const said = Object.entries(attributes).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [` ${key}="${quoted(String(value))}"`],
  )
  return { open: `<${name}${said.join('')}>`, close: `</${name}>` }
}

const both = (sign: string): Piece => ({ open: sign, close: sign })
const titleText = (title: unknown) =>
  title == null ? '' : ` "${String(title).replaceAll(/["\\]/g, '\\$&').replaceAll('&', '&amp;')}"`
const target = (address: string) => (/[()]/.test(address) ? `<${address}>` : address)

function pieceOf({ type, attrs = {} }: Mark, { hasTags = false }: Spelling): Piece {
  switch (type) {
    case 'link': {
      const { href, title, anchor } = attrs
      if (hasTags || href == null || href === '' || anchor != null)
        return tag('a', { id: anchor, title, href })
      return { open: '[', close: `](${target(String(href))}${titleText(title)})` }
    }
    case 'bold':
      return hasTags || attrs.tag === 'b' ? tag(String(attrs.tag ?? 'strong')) : both('**')
    case 'italic':
      return hasTags || attrs.tag === 'i' ? tag(String(attrs.tag ?? 'em')) : both('_')
    case 'strike':
      return hasTags || attrs.tag === 'del' ? tag(String(attrs.tag ?? 's')) : both('~~')
    case 'underline':
      return tag('u')
    case 'highlight':
      return tag('mark')
    case 'sub':
    case 'sup':
    case 'code':
      return tag(type)
    case 'words':
      return tag(String(attrs.tag ?? 'small'))
    case 'language':
      return tag('span', { lang: attrs.lang, dir: attrs.dir })
  }
}

/** Whether words of code can stand between backticks as they are. */
const isPlainCode = (text: string) => !/[\n\r\t]|^\s|\s$|^`|`$/.test(text)

function codeSpan(text: string): string {
  const runs = text.match(/`+/g)?.map(run => run.length) ?? []
  let count = 1
  while (runs.includes(count)) count += 1
  return `${'`'.repeat(count)}${text}${'`'.repeat(count)}`
}

const character = (sign: string) => `&#${sign.codePointAt(0)};`

function escaped(text: string, { isOneLine = false }: Spelling): string {
  const safe = text
    .replaceAll(/[\\`*_[\]<~]/g, '\\$&')
    .replaceAll(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll(/[\r\t\f\v\u2028\u2029]/g, character)
  return isOneLine ? safe.replaceAll('\n', '&#10;') : safe
}

function leaf(node: DocNode, spelling: Spelling, isLast: boolean): string {
  if (node.type === 'lineBreak') return spelling.isOneLine || spelling.hasTags || isLast ? '<br>' : '\\\n'
  if (node.type !== 'image') return escaped(node.text ?? '', spelling)
  const { src, alt, title, width, height } = node.attrs ?? {}
  if (spelling.hasTags || typeof alt !== 'string' || width != null || height != null)
    return tag('img', { src, alt, title, width, height }).open
  return pictureText(String(src), alt, title)
}

/** `![Guru di papan](media/….webp "judul")` */
export const pictureText = (src: string, alt: string, title?: unknown): string =>
  `![${alt.replaceAll(/[\\[\]`*_<~]/g, '\\$&').replaceAll(/&(?=#?\w+;)/g, '&amp;')}](${target(src)}${titleText(title)})`

/** The words of a block, with what would begin something else at the start of a line escaped. */
export function inlineMarkdown(content: readonly DocNode[], spelling: Spelling = {}): string {
  let text = ''
  const opened: Piece[] = []
  const closeTo = (depth: number) => {
    for (const { close } of opened.splice(depth).reverse()) text += close
  }
  for (const [index, node] of content.entries()) {
    const given = node.marks ?? []
    const words = node.text ?? ''
    const isCode =
      !spelling.hasTags &&
      node.type === 'text' &&
      given.some(({ type }) => type === 'code') &&
      isPlainCode(words)
    const wanted = given.filter(({ type }) => !isCode || type !== 'code').map(mark => pieceOf(mark, spelling))
    let depth = 0
    while (depth < opened.length && isSame(opened[depth], wanted[depth])) depth += 1
    closeTo(depth)
    for (const piece of wanted.slice(depth)) {
      text += piece.open
      opened.push(piece)
    }
    text += isCode ? codeSpan(words) : leaf(node, spelling, index === content.length - 1)
  }
  closeTo(0)
  return text.split('\n').map(safeLine).join('\n')
}

const isSame = (one: Piece | undefined, other: Piece | undefined) =>
  one !== undefined && one.open === other?.open && one.close === other.close

/** Nothing at the start of a line begins another block, and no white space at its ends is lost. */
function safeLine(line: string): string {
  const begun = line
    .replace(/^(#{1,6})(?=\s|$)/, '\\$1')
    .replace(/^>/, '\\>')
    .replace(/^[-+](?=\s|$)/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^(?::{2,}|\{|\$\$|=|\|)/, '\\$&')
    .replace(/^(?=[-:|\s]*-[-:|\s]*$)-/, '\\-')
  return begun.replace(/^\s/, character).replace(/\s$/, character)
}
