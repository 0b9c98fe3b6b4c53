import {
  Extension,
  InputRule,
  markInputRule,
  nodeInputRule,
  textblockTypeInputRule,
  wrappingInputRule,
} from '@tiptap/core'
import { baseKeymap, chainCommands } from '@tiptap/pm/commands'
import { dropCursor } from '@tiptap/pm/dropcursor'
import { gapCursor } from '@tiptap/pm/gapcursor'
import { history } from '@tiptap/pm/history'
import { keymap } from '@tiptap/pm/keymap'
import { liftListItem, splitListItem } from '@tiptap/pm/schema-list'
import { type Command, Selection } from '@tiptap/pm/state'
import { addRowAfter, goToNextCell, isInTable, tableEditing } from '@tiptap/pm/tables'
import { blockIds } from './blocks.ts'
import {
  become,
  depthOf,
  duplicateBlock,
  indent,
  lineBreak,
  moveBlock,
  redo,
  removeBlock,
  toggle,
  undo,
} from './commands.ts'

/** Enter in a list: another item, and out of the list from an empty one. */
const splitItem: Command = (state, dispatch) => {
  const depth = depthOf(state.selection.$from, ['listItem', 'taskItem'])
  if (depth === undefined) return false
  const { type } = state.selection.$from.node(depth)
  return chainCommands(
    splitListItem(type, type.name === 'taskItem' ? { isDone: false } : undefined),
    liftListItem(type),
  )(state, dispatch)
}

/** Enter behind the words of a picture, a summary or a button goes on below it. */
const leave: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  const names = ['picture', 'audio', 'video', 'button']
  if (!empty || !names.includes($from.parent.type.name) || $from.parentOffset < $from.parent.content.size)
    return false
  const paragraph = state.schema.nodes.paragraph?.create()
  if (!paragraph) return false
  const at = $from.after()
  const tr = state.tr.insert(at, paragraph)
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(at + 1))).scrollIntoView())
  return true
}

/** Tab in the last cell of a table makes a row. */
const nextCell: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false
  if (goToNextCell(1)(state, dispatch) || !addRowAfter(state, dispatch)) return true
  return view === undefined || goToNextCell(1)(view.state, dispatch)
}

/** Backspace at the beginning of a heading, a quote or a list takes the look away first. */
const plainAgain: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection
  if (!empty || $from.parentOffset > 0) return false
  const name = $from.parent.type.name
  if (name === 'heading' || name === 'codeBlock' || name === 'button')
    return become('paragraph')(state, dispatch, view)
  const depth = depthOf($from, ['listItem', 'taskItem'])
  if (depth !== undefined && $from.depth === depth + 1 && $from.index(depth) === 0)
    return liftListItem($from.node(depth).type)(state, dispatch)
  return false
}

const toggleTask: Command = (state, dispatch) => {
  const depth = depthOf(state.selection.$from, ['taskItem'])
  if (depth === undefined) return false
  const { $from } = state.selection
  dispatch?.(
    state.tr.setNodeAttribute($from.before(depth), 'isDone', $from.node(depth).attrs.isDone !== true),
  )
  return true
}

const keys: Record<string, Command> = {
  'Mod-z': undo,
  'Mod-y': redo,
  'Mod-Shift-z': redo,
  'Mod-b': toggle('bold'),
  'Mod-i': toggle('italic'),
  'Mod-u': toggle('underline'),
  'Mod-e': toggle('code'),
  'Mod-Shift-x': toggle('strike'),
  'Mod-Shift-h': toggle('highlight'),
  'Mod-Alt-0': become('paragraph'),
  'Mod-Alt-2': become('heading', { level: '2' }),
  'Mod-Alt-3': become('heading', { level: '3' }),
  'Mod-Alt-4': become('heading', { level: '4' }),
  'Mod-Shift-7': become('orderedList'),
  'Mod-Shift-8': become('bulletList'),
  'Mod-Shift-9': become('taskList'),
  'Mod-Shift-b': become('blockquote'),
  'Mod-Enter': toggleTask,
  'Mod-Shift-d': duplicateBlock,
  'Mod-Shift-Backspace': removeBlock,
  'Alt-ArrowUp': moveBlock(-1),
  'Alt-ArrowDown': moveBlock(1),
  'Shift-Enter': lineBreak,
  Enter: chainCommands(splitItem, leave),
  Backspace: plainAgain,
  Tab: chainCommands(nextCell, indent(1)),
  'Shift-Tab': chainCommands(
    (state, dispatch) => isInTable(state) && goToNextCell(-1)(state, dispatch),
    indent(-1),
  ),
}

/** Markdown as one types it. */
export const typing = Extension.create({
  name: 'typing',
  addInputRules() {
    const { nodes, marks } = this.editor.schema
    const { heading, blockquote, bulletList, orderedList, taskList, codeBlock, rule } = nodes
    if (!heading || !blockquote || !bulletList || !orderedList || !taskList || !codeBlock || !rule) return []
    const inline = (name: string, find: RegExp) => {
      const type = marks[name]
      return type ? [markInputRule({ find, type })] : []
    }
    return [
      textblockTypeInputRule({
        find: /^(#{2,4})\s$/,
        type: heading,
        getAttributes: found => ({ level: String(found[1]?.length ?? 2) }),
      }),
      wrappingInputRule({ find: /^\s*>\s$/, type: blockquote }),
      wrappingInputRule({ find: /^\s*[-*]\s$/, type: bulletList }),
      wrappingInputRule({
        find: /^(\d{1,3})[.)]\s$/,
        type: orderedList,
        getAttributes: found => ({ start: Number(found[1]) }),
      }),
      new InputRule({
        find: /^\s*\[( |x)?\]\s$/,
        handler: ({ range, chain }) => {
          chain()
            .deleteRange(range)
            .command(({ state, dispatch }) => become('taskList')(state, dispatch))
            .run()
        },
      }),
      textblockTypeInputRule({ find: /^```\s$/, type: codeBlock }),
      nodeInputRule({ find: /^(?:---|___)$/, type: rule }),
      ...inline('bold', /(?:^|\s)(\*\*(?!\s)((?:[^*]+))\*\*)$/),
      ...inline('italic', /(?:^|\s)(\*(?![\s*])((?:[^*]+))\*)$/),
      ...inline('code', /(?:^|\s)(`((?:[^`]+))`)$/),
      ...inline('strike', /(?:^|\s)(~~(?!\s)((?:[^~]+))~~)$/),
    ]
  },
  addProseMirrorPlugins() {
    return [
      keymap(keys),
      keymap(baseKeymap),
      history({ newGroupDelay: 700 }),
      gapCursor(),
      dropCursor({ class: 'ed-drop' }),
      tableEditing(),
      blockIds,
    ]
  },
})
