import type { Block, DocNode, GalleryPicture, Mark, NodeName } from './document.ts'
import { type Attributes, escaped, open, single, wrap } from './html-tags.ts'
import { textIn, valueIn } from './tidy.ts'

/** What makes a formula: on the server KaTeX, as MathML; in the browser nothing, the formula stands as it is typed. */
export interface Printing {
  math?: (source: string) => string
}

/** The HTML of a text, in the words of `platform/html/sanitize.ts`: cleaning it changes nothing. */
export const htmlOf = (blocks: readonly Block[], printing: Printing = {}): string =>
  blocks.map(block => blockHtml(block, printing)).join('')

/** The HTML of one block, and the white space behind it. */
export function blockHtml(block: DocNode, printing: Printing = {}): string {
  const gap = block.attrs?.gap
  return nodeHtml(block, printing) + (typeof gap === 'string' ? gap : '')
}

type Print = (node: DocNode, inside: () => string, printing: Printing) => string

const optional = (node: DocNode, name: string): string | null => {
  const value = valueIn(node, name)
  return value === null ? null : String(value)
}

const above = (node: DocNode, name: string, usual: number): number | null => {
  const value = Number(valueIn(node, name))
  return value === usual ? null : value
}

const aligned = (node: DocNode) => {
  const side = optional(node, 'align')
  return side === null ? null : `align-${side}`
}

/** A link to elsewhere neither recommends the place nor tells it where the reader came from. */
const linked = (href: string): Attributes => ({
  href,
  rel: /^https?:/i.test(href) ? 'noopener noreferrer nofollow ugc' : null,
})

const img = (node: DocNode, more: Attributes = {}) =>
  single('img', {
    src: textIn(node, 'src'),
    alt: optional(node, 'alt'),
    ...more,
    width: optional(node, 'width'),
    height: optional(node, 'height'),
    loading: 'lazy',
  })

const captioned = (media: string, caption: string, attributes: Attributes = {}) =>
  wrap('figure', attributes, media + (caption === '' ? '' : wrap('figcaption', {}, caption)))

const player = (tag: 'audio' | 'video', node: DocNode) =>
  wrap(tag, { src: textIn(node, 'src'), controls: '', preload: 'none' }, '')

/** the paragraph of a list that is not loose, and the only one of a cell, stand without a tag of their own */
function bare(node: DocNode, printing: Printing, isBare: boolean): string {
  const [first, ...rest] = node.content ?? []
  if (!isBare || first?.type !== 'paragraph' || first.attrs) return contentHtml(node, printing)
  return inlineHtml(first.content ?? []) + rest.map(one => nodeHtml(one, printing)).join('')
}

/** one after the other, or each on a line of its own */
function inLines(node: DocNode, parts: readonly string[]): string {
  const end = valueIn(node, 'isSpread') === true ? '\n' : ''
  return end + parts.map(part => part + end).join('')
}

function list(tag: 'ul' | 'ol', attributes: Attributes, node: DocNode, printing: Printing): string {
  const isTight = valueIn(node, 'isLoose') !== true
  const items = (node.content ?? []).map(item =>
    wrap('li', { id: optional(item, 'anchor') }, bare(item, printing, isTight)),
  )
  return wrap(tag, attributes, inLines(node, items))
}

function quoteHtml(node: DocNode, printing: Printing): string {
  if (valueIn(node, 'isBare') === true) return wrap('blockquote', {}, bare(node, printing, true))
  const parts = (node.content ?? []).map(one => nodeHtml(one, printing))
  return wrap('blockquote', {}, inLines(node, parts))
}

const cell = (tag: 'td' | 'th', node: DocNode, printing: Printing) =>
  wrap(
    tag,
    {
      scope: tag === 'th' ? optional(node, 'scope') : null,
      colspan: above(node, 'colspan', 1),
      rowspan: above(node, 'rowspan', 1),
    },
    bare(node, printing, node.content?.length === 1),
  )

/** Rows of nothing but heads, at the top, are the table's head. */
function tableHtml(node: DocNode, printing: Printing): string {
  const rows = node.content ?? []
  const heads = rows.findIndex(row => (row.content ?? []).some(({ type }) => type !== 'tableHeader'))
  const count = heads === -1 ? 0 : heads
  const printed = rows.map(row => nodeHtml(row, printing))
  const head = count === 0 ? [] : [wrap('thead', {}, printed.slice(0, count).join(''))]
  const body = count === rows.length ? [] : [wrap('tbody', {}, inLines(node, printed.slice(count)))]
  return wrap('table', { tabindex: 0 }, inLines(node, [...head, ...body]))
}

function galleryHtml(node: DocNode): string {
  const pictures = valueIn(node, 'pictures')
  const entries = (Array.isArray(pictures) ? pictures : []).map((one: GalleryPicture) => {
    const { src, alt = '', width, height, caption = '' } = one
    const picture = single('img', { src, alt, width, height, loading: 'lazy' })
    const link = wrap('a', { 'data-photo': '', 'data-caption': caption || alt, ...linked(src) }, picture)
    return wrap('li', {}, captioned(link, escaped(caption)))
  })
  return wrap('photo-lightbox', {}, wrap('ul', { class: 'photos' }, entries.join('')))
}

function embedHtml(node: DocNode): string {
  const host = textIn(node, 'frame').includes('vimeo') ? 'Vimeo' : 'YouTube'
  const link = wrap('a', { class: 'film-link', ...linked(textIn(node, 'href')) }, `Putar video dari ${host}`)
  return wrap(
    'film-frame',
    { 'data-frame': textIn(node, 'frame'), 'data-title': textIn(node, 'title') },
    link,
  )
}

