import type { Note } from '../skip-list.ts'
import {
  attributes,
  BLOCKS,
  CAPTIONED,
  EMBEDDED,
  HEADING,
  isBlock,
  KEPT_INLINE,
  LISTS,
  NOTES,
  RENAMED,
  tone,
} from './html-kinds.ts'
import {
  element,
  elementsOf,
  find,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  isElement,
  mapElements,
  textOf,
} from './html-tree.ts'
import { embedded, gallery, isColumns, isGallery } from './media.ts'

/**
 * Any HTML as few, plain elements: generic boxes become paragraphs, notes become `aside`, captioned
 * boxes `figure`; text keeps its order. Looks (classes, styles) go, meaning (language of code,
 * direction of writing, anchors) stays.
 */
export function tidy(nodes: readonly HtmlNode[], note: Note): HtmlNode[] {
  return blocks(nodes, note)
}

/** Blocks stay blocks; what runs between them is gathered into paragraphs. */
function blocks(nodes: readonly HtmlNode[], note: Note): HtmlNode[] {
  const made: HtmlNode[] = []
  let run: HtmlNode[] = []
  const flush = () => {
    made.push(...paragraph(run))
    run = []
  }
  for (const node of nodes) {
    if (!isElement(node)) run.push(node)
    else if (isBlock(node)) {
      flush()
      made.push(...block(node, note))
    } else run.push(...inline(node, note))
  }
  flush()
  return made
}

/** Anchors alone make no paragraph: they would be an empty line. */
function paragraph(run: readonly HtmlNode[], attrs: Record<string, string> = {}): HtmlNode[] {
  const inner = trimmed(run)
  if (inner.length === 0) return []
  const empty = textOf(inner).trim() === '' && !find(inner, node => node.tag === 'img')
  if (empty) return inner.filter(node => isElement(node) && node.tag === 'a' && node.attrs.id !== undefined)
  return [element('p', attrs, inner)]
}

function trimmed(run: readonly HtmlNode[]): HtmlNode[] {
  const blank = (node: HtmlNode | undefined) =>
    node !== undefined && (isElement(node) ? node.tag === 'br' : node.trim() === '')
  let from = 0
  let to = run.length
  while (from < to && blank(run[from])) from += 1
  while (to > from && blank(run[to - 1])) to -= 1
  return run.slice(from, to).map((node, at, all) => {
    if (isElement(node)) return node
    const start = at === 0 ? node.trimStart() : node
    return at === all.length - 1 ? start.trimEnd() : start
  })
}

function block(node: HtmlElement, note: Note): HtmlNode[] {
  const { tag, children } = node
  const attrs = attributes(node)
  if (isGallery(node)) return gallery(node)
  if (isColumns(node)) return columns(node, note)
  if (HEADING.test(tag)) return heading(tag, attrs, children, note)
  if (tag === 'pre') return code(node, note)
  if (tag === 'hr') return [element('hr', {}, [])]
  if (tag === 'table') return [element('table', attrs, tableParts(children, note))]
  if (LISTS.has(tag)) return list(node, note)
  if (tag === 'figure' || (tag === 'div' && hasClass(node, ...CAPTIONED))) return figure(node, note)
  if (tag === 'aside' || (['div', 'section', 'blockquote'].includes(tag) && hasClass(node, ...NOTES)))
    return wrapped('aside', { ...attrs, class: tone(node) }, blocks(children, note))
  if (tag === 'blockquote') return wrapped(tag, attrs, blocks(children, note))
  if (EMBEDDED.has(tag)) return embedded(node, note) ?? blocks(children, note)
  if (tag === 'p' && !children.some(child => isElement(child) && isBlock(child)))
    return paragraph(inlines(children, note), attrs)
  const { lang, dir } = attrs
  const inner = blocks(children, note)
  const isApart = (lang || dir) && inner.length > 0
  const box = isApart ? [element('div', { ...(lang && { lang }), ...(dir && { dir }) }, inner)] : inner
  return [...anchor(attrs), ...box]
}

function columns(node: HtmlElement, note: Note): HtmlNode[] {
  const made = node.children.filter(isElement).map(column => {
    const isBox = column.tag === 'div'
    return element('div', {}, blocks(isBox ? column.children : [column], note))
  })
  return wrapped(
    'div',
    { class: 'columns' },
    made.filter(column => column.children.length > 0),
  )
}

function wrapped(tag: string, attrs: Record<string, string>, children: HtmlNode[]): HtmlNode[] {
  return children.length === 0 ? anchor(attrs) : [element(tag, attrs, children)]
}

function heading(
  tag: string,
  attrs: Record<string, string>,
  children: readonly HtmlNode[],
  note: Note,
): HtmlNode[] {
  const inner = trimmed(inlines(children, note))
  return textOf(inner).trim() === ''
    ? [...anchor(attrs), ...inner.filter(isElement)]
    : [element(tag, attrs, inner)]
}

function anchor(attrs: Record<string, string>): HtmlNode[] {
  return attrs.id === undefined ? [] : [element('a', { id: attrs.id }, [])]
}

