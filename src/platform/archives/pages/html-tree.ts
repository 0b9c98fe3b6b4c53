import { Parser } from 'htmlparser2'
import { ImportError } from '../archive.ts'

/** HTML as plain data: what is read here is only ever looked at and made anew, never changed in place. */
export type HtmlNode = string | HtmlElement
export type HtmlElement = { tag: string; attrs: Record<string, string>; children: HtmlNode[] }

/** Beyond this no honest page goes, and walking it could exhaust the stack. */
const MAX_DEPTH = 250

const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'wbr'])

/**
 * Parse HTML (or XHTML served as such) leniently, as browsers do; comments are dropped.
 * Throws {@link ImportError} with the line when tags are nested beyond all reason.
 */
export function parseHtml(html: string, path: string, firstLine = 1): HtmlElement {
  const root = element('#root', {}, [])
  const open = [root]
  const parser = new Parser(
    {
      onopentag(tag, attribs) {
        if (open.length > MAX_DEPTH)
          throw new ImportError('tag HTML bersarang terlalu dalam.', {
            path,
            line: firstLine - 1 + html.slice(0, parser.startIndex).split('\n').length,
          })
        const made = element(tag, attribs, [])
        open.at(-1)?.children.push(made)
        open.push(made)
      },
      ontext(text) {
        open.at(-1)?.children.push(text)
      },
      onclosetag() {
        if (open.length > 1) open.pop()
      },
    },
    { recognizeSelfClosing: /^\s*<\?xml/.test(html) },
  )
  parser.end(html)
  return joinTexts(root)
}

/** The parser hands over a text in pieces (around each entity); whoever reads wants it whole. */
function joinTexts(node: HtmlElement): HtmlElement {
  const children: HtmlNode[] = []
  for (const child of node.children) {
    const last = children.at(-1)
    if (typeof child !== 'string') children.push(joinTexts(child))
    else if (typeof last === 'string') children[children.length - 1] = last + child
    else children.push(child)
  }
  return { ...node, children }
}

export function element(tag: string, attrs: Record<string, string>, children: HtmlNode[]): HtmlElement {
  return { tag, attrs, children }
}

export function isElement(node: HtmlNode | undefined): node is HtmlElement {
  return node !== undefined && typeof node !== 'string'
}

export function hasClass(node: HtmlElement, ...names: string[]): boolean {
  const classes = (node.attrs.class ?? '').split(/\s+/)
  return names.some(name => classes.includes(name))
}

/** Every element below `nodes` in reading order. */
export function* elementsOf(nodes: readonly HtmlNode[]): Generator<HtmlElement> {
  for (const node of nodes) {
    if (!isElement(node)) continue
    yield node
    yield* elementsOf(node.children)
  }
}

export function find(nodes: readonly HtmlNode[], wanted: (node: HtmlElement) => boolean) {
  for (const node of elementsOf(nodes)) if (wanted(node)) return node
  return undefined
}

export function textOf(nodes: readonly HtmlNode[]): string {
  return nodes.map(node => (isElement(node) ? textOf(node.children) : node)).join('')
}

/** Text as a reader counts it: blocks are apart, runs of space are one. */
export function proseOf(nodes: readonly HtmlNode[]): string {
  const walk = (list: readonly HtmlNode[]): string =>
    list.map(node => (isElement(node) ? spaced(node, walk(node.children)) : node)).join('')
  return walk(nodes).replace(/\s+/gu, ' ').trim()
}

const WITHIN_WORDS = new Set(
  'a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)

function spaced({ tag }: HtmlElement, inner: string): string {
  return WITHIN_WORDS.has(tag) ? inner : ` ${inner} `
}

/** The same tree with every element put through `change`, innermost first; `[]` removes, several replace. */
export function mapElements(
  nodes: readonly HtmlNode[],
  change: (node: HtmlElement) => readonly HtmlNode[],
): HtmlNode[] {
  return nodes.flatMap(node =>
    isElement(node) ? change({ ...node, children: mapElements(node.children, change) }) : [node],
  )
}

export function writeHtml(nodes: readonly HtmlNode[]): string {
  return nodes.map(node => (isElement(node) ? writeElement(node) : escapeText(node))).join('')
}

function writeElement({ tag, attrs, children }: HtmlElement): string {
  const written = Object.entries(attrs).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
  const start = `<${tag}${written.join('')}>`
  return VOID.has(tag) ? start : `${start}${writeHtml(children)}</${tag}>`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;')
}
