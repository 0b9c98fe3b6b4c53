import {
  elementsOf,
  find,
  type HtmlElement,
  type HtmlNode,
  isElement,
  proseOf,
  writeHtml,
} from './html-tree.ts'

const HEADING = /^h[1-6]$/

/**
 * Take the section named by `id` out of a page: a whole division when one holds it, else from its
 * heading to the next of the same rank. Undefined when no section has that name.
 */
export function cutSection(
  nodes: readonly HtmlNode[],
  id: string,
): { rest: HtmlNode[]; section: HtmlNode[] } | undefined {
  const at = nodes.findIndex(node => isElement(node) && names(node, id))
  const node = nodes[at]
  if (!isElement(node)) return undefined
  if (isDivision(node, id)) return { rest: nodes.toSpliced(at, 1), section: [node] }
  const heading = headingAt(nodes, at, id)
  if (heading !== undefined) {
    const end = nextHeading(nodes, heading)
    return { rest: nodes.toSpliced(at, end - at), section: nodes.slice(at, end) }
  }
  const inner = cutSection(node.children, id)
  return inner && { rest: nodes.with(at, { ...node, children: inner.rest }), section: inner.section }
}

function names(node: HtmlElement, id: string): boolean {
  return find([node], one => one.attrs.id === id || (one.tag === 'a' && one.attrs.name === id)) !== undefined
}

/** A box that begins with the named heading and holds more than it. */
function isDivision(node: HtmlElement, id: string): boolean {
  if (node.tag !== 'div' && node.tag !== 'section' && node.tag !== 'article') return false
  const heading = find([node], one => HEADING.test(one.tag))
  if (!heading || (node.attrs.id !== id && !names(heading, id))) return false
  return proseOf([node]).length > proseOf([heading]).length
}

function headingAt(nodes: readonly HtmlNode[], at: number, id: string): number | undefined {
  const node = nodes[at]
  if (!isElement(node)) return undefined
  if (HEADING.test(node.tag)) return at
  // `<a name="x"></a>` (bare or alone in a paragraph) right before its heading, as old pages have it.
  if (proseOf([node]) !== '' || !names(node, id)) return undefined
  const next = nodes.findIndex((one, place) => place > at && (isElement(one) || one.trim() !== ''))
  const follower = nodes[next]
  return isElement(follower) && HEADING.test(follower.tag) ? next : undefined
}

function nextHeading(nodes: readonly HtmlNode[], at: number): number {
  const rank = rankOf(nodes[at]) ?? 6
  const next = nodes.findIndex((node, place) => place > at && (rankOf(node) ?? 7) <= rank)
  return next === -1 ? nodes.length : next
}

export function rankOf(node: HtmlNode | undefined): number | undefined {
  return isElement(node) && HEADING.test(node.tag) ? Number(node.tag.charAt(1)) : undefined
}

/**
 * Break a tidy page that is too long to be stored as one into parts below `limit` bytes, between
 * blocks and before a heading where one is near. A single block is never broken.
 */
export function splitLong(nodes: readonly HtmlNode[], limit: number): HtmlNode[][] {
  const parts: HtmlNode[][] = [[]]
  let size = 0
  for (const node of nodes) {
    const bytes = Buffer.byteLength(writeHtml([node]))
    const current = parts.at(-1) ?? []
    const full = size + bytes > limit
    const goodPlace = size > limit / 2 && (rankOf(node) ?? 7) <= 2
    if (current.length > 0 && (full || goodPlace)) {
      parts.push([node])
      size = bytes
    } else {
      current.push(node)
      size += bytes
    }
  }
  return parts
}

/** All ids in a tree, the anchors links may lead to. */
export function idsIn(nodes: readonly HtmlNode[]): string[] {
  return [...elementsOf(nodes)].flatMap(node => (node.attrs.id ? [node.attrs.id] : []))
}
