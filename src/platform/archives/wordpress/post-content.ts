import {
  element,
  find,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  isElement,
  mapElements,
  parseHtml,
  proseOf,
  textOf,
} from '../pages/html-tree.ts'
import { tidy } from '../pages/tidy.ts'
import { shorten } from '../reading-text.ts'
import type { Note } from '../skip-list.ts'
import { autoParagraphs } from './autop.ts'
import { embedHtml, expandShortcodes, type ShortcodeContext } from './shortcodes.ts'

const SUMMARY_LENGTH = 300
const MORE = /<!--\s*more\b[^>]*-->/
const BLOCK = /<!--\s*(\/?)wp:([a-z][\w/-]*)\s*(\{(?:(?!-->|<!--)[\s\S])*\})?\s*(\/?)-->/g

/**
 * The content of a WordPress post as tidy HTML, in either of its two dialects: blocks
 * (`<!-- wp:… -->`) or classic text, where an empty line is a paragraph and brackets are programs.
 */
export function readContent(
  raw: string,
  { path, line }: { path: string; line: number },
  context: ShortcodeContext,
): HtmlNode[] {
  const whole = raw.replace(/<!--\s*(?:more|noteaser|nextpage)\b[^>]*-->/g, '\n\n')
  const nodes = segmentsOf(whole, context.note).flatMap(({ classic, text }) => {
    const expanded = expandShortcodes(text, context)
    const tree = parseHtml(classic ? linesAsEmbeds(expanded) : expanded, path, line)
    return classic ? autoParagraphs(tree.children) : withEmbeds(tree.children)
  })
  return tidy(withoutPlayers(nodes), context.note)
}

/** What stands inside blocks is HTML already; what stands between them is classic text. */
function segmentsOf(text: string, note: Note): { classic: boolean; text: string }[] {
  if (!/<!--\s*wp:/.test(text)) return [{ classic: true, text }]
  const segments: { classic: boolean; text: string }[] = []
  const stack: string[] = []
  let at = 0
  const take = (until: number) => {
    const piece = text.slice(at, until)
    const classic = stack.length === 0 || stack.at(-1) === 'freeform'
    const last = segments.at(-1)
    if (last?.classic === classic) last.text += piece
    else segments.push({ classic, text: piece })
  }
  for (const found of text.matchAll(BLOCK)) {
    const [mark, closing, name = '', , alone] = found
    take(found.index)
    at = found.index + mark.length
    if (closing) stack.pop()
    else if (alone) note(`Blok "${name}"`, 'Blok dinamis WordPress tidak punya padanan')
    else stack.push(name)
  }
  take(text.length)
  return segments
}

/** An address alone on its line is an embed. */
function linesAsEmbeds(text: string): string {
  return text.replace(/^[^\S\n]*(https?:\/\/[^\s<>"']+)[^\S\n]*$/gm, (_, address: string) =>
    embedHtml(address),
  )
}

function withEmbeds(nodes: readonly HtmlNode[]): HtmlNode[] {
  return mapElements(nodes, node => {
    if (!hasClass(node, 'wp-block-embed__wrapper')) return [node]
    const made = embedHtml(textOf([node]).trim())
    return made ? parseHtml(made, '').children.filter(isElement) : [node]
  })
}

/** Search boxes and the like that a block theme leaves in the text. */
function withoutPlayers(nodes: readonly HtmlNode[]): HtmlNode[] {
  return mapElements(nodes, node =>
    ['script', 'style', 'form', 'noscript', 'template', 'button'].includes(node.tag)
      ? []
      : [...background(node), node],
  )
}

/** A cover's picture is only named in its style. */
function background({ attrs }: HtmlElement): HtmlNode[] {
  const url = /background(?:-image)?:\s*url\((["']?)(https?:[^)"']+)\1\)/i.exec(attrs.style ?? '')?.[2]
  return url ? [element('p', {}, [element('img', { src: url, alt: '' }, [])])] : []
}

/**
 * A post's summary in plain words: what the author wrote as excerpt, else the text before `more`,
 * else its beginning; at most 300 characters.
 */
export function summaryOf(
  excerpt: string,
  raw: string,
  nodes: readonly HtmlNode[],
  context: ShortcodeContext,
): string {
  const more = MORE.exec(raw)
  const silent = { ...context, note: () => {} }
  const lead = more
    ? proseOf(withoutNotes(readContent(raw.slice(0, more.index), { path: '', line: 1 }, silent)))
    : ''
  const written = proseOf(parseHtml(excerpt.replace(/\[[^\]]*\]/g, ' '), '').children)
  return shorten(written || lead || sentencesOf(withoutNotes(nodes)), SUMMARY_LENGTH)
}

/** Footnotes, and the numbers that lead to them, are no part of what a text says first. */
function withoutNotes(nodes: readonly HtmlNode[]): HtmlNode[] {
  const leads = (way: RegExp) => (one: HtmlElement) => one.tag === 'a' && way.test(one.attrs.href ?? '')
  return mapElements(nodes, node => {
    const isMark = node.tag === 'sup' && find(node.children, leads(/^#/))
    const isNote = node.tag === 'li' && find(node.children, leads(/^#.+-link$/))
    return isMark || isNote ? [] : [node]
  })
}

/** Paragraphs before captions, headings and bare addresses: they are what a text is about. */
function sentencesOf(nodes: readonly HtmlNode[]): string {
  const told = nodes.filter(node => isElement(node) && ['p', 'ul', 'ol', 'blockquote'].includes(node.tag))
  const words = proseOf(told)
    .replace(/https?:\/\/\S+/g, '')
    .replace(/\s+/gu, ' ')
    .trim()
  return words || proseOf(nodes)
}
