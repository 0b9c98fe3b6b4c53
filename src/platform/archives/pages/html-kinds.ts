import { find, type HtmlElement, hasClass } from './html-tree.ts'
import { alignment } from './media.ts'

/** What kinds of elements there are, as books and blogs use them, and what of each is kept. */

export const HEADING = /^h[1-6]$/
const WRAPPERS = new Set(
  'div section article main center header footer fieldset address details summary'.split(' '),
)
export const LISTS = new Set(['ul', 'ol', 'dl', 'menu'])
export const EMBEDDED = new Set(['iframe', 'video', 'audio', 'object', 'embed'])
export const BLOCKS = new Set([
  ...'p pre blockquote aside figure figcaption table hr li dt dd iframe h1 h2 h3 h4 h5 h6'.split(' '),
  ...'caption thead tbody tfoot tr td th video audio object embed'.split(' '),
  ...WRAPPERS,
  ...LISTS,
])
export const RENAMED: Record<string, string> = {
  acronym: 'abbr',
  tt: 'code',
  strike: 's',
  big: 'span',
  menu: 'ul',
}
export const KEPT_INLINE = new Set(
  'a strong em b i u s sub sup abbr mark small cite q del ins time dfn code kbd samp var bdi bdo br wbr img'.split(
    ' ',
  ),
)
const TONES: Record<string, string> = {
  tip: 'tip',
  hint: 'tip',
  warning: 'warning',
  caution: 'danger',
  danger: 'danger',
}
export const NOTES = ['sidebar', 'note', 'important', 'admonition', 'callout', ...Object.keys(TONES)]
export const CAPTIONED = ['figure', 'example', 'informalfigure', 'wp-caption']
const KEPT_ATTRIBUTES = new Set(
  'id href src alt title width height colspan rowspan scope lang dir start type datetime cite reversed'.split(
    ' ',
  ),
)

export function isBlock(node: HtmlElement): boolean {
  if (BLOCKS.has(node.tag)) return true
  // An emphasis drawn around whole blocks, as old editors do; a link keeps its words together instead.
  return node.tag !== 'a' && find(node.children, inner => BLOCKS.has(inner.tag)) !== undefined
}

/** A note's class in our own words: what it is, and how grave. */
export function tone(node: HtmlElement): string {
  const name = Object.keys(TONES).find(one => hasClass(node, one))
  return name ? `note ${TONES[name]}` : 'note'
}

/** What says something beside looks. */
export function attributes(node: HtmlElement): Record<string, string> {
  const kept = Object.entries(node.attrs).filter(
    ([name, value]) => KEPT_ATTRIBUTES.has(name) && (name !== 'id' || value !== ''),
  )
  return { ...Object.fromEntries(kept), ...alignment(node) }
}
