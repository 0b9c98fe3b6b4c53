import type { DocNode } from '../../shared/document/document.ts'
import {
  alignOf,
  all,
  anchorOf,
  type Content,
  elementsIn,
  isLineEnd,
  numberIn,
  spreadOf,
} from './html-facts.ts'
import { inlineIn, isInline } from './html-inline.ts'
import { embedIn, figureIn, galleryIn } from './html-media.ts'
import { classesOf, type Element, isElement, type Node } from './html-nodes.ts'

/** An element as a block, as far as one can say: whether that says all, its reader sees by printing it again. */
export function blockIn(node: Node): DocNode | undefined {
  if (!isElement(node)) return undefined
  const read = readers[node.tag]
  return read?.(node)
}

type Reader = (element: Element) => DocNode | undefined

const textBlock =
  (type: 'paragraph' | 'heading', attrs: Record<string, unknown> = {}): Reader =>
  element => {
    const content = inlineIn(element.children)
    return content && { type, attrs: { ...attrs, ...alignOf(element), ...anchorOf(element) }, content }
  }

const blocksIn = (children: Content): DocNode[] | undefined => {
  const blocks = all(children.map(blockIn))
  return blocks && blocks.length > 0 ? blocks : undefined
}

/** Words first, without a paragraph of their own, then blocks. */
function looseIn(children: Content): { content: DocNode[]; isBare: boolean } | undefined {
  const at = children.findIndex(node => !isInline(node))
  const words = at === -1 ? children : children.slice(0, at)
  const rest = at === -1 ? [] : children.slice(at)
  const blocks = all(rest.map(blockIn))
  const first = inlineIn(words)
  if (!blocks || !first) return undefined
  if (words.length === 0 && blocks[0]?.type === 'paragraph') return { content: blocks, isBare: false }
  return { content: [{ type: 'paragraph', content: first }, ...blocks], isBare: true }
}

export const list =
  (type: 'bulletList' | 'orderedList'): Reader =>
  element => {
    if (type === 'bulletList' && classesOf(element).includes('tasks')) return tasksIn(element)
    const items = all(
      (elementsIn(element.children) ?? []).map(item =>
        item.tag === 'li' ? looseIn(item.children) : undefined,
      ),
    )
    const elements = elementsIn(element.children)
    if (!items || !elements || items.length === 0) return undefined
    const start = numberIn(element.attrs.start)
    return {
      type,
      attrs: {
        ...spreadOf(element),
        isLoose: items.some(({ isBare }) => !isBare),
        ...(start === undefined ? {} : { start }),
      },
      content: items.map(({ content }, index) => ({
        type: 'listItem',
        attrs: anchorOf(elements[index] ?? element),
        content,
      })),
    }
  }

function tasksIn(element: Element): DocNode | undefined {
  const items = all(
    (elementsIn(element.children) ?? []).map((item): DocNode | undefined => {
      const inside = looseIn(item.children)
      return (
        inside && {
          type: 'taskItem',
          attrs: { isDone: classesOf(item).includes('done') },
          content: inside.content,
        }
      )
    }),
  )
  return items && items.length > 0 ? { type: 'taskList', content: items } : undefined
}

function tableIn(element: Element): DocNode | undefined {
  const parts = elementsIn(element.children)
  if (!parts?.every(({ tag }) => tag === 'thead' || tag === 'tbody')) return undefined
  const rows = all(parts.flatMap(part => elementsIn(part.children)?.map(rowIn) ?? [undefined]))
  return rows && rows.length > 0 ? { type: 'table', attrs: spreadOf(element), content: rows } : undefined
}

function rowIn({ tag, children }: Element): DocNode | undefined {
  if (tag !== 'tr') return undefined
  const cells = all((elementsIn(children) ?? []).map(cellIn))
  return cells && cells.length > 0 ? { type: 'tableRow', content: cells } : undefined
}

function cellIn({ tag, attrs, children }: Element): DocNode | undefined {
  if (tag !== 'td' && tag !== 'th') return undefined
  const inside = looseIn(children)
  if (!inside) return undefined
  const about = {
    colspan: numberIn(attrs.colspan) ?? 1,
    rowspan: numberIn(attrs.rowspan) ?? 1,
    ...(tag === 'th' && attrs.scope !== undefined ? { scope: attrs.scope } : {}),
  }
  return { type: tag === 'th' ? 'tableHeader' : 'tableCell', attrs: about, content: inside.content }
}

