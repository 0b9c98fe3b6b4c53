import type { DOMOutputSpec, Node } from '@tiptap/pm/model'
import type { GalleryPicture, NodeName } from '../../shared/document/document.ts'

/** How each node looks while it is written: the site's own elements, so that `prose` styles both. No node views: they are slow. */
type Look = (node: Node) => DOMOutputSpec

const text = (node: Node, name: string): string => String(node.attrs[name] ?? '')
const aligned = (node: Node) => (node.attrs.align ? `align-${text(node, 'align')}` : undefined)

const cell =
  (tag: 'td' | 'th'): Look =>
  ({ attrs }) => [tag, { colspan: attrs.colspan, rowspan: attrs.rowspan }, 0]

const media =
  (tag: 'audio' | 'video'): Look =>
  node => [
    'figure',
    { class: 'ed-media' },
    [tag, { src: text(node, 'src'), controls: '', preload: 'none', contenteditable: 'false' }],
    ['figcaption', 0],
  ]

const img = ({ src, alt, width, height }: Record<string, unknown>): DOMOutputSpec => [
  'img',
  { src, alt: alt ?? '', ...(width ? { width } : {}), ...(height ? { height } : {}), draggable: 'false' },
]

/** a thing that is chosen and not typed: what it is, and what it says */
const box = (kind: string, label: string, words: string): DOMOutputSpec => [
  'div',
  { class: `ed-box ed-${kind}`, contenteditable: 'false' },
  ['span', { class: 'ed-box-kind' }, label],
  ['span', { class: 'ed-box-words' }, words || '-'],
]

export const looks: Readonly<Record<Exclude<NodeName, 'text'>, Look>> = {
  paragraph: node => ['p', { class: aligned(node) }, 0],
  heading: node => [`h${text(node, 'level') || '2'}`, { class: aligned(node) }, 0],
  bulletList: () => ['ul', 0],
  orderedList: ({ attrs }) => ['ol', attrs.start === 1 ? {} : { start: attrs.start }, 0],
  listItem: () => ['li', 0],
  taskList: () => ['ul', { class: 'tasks' }, 0],
  taskItem: ({ attrs }) => ['li', { class: attrs.isDone ? 'done' : undefined, 'data-task': '' }, 0],
  blockquote: () => ['blockquote', 0],
  codeBlock: ({ attrs }) => [
    'pre',
    { 'data-language': attrs.language ?? '' },
    ['code', { spellcheck: 'false' }, 0],
  ],
  rule: () => ['hr'],
  table: () => ['table', ['tbody', 0]],
  tableRow: () => ['tr', 0],
  tableCell: cell('td'),
  tableHeader: cell('th'),
  picture: node => ['figure', { class: aligned(node) }, img(node.attrs), ['figcaption', 0]],
  gallery(node) {
    const pictures: GalleryPicture[] = Array.isArray(node.attrs.pictures) ? node.attrs.pictures : []
    const shown = pictures.map((one): DOMOutputSpec => ['li', img({ ...one })])
    return ['ul', { class: 'photos', contenteditable: 'false' }, ...shown]
  },
  audio: media('audio'),
  video: media('video'),
  embed: node => box('embed', 'Video', text(node, 'title')),
  file: node => box('file', 'Berkas', text(node, 'name')),
  button: () => ['p', { class: 'ed-button' }, ['span', { class: 'ed-button-words' }, 0]],
  card: node => box('card', 'Kartu', text(node, 'title')),
  callout: node => ['aside', { class: `note ${text(node, 'tone')}` }, 0],
  details: () => ['div', { class: 'ed-details' }, 0],
  summary: () => ['p', { class: 'ed-summary' }, 0],
  columns: () => ['div', { class: 'columns' }, 0],
  column: () => ['div', 0],
  math: node => box('math', 'Rumus', text(node, 'source')),
  html: node => shownHtml(text(node, 'html')),
  lineBreak: () => ['br'],
  image: node => img(node.attrs),
}

/** HTML as it will look; what could run in it is taken away by the server when it is saved, and here before. */
function shownHtml(html: string): HTMLElement {
  const shown = document.createElement('div')
  shown.className = 'ed-html'
  shown.contentEditable = 'false'
  const read = new DOMParser().parseFromString(html, 'text/html')
  for (const element of read.body.querySelectorAll(
    'script, style, iframe, object, embed, link, meta, form, input',
  ))
    element.remove()
  for (const element of read.body.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (name.startsWith('on') || name === 'style' || name === 'id') element.removeAttribute(name)
  for (const link of read.body.querySelectorAll('a')) link.removeAttribute('href')
  shown.append(...read.body.childNodes)
  return shown
}
