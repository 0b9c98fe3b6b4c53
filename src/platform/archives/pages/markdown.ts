import { marked } from 'marked'
import { ImportError } from '../archive.ts'
import {
  element,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  isElement,
  mapElements,
  parseHtml,
  textOf,
} from './html-tree.ts'
import { noteTitle } from './note-titles.ts'

interface Reading {
  /** the book's, where the page says none of its own */
  language?: string | undefined
  /** what takes drawings out of the text */
  drawings?: (html: string) => string
}

export type Front = { title?: string; description?: string; language?: string; author?: string }

/**
 * A Markdown page as an HTML tree. Front matter is read and taken away, headings get the ids
 * GitHub would give them, marks of GitBook that need its program are left out.
 * Throws {@link ImportError} for text no Markdown reader gets through.
 */
export function parseMarkdown(
  text: string,
  path: string,
  { language, drawings = html => html }: Reading = {},
): { page: HtmlElement; front: Front } {
  const { front, body } = frontMatter(text)
  const plain = body.replace(/^\{%[^%]*%\}\s*$/gm, '')
  const page = parseHtml(drawings(render(plain, path)), path)
  return { page: withHeadingIds(withBoxes(page, front.language ?? language)), front }
}

function render(text: string, path: string): string {
  try {
    return marked.parse(text, { async: false, gfm: true })
  } catch (error) {
    // Some thousand `>` in a row exhaust the stack of any Markdown reader.
    if (error instanceof RangeError)
      throw new ImportError('susunan Markdown bersarang terlalu dalam.', { path })
    throw error
  }
}

function frontMatter(text: string): { front: Front; body: string } {
  const found = /^\uFEFF?---\n([\s\S]*?)\n---\s*(?:\n|$)/.exec(text)
  if (!found) return { front: {}, body: text }
  const value = (key: string) => {
    const line = new RegExp(`^${key}:\\s*(.+)$`, 'im').exec(found[1] ?? '')?.[1]?.trim()
    return line?.replace(/^(["'])(.*)\1$/, '$2')
  }
  const front = {
    title: value('title'),
    description: value('description'),
    language: value('lang(?:uage)?'),
    author: value('author'),
  }
  return { front, body: text.slice(found[0].length) }
}

const ALERT = /^\s*\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*/
const SAID = /^\s*(?:note|tip|important|warning|caution|catatan|kiat|penting|peringatan|awas)\s*[:：]/i

/**
 * Quotations that quote nobody are boxes: GitHub's alerts, those that begin with "Note:" or with a heading. A caption
 * below a picture becomes the picture's.
 */
function withBoxes(page: HtmlElement, language: string | undefined): HtmlElement {
  const children = mapElements(page.children, node => {
    if (node.tag !== 'blockquote') return [node]
    const first = node.children.find(isElement)
    const alert = ALERT.exec(textOf(first ? [first] : []))
    if (first && alert) {
      const kind = alert[1]?.toLowerCase() ?? ''
      const title = element('p', {}, [element('strong', {}, [noteTitle(kind, language)])])
      const rest = withoutStart(first, alert[0].length)
      return [
        element('aside', { class: kind }, [
          title,
          ...node.children.flatMap(one => (one === first ? rest : [one])),
        ]),
      ]
    }
    const isBox = first && (/^h[1-6]$/.test(first.tag) || SAID.test(textOf([first])))
    return [isBox ? element('aside', { class: 'note' }, node.children) : node]
  })
  return { ...page, children: withCaptions(children) }
}

function withoutStart(paragraph: HtmlElement, length: number): HtmlNode[] {
  const [start, ...others] = paragraph.children
  const kept = typeof start === 'string' ? [start.slice(length), ...others] : others
  return textOf(kept).trim() === '' ? [] : [{ ...paragraph, children: kept }]
}

/** `<span class="caption">` below a picture, as books for mdBook have it. */
function withCaptions(nodes: readonly HtmlNode[]): HtmlNode[] {
  const only = (node: HtmlNode | undefined) => {
    const inside = isElement(node) && node.tag === 'p' ? node.children : node === undefined ? [] : [node]
    const elements = inside.filter(one => isElement(one) || one.trim() !== '')
    return elements.length === 1 && isElement(elements[0]) ? elements[0] : undefined
  }
  const made: HtmlNode[] = []
  for (const node of nodes) {
    const words = only(node)
    const at = made.findLastIndex(one => isElement(one) || one.trim() !== '')
    const picture = only(made[at])
    if (picture?.tag === 'img' && words?.tag === 'span' && hasClass(words, 'caption'))
      made.splice(
        at,
        made.length,
        element('figure', {}, [picture, element('figcaption', {}, words.children)]),
      )
    else made.push(node)
  }
  return made
}

function withHeadingIds(page: HtmlElement): HtmlElement {
  const taken = new Map<string, number>()
  const children = mapElements(page.children, node => {
    if (!/^h[1-6]$/.test(node.tag) || node.attrs.id) return [node]
    const { words, own } = ownId(textOf(node.children))
    const base = own ?? githubId(words)
    const times = taken.get(base) ?? 0
    taken.set(base, times + 1)
    const id = times === 0 ? base : `${base}-${times}`
    const inner = own ? [words.trim()] : node.children
    return [element(node.tag, id ? { ...node.attrs, id } : node.attrs, inner)]
  })
  return { ...page, children }
}

/** mdBook and Pandoc let an author name the anchor: `## Judul {#nama}`. */
function ownId(words: string): { words: string; own?: string } {
  const found = /\s*\{#([\w.:-]+)\}\s*$/.exec(words)
  return found?.[1] ? { words: words.slice(0, found.index), own: found[1] } : { words }
}

function githubId(words: string): string {
  return words
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
}
