import { element, type HtmlElement, type HtmlNode, isElement } from '../pages/html-tree.ts'

const BLOCKS = new Set(
  'p div section article aside header footer main blockquote pre figure figcaption table thead tbody tfoot tr td th caption ul ol li dl dt dd hr h1 h2 h3 h4 h5 h6 iframe video audio form address fieldset script style object'.split(
    ' ',
  ),
)
/** Boxes in which an empty line means a paragraph, as on the page itself. */
const BOXES = new Set(['div', 'section', 'article', 'aside', 'blockquote', 'main', 'address'])
/** Here only when the author really left an empty line. */
const CELLS = new Set(['li', 'td', 'th', 'dd'])
const VERBATIM = new Set(['pre', 'code', 'script', 'style', 'textarea'])

/**
 * Classic WordPress text has no paragraphs: an empty line makes one, a single line end a break.
 * Works on the parsed tree, so markup is never cut apart.
 */
export function autoParagraphs(nodes: readonly HtmlNode[]): HtmlNode[] {
  const made: HtmlNode[] = []
  let run: HtmlNode[] = []
  const flush = () => {
    for (const lines of atEmptyLines(run)) made.push(element('p', {}, withBreaks(lines)))
    run = []
  }
  for (const node of nodes) {
    if (!isElement(node) || !BLOCKS.has(node.tag)) run.push(node)
    else {
      flush()
      made.push(inside(node))
    }
  }
  flush()
  return made
}

function inside(node: HtmlElement): HtmlElement {
  if (VERBATIM.has(node.tag)) return node
  if (BOXES.has(node.tag)) return { ...node, children: autoParagraphs(node.children) }
  if (CELLS.has(node.tag)) {
    const spaced = node.children.some(child => !isElement(child) && /\S\s*\n\s*\n\s*\S/.test(child))
    return { ...node, children: spaced ? autoParagraphs(node.children) : node.children.map(deeper) }
  }
  if (node.tag === 'p') return { ...node, children: withBreaks(node.children) }
  return { ...node, children: node.children.map(deeper) }
}

function deeper(node: HtmlNode): HtmlNode {
  return isElement(node) && BLOCKS.has(node.tag) ? inside(node) : node
}

function atEmptyLines(run: readonly HtmlNode[]): HtmlNode[][] {
  const paragraphs: HtmlNode[][] = [[]]
  for (const node of run) {
    if (isElement(node)) {
      paragraphs.at(-1)?.push(node)
      continue
    }
    const [first = '', ...rest] = node.split(/\n[^\S\n]*\n\s*/)
    paragraphs.at(-1)?.push(first)
    for (const piece of rest) paragraphs.push([piece])
  }
  return paragraphs.filter(lines => lines.some(node => isElement(node) || node.trim() !== ''))
}

/** Line ends become breaks, but not beside a break that is already there, nor at the edges. */
function withBreaks(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node, at): HtmlNode[] => {
    if (isElement(node)) {
      if (VERBATIM.has(node.tag) || BLOCKS.has(node.tag)) return [node]
      return [{ ...node, children: withBreaks(node.children) }]
    }
    const start = at === 0 || isBreak(nodes[at - 1]) ? node.replace(/^\s*\n\s*/, '') : node
    const text = at === nodes.length - 1 || isBreak(nodes[at + 1]) ? start.replace(/\s*\n\s*$/, '') : start
    return text
      .split(/[^\S\n]*\n[^\S\n]*/)
      .flatMap((line, n) => (n === 0 ? [line] : [element('br', {}, []), line]))
  })
}

function isBreak(node: HtmlNode | undefined): boolean {
  return isElement(node) && (node.tag === 'br' || BLOCKS.has(node.tag))
}
