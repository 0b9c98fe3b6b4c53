import { createHash } from 'node:crypto'
import { problemOfBlock } from '../../shared/document/check.ts'
import type { Block, DocNode } from '../../shared/document/document.ts'
import { tidyNode } from '../../shared/document/tidy.ts'
import { blockHtml, type Printing } from '../../shared/document/to-html.ts'
import { blockIn } from './html-blocks.ts'
import { type Node, placedNodes } from './html-nodes.ts'

/**
 * An HTML text as blocks. What the blocks cannot say exactly, byte for byte, stays a block of HTML: printing what was
 * read gives the same text again, whatever it was.
 */
export function readHtml(html: string, printing: Printing = {}): Block[] {
  if (html === '') return []
  const placed = placedNodes(html)
  if (!placed || placed.length === 0) return [withId(raw(html), 0)]
  const blocks: DocNode[] = []
  let before = 0
  for (const [index, { node, from }] of placed.entries()) {
    const source = html.slice(index === 0 ? 0 : from, placed[index + 1]?.from ?? html.length)
    const last = blocks.at(-1)
    if (typeof node === 'string' && node.trim() === '' && source === node && last && isSpace(source)) {
      blocks[blocks.length - 1] = last.type === 'html' ? raw(htmlIn(last) + source) : gapped(last, source)
      continue
    }
    const read = exactly(node, source, printing)
    // words that lie about between blocks are one piece of HTML
    if (!read && last?.type === 'html' && before === index - 1 && isLoose(node))
      blocks[blocks.length - 1] = raw(htmlIn(last) + source)
    else blocks.push(read ?? raw(source))
    if (!read) before = index
  }
  return blocks.map(withId)
}

const isSpace = (text: string) => /^[\s]{1,200}$/.test(text)
const inlineTags = new Set('a b strong em i u s sub sup code span br img small mark'.split(' '))
const isLoose = (node: Node) => typeof node === 'string' || inlineTags.has(node.tag)

const raw = (html: string): DocNode => ({ type: 'html', attrs: { html } })
const htmlIn = ({ attrs }: DocNode) => String(attrs?.html ?? '')
const gapped = (node: DocNode, gap: string): DocNode => ({ ...node, attrs: { ...node.attrs, gap } })

function exactly(node: Node, source: string, printing: Printing): DocNode | undefined {
  const read = blockIn(node)
  if (!read) return undefined
  const tidied = tidyNode(read)
  const isSame = blockHtml(tidied, printing) === source
  return isSame && problemOfBlock({ id: '-', ...tidied }) === undefined ? tidied : undefined
}

/** The same text has the same ids whenever it is read. */
const withId = (node: DocNode, index: number): Block => ({
  id: `${index.toString(36)}-${createHash('sha1').update(JSON.stringify(node)).digest('hex').slice(0, 8)}`,
  ...node,
})
