import { exitCode, lift, setBlockType, toggleMark, wrapIn } from '@tiptap/pm/commands'
import { redo, undo } from '@tiptap/pm/history'
import type { Attrs, Node, NodeType, ResolvedPos } from '@tiptap/pm/model'
import { liftListItem, sinkListItem, wrapInList } from '@tiptap/pm/schema-list'
import { type Command, NodeSelection, Selection, TextSelection } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  mergeCells,
  splitCell,
  toggleHeaderRow,
} from '@tiptap/pm/tables'
import type { MarkName, NodeName } from '../../shared/document/document.ts'
import { newId } from './blocks.ts'

/** What can be done to a text, by a key, a button or a word after "/". */

export { redo, undo }

const typeIn = ({ schema }: { schema: { nodes: Record<string, NodeType> } }, name: NodeName): NodeType => {
  const type = schema.nodes[name]
  if (!type) throw new Error(`No node ${name}`)
  return type
}

export const toggle =
  (name: MarkName, attrs: Attrs | null = null): Command =>
  (state, dispatch) => {
    const type = state.schema.marks[name]
    return type ? toggleMark(type, attrs)(state, dispatch) : false
  }

const itemOf = (name: NodeName): NodeName => (name === 'taskList' ? 'taskItem' : 'listItem')

/** Where the cursor is in a node of this kind, and how deep. */
export function depthOf($from: ResolvedPos, names: readonly string[]): number | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if (names.includes($from.node(depth).type.name)) return depth
  return undefined
}

const lists: readonly NodeName[] = ['bulletList', 'orderedList', 'taskList']

/** A paragraph becomes this, and what is this already becomes a paragraph. */
export const become =
  (name: NodeName, attrs: Attrs | null = null): Command =>
  (state, dispatch, view) => {
    const { $from } = state.selection
    const type = typeIn(state, name)
    if (lists.includes(name)) {
      const depth = depthOf($from, lists)
      if (depth !== undefined && $from.node(depth).type === type)
        return liftListItem(typeIn(state, itemOf(name)))(state, dispatch)
      if (depth !== undefined) return changeList(name, depth)(state, dispatch, view)
      return wrapInList(type, attrs)(state, dispatch)
    }
    if (name === 'blockquote' || name === 'callout') {
      const depth = depthOf($from, [name])
      return depth === undefined ? wrapIn(type, attrs)(state, dispatch) : lift(state, dispatch)
    }
    const isThat =
      $from.parent.type === type &&
      (attrs === null || $from.parent.hasMarkup(type, { ...$from.parent.attrs, ...attrs }))
    const { blockId, gap } = $from.parent.attrs
    const kept = $from.depth === 1 ? { blockId, gap } : {}
    return isThat && name !== 'paragraph'
      ? setBlockType(typeIn(state, 'paragraph'), kept)(state, dispatch)
      : setBlockType(type, { ...attrs, ...kept })(state, dispatch)
  }

/** Of one kind of list another: its items stay. */
const changeList =
  (name: NodeName, depth: number): Command =>
  (state, dispatch) => {
    const { $from } = state.selection
    const list = $from.node(depth)
    const item = typeIn(state, itemOf(name))
    const items: Node[] = []
    list.forEach(one => {
      items.push(item.create(null, one.content))
    })
    const { blockId, gap } = list.attrs
    const next = typeIn(state, name).create({ blockId, gap }, items)
    if (dispatch) {
      const tr = state.tr.replaceWith($from.before(depth), $from.after(depth), next)
      dispatch(tr.setSelection(Selection.near(tr.doc.resolve($from.pos))).scrollIntoView())
    }
    return true
  }

/** A new block where the cursor is: in place of an empty line, else below the block at the top. */
export const insert =
  (make: (state: Parameters<Command>[0]) => Node | undefined): Command =>
  (state, dispatch) => {
    const node = make(state)
    if (!node) return false
    const { $from } = state.selection
    const isBlankLine = $from.parent.isTextblock && $from.parent.content.size === 0 && $from.depth === 1
    const at = $from.depth === 0 ? state.selection.to : $from.after(1)
    if (dispatch) {
      const from = isBlankLine ? $from.before(1) : at
      const tr = isBlankLine ? state.tr.replaceWith(from, $from.after(1), node) : state.tr.insert(at, node)
      const isLast = tr.doc.resolve(from).nodeAfter === tr.doc.lastChild
      if (isLast && !node.isTextblock)
        tr.insert(tr.doc.content.size, typeIn(state, 'paragraph').create({ blockId: newId() }))
      const inside = Selection.findFrom(tr.doc.resolve(from + 1), 1, true)
      const isWithin = inside && inside.from < from + node.nodeSize
      tr.setSelection(isWithin ? inside : NodeSelection.create(tr.doc, from))
      dispatch(tr.scrollIntoView())
    }
    return true
  }

