import { type Extension, Mark, Node } from '@tiptap/core'
import type { DOMOutputSpec, TagParseRule } from '@tiptap/pm/model'
import {
  attributesOf,
  isMarkName,
  isNodeName,
  type MarkName,
  markAttributesOf,
  marks,
  type NodeName,
  nodeSpec,
  nodes,
} from '../../shared/document/document.ts'
import { looks } from './looks.ts'

/** The editor's schema, made from the one table of nodes. */

const atoms: readonly string[] = [
  'gallery',
  'embed',
  'file',
  'card',
  'math',
  'html',
  'rule',
  'image',
  'lineBreak',
]
const defining: readonly string[] = ['heading', 'blockquote', 'codeBlock', 'callout', 'details', 'button']
const isolating: readonly string[] = [
  'tableCell',
  'tableHeader',
  'summary',
  'picture',
  'audio',
  'video',
  'column',
]

/** What is pasted or dropped, by its elements. */
const parses: Partial<Record<NodeName, TagParseRule[]>> = {
  paragraph: [{ tag: 'p' }],
  heading: [
    { tag: 'h1', attrs: { level: '2' } },
    ...['2', '3', '4', '5', '6'].map(level => ({ tag: `h${level}`, attrs: { level } })),
  ],
  taskList: [{ tag: 'ul.tasks', priority: 60 }],
  taskItem: [
    { tag: 'li[data-task]', priority: 60, getAttrs: li => ({ isDone: li.classList.contains('done') }) },
  ],
  bulletList: [{ tag: 'ul' }],
  orderedList: [{ tag: 'ol', getAttrs: ol => ({ start: Number(ol.getAttribute('start') ?? 1) || 1 }) }],
  listItem: [{ tag: 'li' }],
  blockquote: [{ tag: 'blockquote' }],
  codeBlock: [{ tag: 'pre', preserveWhitespace: 'full' }],
  rule: [{ tag: 'hr' }],
  table: [{ tag: 'table' }],
  tableRow: [{ tag: 'tr' }],
  tableCell: [{ tag: 'td', getAttrs: spans }],
  tableHeader: [{ tag: 'th', getAttrs: spans }],
  picture: [
    {
      tag: 'figure',
      getAttrs: figure => pictureIn(figure.querySelector('img')),
      contentElement: 'figcaption',
    },
  ],
  callout: [{ tag: 'aside', getAttrs: aside => ({ tone: toneOf(aside) }) }],
  lineBreak: [{ tag: 'br' }],
  image: [{ tag: 'img[src]', getAttrs: img => pictureIn(img) }],
}

function spans(cell: HTMLElement) {
  const count = (name: string) => Math.min(20, Math.max(1, Number(cell.getAttribute(name) ?? 1) || 1))
  return { colspan: count('colspan'), rowspan: count('rowspan') }
}

/** pictures that lie on somebody's own disk are not there for anybody else */
function pictureIn(img: Element | null) {
  const src = img?.getAttribute('src') ?? ''
  if (!/^(?:https:\/\/|\/(?!\/))/.test(src)) return false
  return { src, alt: img?.getAttribute('alt') ?? null }
}

const toneOf = (aside: HTMLElement) =>
  ['tip', 'warning', 'danger'].find(tone => aside.classList.contains(tone)) ?? 'note'

const usual = (name: NodeName | MarkName) =>
  Object.fromEntries(
    Object.entries(isNodeName(name) ? attributesOf(name) : markAttributesOf(name)).map(
      ([attribute, spec]) => [attribute, { default: spec.usual ?? null, rendered: false }],
    ),
  )

const tableRole: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

const nodeExtensions = Object.keys(nodes)
  .filter(isNodeName)
  .map(name => {
    const { group, content, isPlain } = nodeSpec(name)
    if (name === 'text') return Node.create({ name, group: 'inline' })
    const role = tableRole[name]
    return Node.create({
      name,
      ...(group ? { group } : {}),
      ...(content ? { content } : {}),
      ...(isPlain ? { marks: '', ...(name === 'codeBlock' ? { code: true } : {}) } : {}),
      inline: group === 'inline',
      atom: atoms.includes(name),
      defining: defining.includes(name),
      isolating: isolating.includes(name),
      selectable: name !== 'lineBreak' && name !== 'tableRow',
      priority: name === 'paragraph' ? 1000 : 100,
      ...(role ? { extendNodeSchema: () => ({ tableRole: role }) } : {}),
      addAttributes: () => ({
        ...usual(name),
        ...(name === 'tableCell' || name === 'tableHeader'
          ? { colwidth: { default: null, rendered: false } }
          : {}),
        ...(group === 'block'
          ? {
              // a part that is split off is a block of its own
              blockId: { default: null, rendered: false, keepOnSplit: false },
              gap: { default: '', rendered: false, keepOnSplit: false },
            }
          : {}),
      }),
      parseHTML: () => parses[name] ?? [],
      renderHTML: ({ node }) => looks[name](node),
    })
  })

const markTags: Readonly<Record<MarkName, readonly string[]>> = {
  link: ['a[href]'],
  bold: ['strong', 'b'],
  italic: ['em', 'i'],
  underline: ['u'],
  strike: ['s', 'del', 'strike'],
  highlight: ['mark'],
  sub: ['sub'],
  sup: ['sup'],
  words: ['small', 'kbd', 'samp', 'cite', 'q'],
  language: [],
  code: ['code'],
}

const written: Readonly<Record<MarkName, (attrs: Record<string, unknown>) => DOMOutputSpec>> = {
  link: ({ href, title }) => ['a', { href, title, rel: 'noopener' }, 0],
  bold: ({ tag }) => [String(tag), 0],
  italic: ({ tag }) => [String(tag), 0],
  underline: () => ['u', 0],
  strike: ({ tag }) => [String(tag), 0],
  highlight: () => ['mark', 0],
  sub: () => ['sub', 0],
  sup: () => ['sup', 0],
  words: ({ tag }) => [String(tag), 0],
  language: ({ lang, dir }) => ['span', { lang, dir }, 0],
  code: () => ['code', { spellcheck: 'false' }, 0],
}

const markExtensions = Object.keys(marks)
  .filter(isMarkName)
  .map((name, index, all) =>
    Mark.create({
      name,
      // the outermost first
      priority: 200 + all.length - index,
      inclusive: name !== 'link',
      excludes: name === 'code' ? 'bold italic underline strike highlight' : name,
      addAttributes: () => usual(name),
      parseHTML: () =>
        markTags[name].map(tag => ({
          tag,
          getAttrs: (element: HTMLElement) =>
            name === 'link'
              ? linkIn(element)
              : name === 'words'
                ? { tag: element.tagName.toLowerCase() }
                : {},
        })),
      renderHTML: ({ mark }) => written[name](mark.attrs),
    }),
  )

/** an address nobody may be led to is no link */
function linkIn(element: HTMLElement) {
  const href = element.getAttribute('href')?.trim() ?? ''
  return /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))[^\s"<>\\]*$/i.test(href) ? { href } : false
}

const doc = Node.create({ name: 'doc', topNode: true, content: 'block+' })

export const schemaExtensions: (Extension | Node | Mark)[] = [doc, ...nodeExtensions, ...markExtensions]
