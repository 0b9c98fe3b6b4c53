import { isRightToLeft } from '../../../shared/spoken.ts'
import type { Source } from '../files/archive-source.ts'
import { decode } from '../files/decode.ts'
import { languageTag } from '../language.ts'
import { oneLine } from '../reading-text.ts'
import {
  element,
  elementsOf,
  find,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  mapElements,
  parseHtml,
  textOf,
} from './html-tree.ts'
import { mainContent, withoutRepeatedEdges } from './main-content.ts'
import { parseMarkdown } from './markdown.ts'

/** One file of text: all of it, the part that is its content, and what it says of itself. */
export type Page = {
  path: string
  whole: HtmlElement
  content: HtmlNode[]
  title: string
  description?: string
  language?: string
  licence?: string
  authors: string[]
}

const MARKDOWN = /\.(?:md|markdown)$/i

export function isPagePath(path: string): boolean {
  return /\.(?:html?|xhtml|md|markdown)$/i.test(path) && !isSummaryPath(path)
}

export function isSummaryPath(path: string): boolean {
  return /(?:^|\/)summary\.md$/i.test(path)
}

/** Every page of a source, parsed. Throws `ImportError` for the first one that cannot be read. */
export function readPages(source: Source, reading: Reading): Map<string, Page> {
  const pages = new Map<string, Page>()
  for (const [path, bytes] of source.files)
    if (isPagePath(path)) pages.set(path, readPage(path, bytes, reading))
  const contents = withoutRepeatedEdges(new Map([...pages].map(([path, page]) => [path, page.content])))
  return new Map(
    [...pages].map(([path, page]) => [path, { ...page, content: contents.get(path) ?? page.content }]),
  )
}

/** What the whole book says of its pages. */
export interface Reading {
  /** what a tool of its own puts into a page of Markdown before it is read */
  expand?: (text: string, path: string) => string
  /** takes drawings out of a page's HTML */
  drawings?: (html: string, path: string) => string
  language?: string | undefined
}

export function readPage(path: string, bytes: Uint8Array, reading: Reading = {}): Page {
  const { expand = text => text, drawings = html => html, language: ofBook } = reading
  const text = decode(bytes, path)
  const { page: whole, front } = MARKDOWN.test(path)
    ? parseMarkdown(expand(text, path), path, { language: ofBook, drawings: html => drawings(html, path) })
    : { page: parseHtml(drawings(text, path), path), front: undefined }
  const language = front?.language ?? languageOf(whole)
  const content = withoutOwnLanguage(mainContent(whole), languageTag(language))
  const author = front?.author ?? meta(whole, 'author')
  return {
    path,
    whole,
    content,
    title: front?.title ?? titleOf(whole, content),
    description: front?.description ?? meta(whole, 'description'),
    language,
    licence: licenceOf(whole),
    authors: author ? [author] : authorsOf(whole),
  }
}

function titleOf(whole: HtmlElement, content: readonly HtmlNode[]): string {
  const heading =
    find(content, node => node.tag === 'h1') ??
    find(content, node => /^h[2-6]$/.test(node.tag) && textOf([node]).trim() !== '')
  const title = heading ?? find(whole.children, node => node.tag === 'title')
  return title ? oneLine(textOf([title])) : ''
}

function meta(whole: HtmlElement, name: string): string | undefined {
  const found = find(whole.children, node => node.tag === 'meta' && node.attrs.name?.toLowerCase() === name)
  return found?.attrs.content?.trim() || undefined
}

function languageOf(whole: HtmlElement): string | undefined {
  const spoken = (node: HtmlElement) => node.attrs.lang ?? node.attrs['xml:lang']
  const outer = find(whole.children, node => (node.tag === 'html' || node.tag === 'body') && !!spoken(node))
  const found = outer ?? find(whole.children, node => node.tag === 'div' && !!spoken(node))
  return found && spoken(found)
}

/** What a page says of itself need not be said of each of its boxes; what is in another language still is. */
function withoutOwnLanguage(nodes: readonly HtmlNode[], language: string | undefined): HtmlNode[] {
  const direction = language && isRightToLeft(language) ? 'rtl' : 'ltr'
  return mapElements(nodes, node => {
    const { lang, 'xml:lang': xmlLang, dir, ...rest } = node.attrs
    const spoken = languageTag(lang ?? xmlLang)
    return [
      element(
        node.tag,
        {
          ...rest,
          ...(spoken && spoken !== language && { lang: spoken }),
          ...(dir && dir !== direction && { dir }),
        },
        node.children,
      ),
    ]
  })
}

/** `CC BY-SA 3.0` where the page links to a Creative Commons deed, else what it declares. */
function licenceOf(whole: HtmlElement): string | undefined {
  for (const node of elementsOf(whole.children)) {
    const href = node.attrs.href ?? ''
    const deed = /creativecommons\.org\/licenses\/([a-z-]+)\/([\d.]+)/.exec(href)
    if (deed) return `CC ${deed[1]?.toUpperCase()} ${deed[2]}`
    if (/creativecommons\.org\/publicdomain\/zero\//.test(href)) return 'CC0 1.0'
    if (node.attrs.rel === 'license' && href) return oneLine(textOf([node])) || href
  }
  return meta(whole, 'license') ?? meta(whole, 'dcterms.license')
}

function authorsOf(whole: HtmlElement): string[] {
  const named = [...elementsOf(whole.children)].filter(
    node => /^h[1-6]$|^span$/.test(node.tag) && hasClass(node, 'author'),
  )
  return named.map(node => oneLine(textOf([node]))).filter(Boolean)
}