export const insertNode = (name: NodeName, attrs: Attrs | null = null) =>
  insert(state => typeIn(state, name).createAndFill({ ...attrs, blockId: newId() }) ?? undefined)

/** A table of a head and two rows. */
export const insertTable = insert(state => {
  const cell = (name: NodeName) => typeIn(state, name).createAndFill()
  const row = (name: NodeName) =>
    typeIn(state, 'tableRow').create(
      null,
      [cell(name), cell(name), cell(name)].flatMap(one => one ?? []),
    )
  const rows = [row('tableHeader'), row('tableCell'), row('tableCell')]
  return typeIn(state, 'table').create({ blockId: newId() }, rows)
})

export const insertColumns = insert(state => {
  const column = () => typeIn(state, 'column').createAndFill()
  const both = [column(), column()].flatMap(one => one ?? [])
  return typeIn(state, 'columns').create({ blockId: newId() }, both)
})

/** The block at the top in which the cursor is: its index and where it begins. */
export function blockAt({ $from, from }: Selection): { index: number; pos: number } {
  return $from.depth === 0
    ? { index: $from.index(0), pos: from }
    : { index: $from.index(0), pos: $from.before(1) }
}

/** One block up or down, with the cursor in it. */
export const moveBlock =
  (by: -1 | 1): Command =>
  (state, dispatch) => {
    const { index, pos } = blockAt(state.selection)
    const { doc } = state
    const other = index + by
    if (other < 0 || other >= doc.childCount) return false
    const node = doc.child(index)
    const neighbour = doc.child(other)
    if (dispatch) {
      const at = by === -1 ? pos - neighbour.nodeSize : pos + neighbour.nodeSize
      const tr = state.tr.delete(pos, pos + node.nodeSize).insert(at, node)
      const offset = state.selection.from - pos
      const selection =
        state.selection instanceof NodeSelection && state.selection.$from.depth === 0
          ? NodeSelection.create(tr.doc, at)
          : TextSelection.near(tr.doc.resolve(Math.min(at + offset, tr.doc.content.size)))
      dispatch(tr.setSelection(selection).scrollIntoView())
    }
    return true
  }

export const duplicateBlock: Command = (state, dispatch) => {
  const { index, pos } = blockAt(state.selection)
  const node = state.doc.child(index)
  dispatch?.(state.tr.insert(pos + node.nodeSize, node).scrollIntoView())
  return true
}

export const removeBlock: Command = (state, dispatch) => {
  const { index, pos } = blockAt(state.selection)
  const node = state.doc.child(index)
  if (dispatch) {
    const tr =
      state.doc.childCount === 1
        ? state.tr.replaceWith(
            0,
            state.doc.content.size,
            typeIn(state, 'paragraph').create({ blockId: newId() }),
          )
        : state.tr.delete(pos, pos + node.nodeSize)
    dispatch(
      tr.setSelection(Selection.near(tr.doc.resolve(Math.min(pos, tr.doc.content.size)))).scrollIntoView(),
    )
  }
  return true
}

/** Attributes of one node, wherever it stands. */
export const setAttributes =
  (pos: number, attrs: Attrs): Command =>
  (state, dispatch) => {
    const tr = state.tr
    for (const [name, value] of Object.entries(attrs)) tr.setNodeAttribute(pos, name, value)
    dispatch?.(tr)
    return true
  }

/** Within a list: deeper, or back. */
export const indent =
  (by: 1 | -1): Command =>
  (state, dispatch) => {
    const depth = depthOf(state.selection.$from, ['listItem', 'taskItem'])
    if (depth === undefined) return false
    const { type } = state.selection.$from.node(depth)
    return by === 1 ? sinkListItem(type)(state, dispatch) : liftListItem(type)(state, dispatch)
  }

export const lineBreak: Command = (state, dispatch) => {
  if (exitCode(state, dispatch)) return true
  const { $from } = state.selection
  if ($from.parent.type.spec.code || !$from.parent.inlineContent) return false
  dispatch?.(state.tr.replaceSelectionWith(typeIn(state, 'lineBreak').create()).scrollIntoView())
  return true
}

/** What can be done to a table where the cursor is. */
export const tableDeeds: readonly { label: string; run: Command }[] = [
  { label: 'Tambah baris di bawah', run: addRowAfter },
  { label: 'Tambah kolom di kanan', run: addColumnAfter },
  { label: 'Hapus baris', run: deleteRow },
  { label: 'Hapus kolom', run: deleteColumn },
  { label: 'Gabung sel', run: mergeCells },
  { label: 'Pisah sel', run: splitCell },
  { label: 'Baris kepala', run: toggleHeaderRow },
]