/** Lines and spaces are kept; the language of the code as `language-*`. */
function code(node: HtmlElement, note: Note): HtmlNode[] {
  const words = mapElements(inlines(node.children, note), one => (one.tag === 'code' ? one.children : [one]))
  // A browser drops the first line end of `pre`, but not once `code` stands between.
  const inner = words.map((one, at) => (at === 0 && !isElement(one) ? one.replace(/^\n/, '') : one))
  const classes = [node, ...elementsOf(node.children)].map(one => one.attrs.class ?? '').join(' ')
  const language = /\b(?:language|lang|highlight-source)-([\w+#-]+)/.exec(classes)?.[1]
  if (textOf(inner).trim() === '') {
    note('<pre>', 'Blok kode kosong', true)
    return []
  }
  return [element('pre', {}, [element('code', language ? { class: `language-${language}` } : {}, inner)])]
}

function list(node: HtmlElement, note: Note): HtmlNode[] {
  const terms = node.tag === 'dl'
  const entries = node.children
    .filter(isElement)
    .flatMap(child => (terms && child.tag === 'div' ? child.children : [child]))
  const made: HtmlElement[] = []
  for (const child of entries.filter(isElement)) {
    const last = made.at(-1)
    const isEntry = terms ? child.tag === 'dt' || child.tag === 'dd' : child.tag === 'li'
    if (isEntry) made.push(element(child.tag, attributes(child), cell(child.children, note)))
    // A list directly inside a list belongs to the entry before it.
    else if (last) last.children.push(...blocks([child], note))
    else made.push(element(terms ? 'dd' : 'li', {}, blocks([child], note)))
  }
  return wrapped(RENAMED[node.tag] ?? node.tag, attributes(node), made)
}

/** What a list entry or a table cell holds: plain words stay plain, a lone paragraph is unwrapped. */
function cell(children: readonly HtmlNode[], note: Note): HtmlNode[] {
  if (!children.some(child => isElement(child) && isBlock(child))) return trimmed(inlines(children, note))
  const made = blocks(children, note)
  const paragraphs = made.filter(node => isElement(node) && node.tag === 'p')
  if (paragraphs.length !== 1) return made
  return made.flatMap(node =>
    isElement(node) && node.tag === 'p' ? [...anchor(node.attrs), ...node.children] : [node],
  )
}

function tableParts(nodes: readonly HtmlNode[], note: Note): HtmlNode[] {
  return nodes.filter(isElement).flatMap((node): HtmlNode[] => {
    if (node.tag === 'caption' || node.tag === 'td' || node.tag === 'th')
      return [element(node.tag, attributes(node), cell(node.children, note))]
    if (['thead', 'tbody', 'tfoot', 'tr'].includes(node.tag))
      return [element(node.tag, attributes(node), tableParts(node.children, note))]
    return []
  })
}

/** A picture, a listing or a table with its caption, whichever of the many ways it was marked up. */
function figure(node: HtmlElement, note: Note): HtmlNode[] {
  const isCaption = (one: HtmlElement) =>
    one.tag === 'figcaption' ||
    hasClass(one, 'wp-caption-text') ||
    (one.tag === 'p' && hasClass(one, 'title'))
  const caption = find(node.children, isCaption)
  const without = (nodes: readonly HtmlNode[]): HtmlNode[] =>
    nodes.flatMap((one): HtmlNode[] =>
      !isElement(one) ? [one] : one === caption ? [] : [{ ...one, children: without(one.children) }],
    )
  const inner = blocks(without(node.children), note).flatMap(one =>
    isElement(one) && one.tag === 'p' && textOf([one]).trim() === '' ? one.children : [one],
  )
  if (inner.length === 0 && !caption) return anchor(attributes(node))
  if (inner.every(one => isElement(one) && one.tag === 'figure') && !caption) return inner
  const words = caption ? trimmed(inlines(caption.children, note)) : []
  const told = words.length > 0 ? [element('figcaption', {}, words)] : []
  return [element('figure', attributes(node), [...inner, ...told])]
}

function inlines(nodes: readonly HtmlNode[], note: Note): HtmlNode[] {
  return nodes.flatMap(node => (isElement(node) ? inline(node, note) : [node]))
}

function inline(node: HtmlElement, note: Note): HtmlNode[] {
  const tag = RENAMED[node.tag] ?? node.tag
  const attrs = attributes(node)
  if (tag === 'img' || tag === 'br' || tag === 'wbr') return [element(tag, tag === 'img' ? attrs : {}, [])]
  if (tag === 'svg' || tag === 'math' || tag === 'canvas') {
    note(`<${tag}>`, 'Gambar di dalam HTML belum didukung')
    return []
  }
  if (EMBEDDED.has(tag))
    return (embedded(node, note) ?? inlines(node.children, note)).flatMap(one =>
      isElement(one) && one.tag === 'p' ? one.children : [one],
    )
  const children = inlines(node.children, note)
  if (tag === 'a' && node.attrs.name !== undefined && attrs.id === undefined) attrs.id = node.attrs.name
  if (KEPT_INLINE.has(tag)) return [element(tag, attrs, children)]
  if (BLOCKS.has(tag)) return [...anchor(attrs), ' ', ...children, ' ']
  const { lang, dir } = attrs
  const spoken = { ...(lang && { lang }), ...(dir && { dir }) }
  const inner = lang || dir ? [element('span', spoken, children)] : children
  return [...anchor(attrs), ...inner]
}
