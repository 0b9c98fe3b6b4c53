import { marked } from 'marked'
import { ImportError } from '../archive.ts'
import { element, type HtmlElement, mapElements, parseHtml, textOf } from './html-tree.ts'

export type Front = { title?: string; description?: string; language?: string; author?: string }

/**
 * A Markdown page as an HTML tree. Front matter is read and taken away, headings get the ids
 * GitHub would give them, marks of mdBook and GitBook that need their programs are left out.
 * Throws {@link ImportError} for text no Markdown reader gets through.
 */
export function parseMarkdown(text: string, path: string): { page: HtmlElement; front: Front } {
  const { front, body } = frontMatter(text)
  const plain = body
    .replace(/^\{\{#(?:include|playground|rustdoc_include|title|template)[^}]*\}\}\s*$/gm, '')
    .replace(/^\{%[^%]*%\}\s*$/gm, '')
  const page = parseHtml(render(plain, path), path)
  return { page: withHeadingIds(page), front }
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
