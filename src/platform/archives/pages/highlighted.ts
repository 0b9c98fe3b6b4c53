import { highlighter } from './highlighter.ts'
import { element, type HtmlNode, isElement, mapElements, parseHtml, textOf, writeHtml } from './html-tree.ts'

/** characters of a listing that still gets its colours: more is data, and somebody else's patterns take their time */
const LONGEST = 20_000
/** bytes of a text with its colours; a longer one stays without, since what is stored has an end */
const MAX_BYTES = 170 * 1024

/**
 * Listings whose language is known with their words marked by kind (`hljs-keyword`, `hljs-string`, …). Classes only: the
 * colours are the stylesheet's. Done once, when a text is brought in, so that no page waits for it.
 */
export function highlighted(nodes: readonly HtmlNode[]): HtmlNode[] {
  const marked = mapElements(nodes, node => {
    if (node.tag !== 'code' || node.children.some(isElement)) return [node]
    const language = /\blanguage-([\w+#-]+)/.exec(node.attrs.class ?? '')?.[1] ?? ''
    const code = textOf(node.children)
    if (code.length > LONGEST || !highlighter.getLanguage(language)) return [node]
    const { value } = highlighter.highlight(code, { language, ignoreIllegals: true })
    return [{ ...node, children: kindsOnly(parseHtml(value, 'listing').children) }]
  })
  return Buffer.byteLength(writeHtml(marked)) > MAX_BYTES ? [...nodes] : marked
}

/** "hljs-title function_" is "hljs-title" */
const kindsOnly = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  mapElements(nodes, node => {
    const kind = /\bhljs-[\w-]+/.exec(node.attrs.class ?? '')?.[0]
    return kind ? [element('span', { class: kind }, node.children)] : node.children
  })