const prints = {
  paragraph: (node, inside) => wrap('p', { id: optional(node, 'anchor'), class: aligned(node) }, inside()),
  heading: (node, inside) =>
    wrap(`h${textIn(node, 'level')}`, { id: optional(node, 'anchor'), class: aligned(node) }, inside()),
  bulletList: (node, _, printing) => list('ul', {}, node, printing),
  orderedList: (node, _, printing) => list('ol', { start: above(node, 'start', 1) }, node, printing),
  listItem: (_, inside) => wrap('li', {}, inside()),
  taskList: (_, inside) => wrap('ul', { class: 'tasks' }, inside()),
  taskItem: (node, _, printing) =>
    wrap('li', { class: valueIn(node, 'isDone') === true ? 'done' : null }, bare(node, printing, true)),
  blockquote: (node, _, printing) => quoteHtml(node, printing),
  codeBlock(node, inside) {
    const language = optional(node, 'language')
    return wrap(
      'pre',
      { tabindex: 0 },
      wrap('code', { class: language === null ? null : `language-${language}` }, inside()),
    )
  },
  rule: () => single('hr', {}),
  table: (node, _, printing) => tableHtml(node, printing),
  tableRow: (_, inside) => wrap('tr', {}, inside()),
  tableCell: (node, _, printing) => cell('td', node, printing),
  tableHeader: (node, _, printing) => cell('th', node, printing),
  picture: (node, inside) =>
    captioned(img(node), inside(), { id: optional(node, 'anchor'), class: aligned(node) }),
  gallery: galleryHtml,
  audio: (node, inside) => captioned(player('audio', node), inside()),
  video: (node, inside) => captioned(player('video', node), inside()),
  embed: embedHtml,
  file(node) {
    const about = optional(node, 'about')
    const words =
      escaped(textIn(node, 'name')) + (about === null ? '' : ` ${wrap('small', {}, escaped(about))}`)
    return wrap('p', { class: 'file' }, wrap('a', linked(textIn(node, 'href')), words))
  },
  button: (node, inside) =>
    wrap('p', {}, wrap('a', { class: 'btn btn-main', ...linked(textIn(node, 'href')) }, inside())),
  card(node) {
    const text = optional(node, 'text')
    const link = wrap('a', linked(textIn(node, 'href')), escaped(textIn(node, 'title')))
    return wrap('p', { class: 'thing' }, text === null ? link : `${link} ${wrap('small', {}, escaped(text))}`)
  },
  callout(node, inside) {
    const tone = textIn(node, 'tone')
    const about = { id: optional(node, 'anchor'), class: tone === 'note' ? 'note' : `note ${tone}` }
    return wrap('aside', about, inside())
  },
  details: (_, inside) => wrap('details', {}, inside()),
  summary: (_, inside) => wrap('summary', {}, inside()),
  columns: (_, inside) => wrap('div', { class: 'columns' }, inside()),
  column: (_, inside) => wrap('div', {}, inside()),
  math: (node, _, { math }) =>
    math?.(textIn(node, 'source')) ??
    wrap('pre', { tabindex: 0 }, wrap('code', { class: 'language-latex' }, escaped(textIn(node, 'source')))),
  html: node => textIn(node, 'html'),
  lineBreak: () => single('br', {}),
  image: node => img(node, { title: optional(node, 'title') }),
  text: node => escaped(node.text ?? ''),
} as const satisfies Record<NodeName, Print>

const nodeHtml = (node: DocNode, printing: Printing): string =>
  prints[node.type](node, () => contentHtml(node, printing), printing)

function contentHtml({ content = [] }: DocNode, printing: Printing): string {
  const isInline = content.some(({ type }) => type === 'text' || type === 'lineBreak' || type === 'image')
  return isInline ? inlineHtml(content) : content.map(node => nodeHtml(node, printing)).join('')
}

const tags = {
  link: ({ attrs = {} }) =>
    open('a', {
      id: attrs.anchor == null ? null : String(attrs.anchor),
      title: attrs.title == null ? null : String(attrs.title),
      ...(attrs.href == null ? {} : linked(String(attrs.href))),
    }),
  bold: ({ attrs }) => open(String(attrs?.tag ?? 'strong')),
  italic: ({ attrs }) => open(String(attrs?.tag ?? 'em')),
  underline: () => open('u'),
  strike: ({ attrs }) => open(String(attrs?.tag ?? 's')),
  highlight: () => open('mark'),
  sub: () => open('sub'),
  sup: () => open('sup'),
  words: ({ attrs }) => open(String(attrs?.tag ?? 'small')),
  language: ({ attrs = {} }) =>
    open('span', {
      lang: attrs.lang == null ? null : String(attrs.lang),
      dir: attrs.dir == null ? null : String(attrs.dir),
    }),
  code: () => open('code'),
} as const satisfies Record<Mark['type'], (mark: Mark) => string>

const tagOf = (opened: string) => opened.slice(1).split(' ', 1)[0] ?? ''

/** A mark over several texts in a row is one element. */
function inlineHtml(content: readonly DocNode[]): string {
  let html = ''
  const opened: string[] = []
  const closeTo = (depth: number) => {
    for (const tag of opened.splice(depth).reverse()) html += `</${tagOf(tag)}>`
  }
  for (const node of content) {
    const wanted = (node.marks ?? []).map(mark => tags[mark.type](mark))
    let depth = 0
    while (depth < opened.length && opened[depth] === wanted[depth]) depth += 1
    closeTo(depth)
    for (const tag of wanted.slice(depth)) {
      html += `${tag}>`
      opened.push(tag)
    }
    html += nodeHtml(node, {})
  }
  closeTo(0)
  return html
}
