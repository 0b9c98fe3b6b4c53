import { Parser } from 'htmlparser2'
import type { Token, Tokens } from 'marked'
import { type DocNode, isMarkName, type Mark, marks } from '../../../shared/document/document.ts'

/** Words of Markdown, with the tags that stand among them, as nodes of a text. */
export function readInline(tokens: readonly Token[]): DocNode[] {
  const found: DocNode[] = []
  walk(tokens, [], { found, open: [] })
  return found
}

/** A tag that a text has no mark for: the block is HTML then. */
export class StrangeTag extends Error {}

interface Walk {
  found: DocNode[]
  /** tags that stand open */
  open: { tag: string; mark: Mark }[]
}

const words = (text: string, on: readonly Mark[]): DocNode =>
  on.length > 0 ? { type: 'text', text, marks: [...on] } : { type: 'text', text }

function walk(tokens: readonly Token[], on: readonly Mark[], state: Walk): void {
  const { found, open } = state
  const now = () => [...on, ...open.map(({ mark }) => mark)]
  const marked = (token: Token, mark: Mark) =>
    walk('tokens' in token ? (token.tokens ?? []) : [], [...on, mark], state)
  for (const token of tokens) {
    switch (token.type) {
      case 'text':
        if ('tokens' in token && token.tokens) walk(token.tokens, on, state)
        else found.push(words(decoded(token.raw), now()))
        break
      case 'escape':
        found.push(words(token.text, now()))
        break
      case 'strong':
        marked(token, { type: 'bold' })
        break
      case 'em':
        marked(token, { type: 'italic' })
        break
      case 'del':
        marked(token, { type: 'strike' })
        break
      case 'codespan':
        found.push(words(token.text, [...now(), { type: 'code' }]))
        break
      case 'br':
        found.push(withMarks({ type: 'lineBreak' }, now()))
        break
      case 'link':
        marked(token, linkMark(token.href, token.title))
        break
      case 'image':
        found.push(withMarks(imageOf(token), now()))
        break
      case 'html':
        readTag(token.raw, now, state)
        break
      case 'checkbox':
        break
      default:
        throw new StrangeTag(token.raw)
    }
  }
}

const withMarks = (node: DocNode, on: readonly Mark[]): DocNode =>
  on.length > 0 ? { ...node, marks: [...on] } : node

const linkMark = (href: string, title: string | null | undefined): Mark => ({
  type: 'link',
  attrs: { href: decoded(href), ...(title == null ? {} : { title: decoded(title) }) },
})

const imageOf = ({ href, text, title }: Tokens.Image | Tokens.Generic): DocNode => ({
  type: 'image',
  attrs: {
    src: decoded(String(href)),
    alt: decoded(String(text)),
    ...(title == null ? {} : { title: decoded(String(title)) }),
  },
})

/** `&amp;` and the like as the signs they stand for. */
export const decoded = (text: string): string =>
  text.replaceAll(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi, entity => {
    let sign = ''
    const parser = new Parser({ ontext: part => (sign += part) }, { decodeEntities: true })
    parser.end(entity)
    return sign
  })

const plainTags: Readonly<Record<string, Mark>> = {
  strong: { type: 'bold' },
  b: { type: 'bold', attrs: { tag: 'b' } },
  em: { type: 'italic' },
  i: { type: 'italic', attrs: { tag: 'i' } },
  s: { type: 'strike' },
  del: { type: 'strike', attrs: { tag: 'del' } },
  u: { type: 'underline' },
  mark: { type: 'highlight' },
  sub: { type: 'sub' },
  sup: { type: 'sup' },
  code: { type: 'code' },
}
const wordTags: readonly string[] = marks.words.attrs.tag.kind

function readTag(raw: string, now: () => Mark[], { found, open }: Walk): void {
  const closing = /^<\/([a-z\d]+)\s*>$/i.exec(raw)?.[1]?.toLowerCase()
  if (closing !== undefined) {
    if (open.at(-1)?.tag !== closing) throw new StrangeTag(raw)
    open.pop()
    return
  }
  if (raw.startsWith('<!--')) return
  const { tag, attributes } = tagIn(raw)
  if (tag === 'br') found.push(withMarks({ type: 'lineBreak' }, now()))
  else if (tag === 'img') found.push(withMarks(tagPicture(attributes), now()))
  else open.push({ tag, mark: markOf(tag, attributes) })
}

type Attributes = Readonly<Record<string, string>>

function tagIn(raw: string): { tag: string; attributes: Attributes } {
  let found: { tag: string; attributes: Attributes } | undefined
  const parser = new Parser(
    { onopentag: (tag, attributes) => (found ??= { tag, attributes }) },
    { decodeEntities: true },
  )
  parser.end(raw)
  if (!found) throw new StrangeTag(raw)
  return found
}

function tagPicture({ src = '', alt, title, width, height }: Attributes): DocNode {
  const side = (text: string | undefined) => (text === undefined ? null : Number(text))
  return {
    type: 'image',
    attrs: { src, alt: alt ?? null, width: side(width), height: side(height), title: title ?? null },
  }
}

function markOf(tag: string, attributes: Attributes): Mark {
  const plain = plainTags[tag]
  if (plain) return plain
  if (wordTags.includes(tag)) return { type: 'words', attrs: { tag } }
  const { id, href, title, lang, dir } = attributes
  if (tag === 'a')
    return { type: 'link', attrs: { href: href ?? null, title: title ?? null, anchor: id ?? null } }
  if (tag === 'span' && (lang !== undefined || dir !== undefined))
    return { type: 'language', attrs: { lang: lang ?? null, dir: dir ?? null } }
  throw new StrangeTag(isMarkName(tag) ? tag : `<${tag}>`)
}