/** Paragraphs that are more than words: a file, a card, a button. */
function paragraphIn(element: Element): DocNode | undefined {
  const [link, about] = element.children
  const classes = classesOf(element)
  if (isElement(link) && link.tag === 'a') {
    const { href = '' } = link.attrs
    if (classes.includes('file')) return fileIn(link, href)
    if (classes.includes('thing')) return cardIn(element, link, href)
    if (classesOf(link).includes('btn') && about === undefined) {
      const content = inlineIn(link.children)
      return content && { type: 'button', attrs: { href }, content }
    }
  }
  return textBlock('paragraph')(element)
}

const wordsIn = (node: Node | undefined): string | undefined => {
  const [text = ''] = isElement(node) ? node.children : [node]
  return typeof text === 'string' ? text : undefined
}

function fileIn(link: Element, href: string): DocNode | undefined {
  const [name, about] = link.children
  if (typeof name !== 'string') return undefined
  const more = wordsIn(about)
  return {
    type: 'file',
    attrs: { href, name: more ? name.replace(/ $/, '') : name, ...(more ? { about: more } : {}) },
  }
}

function cardIn(element: Element, link: Element, href: string): DocNode | undefined {
  const text = wordsIn(element.children.find(node => isElement(node) && node.tag === 'small'))
  return { type: 'card', attrs: { href, title: wordsIn(link) ?? '', ...(text ? { text } : {}) } }
}

function codeIn({ children }: Element): DocNode | undefined {
  const [code, ...more] = children
  if (!isElement(code) || code.tag !== 'code' || more.length > 0) return undefined
  const language = classesOf(code).find(name => name.startsWith('language-'))
  const [text = '', ...rest] = code.children
  if (typeof text !== 'string' || rest.length > 0) return undefined
  return {
    type: 'codeBlock',
    attrs: language ? { language: language.slice('language-'.length) } : {},
    content: text === '' ? [] : [{ type: 'text', text }],
  }
}

function detailsIn({ children }: Element): DocNode | undefined {
  const [head, ...rest] = children
  if (!isElement(head) || head.tag !== 'summary') return undefined
  const words = inlineIn(head.children)
  const blocks = blocksIn(rest)
  return words && blocks && { type: 'details', content: [{ type: 'summary', content: words }, ...blocks] }
}

function calloutIn(element: Element): DocNode | undefined {
  const content = blocksIn(element.children)
  const tone = classesOf(element).find(name => name !== 'note') ?? 'note'
  return content && { type: 'callout', attrs: { tone, ...anchorOf(element) }, content }
}

function columnsIn(element: Element): DocNode | undefined {
  if (!classesOf(element).includes('columns')) return undefined
  const columns = all(
    (elementsIn(element.children) ?? []).map((column): DocNode | undefined => {
      const content = blocksIn(column.children)
      return content && { type: 'column', content }
    }),
  )
  return columns && columns.length > 0 ? { type: 'columns', content: columns } : undefined
}

function quoteIn(element: Element): DocNode | undefined {
  const content = blocksIn(element.children.filter(node => !isLineEnd(node)))
  if (content) return { type: 'blockquote', attrs: spreadOf(element), content }
  const bare = looseIn(element.children)
  return bare && { type: 'blockquote', attrs: { isBare: true }, content: bare.content }
}

/** The formula as it was typed stands in what KaTeX made of it. */
function mathIn(element: Element): DocNode | undefined {
  const [semantics] = elementsIn(element.children) ?? []
  const annotation = semantics?.children.at(-1)
  const source = wordsIn(annotation)
  return source ? { type: 'math', attrs: { source } } : undefined
}

const readers: Readonly<Record<string, Reader>> = {
  p: paragraphIn,
  ...Object.fromEntries(
    ['2', '3', '4', '5', '6'].map(level => [`h${level}`, textBlock('heading', { level })]),
  ),
  ul: list('bulletList'),
  ol: list('orderedList'),
  blockquote: quoteIn,
  pre: codeIn,
  hr: () => ({ type: 'rule' }),
  table: tableIn,
  figure: figureIn,
  'photo-lightbox': galleryIn,
  'film-frame': embedIn,
  aside: calloutIn,
  details: detailsIn,
  div: columnsIn,
  math: mathIn,
}
