import type { Node, Schema } from '@tiptap/pm/model'
import { Plugin, type Transaction } from '@tiptap/pm/state'
import type { Block, DocNode } from '../../shared/document/document.ts'
import { isBlank, tidyBlock } from '../../shared/document/tidy.ts'

/** Between the text as it is kept, a list of blocks, and the editor's own tree. */

const kept = new WeakMap<Node, Block>()

/** What is kept of the text. A block nobody touched is the same object as before: it is neither read nor compared again. */
export function blocksOf(doc: Node): Block[] {
  const blocks: Block[] = []
  doc.forEach(node => {
    const known = kept.get(node)
    if (known) blocks.push(known)
    else {
      const json: DocNode = node.toJSON()
      const block = tidyBlock({ ...json, id: String(node.attrs.blockId ?? '') })
      kept.set(node, block)
      blocks.push(block)
    }
  })
  // an empty text is no text
  const [only] = blocks
  return blocks.length === 1 && only && isBlank(only) ? [] : blocks
}

/** The text as the editor takes it; an empty one is a line to write in. */
export function docOf(schema: Schema, blocks: readonly Block[]): Node {
  const nodes = blocks.map(block => nodeOf(schema, block))
  return schema.node('doc', null, nodes.length > 0 ? nodes : [schema.node('paragraph', { blockId: newId() })])
}

const known = new WeakMap<Block, Node>()

export function nodeOf(schema: Schema, block: Block): Node {
  const before = known.get(block)
  if (before?.type.schema === schema) return before
  const { id, attrs, ...rest } = block
  const node = schema.nodeFromJSON({ ...rest, attrs: { ...attrs, blockId: id } })
  known.set(block, node)
  kept.set(node, block)
  return node
}

export const newId = () => crypto.randomUUID().slice(0, 8)

/** Every block at the top has an id of its own: one that was split off or pasted gets another. */
export const blockIds = new Plugin({
  appendTransaction(transactions, _, { doc, tr }): Transaction | null {
    if (!transactions.some(one => one.docChanged)) return null
    const taken = new Set<unknown>()
    let isChanged = false
    doc.forEach((node, pos) => {
      const { blockId } = node.attrs
      if (blockId && !taken.has(blockId)) taken.add(blockId)
      else {
        const id = newId()
        taken.add(id)
        tr.setNodeAttribute(pos, 'blockId', id)
        isChanged = true
      }
    })
    return isChanged ? tr.setMeta('addToHistory', false) : null
  },
})
