import { Editor } from '@tiptap/core'
import { DOMParser as Reader, Slice } from '@tiptap/pm/model'
import { type Command, EditorState, NodeSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { Block, NodeName } from '../../shared/document/document.ts'
import { blocksOf, docOf } from './blocks.ts'
import { depthOf, insertNode } from './commands.ts'
import { htmlOfPlain, plainHtml } from './paste.ts'
import { schemaExtensions } from './schema.ts'
import { typing } from './typing.ts'

/** A picture that lies in the site's files now. */
export interface PlacedPicture {
  src: string
  alt: string
  width: number
  height: number
}

export interface TextEditorOptions {
  element: HTMLElement
  label: string
  blocks: readonly Block[]
  /** the text has changed: it is read when there is time */
  onChange(): void
  /** the selection or the text has changed */
  onMove(): void
  /** true: the key has done its work, in a menu that is open */
  onKey(event: KeyboardEvent): boolean
  /** puts a picture away; undefined: it could not, and somebody has said so */
  upload(file: File): Promise<PlacedPicture | undefined>
}

/** The editor itself, without anything around it: what a page loads when somebody is about to write. */
export interface TextEditor {
  view: EditorView
  blocks(): Block[]
  /** what came from elsewhere; what stands as it stood keeps the cursor */
  replace(blocks: readonly Block[]): void
  run(command: Command): boolean
  /** a node of this kind around the cursor, or chosen */
  around(
    names: readonly NodeName[],
  ): { pos: number; name: NodeName; attrs: Record<string, unknown> } | undefined
  isMarked(name: string): boolean
  addPictures(files: readonly File[]): Promise<void>
  destroy(): void
}

export function createTextEditor(options: TextEditorOptions): TextEditor {
  const { element, label, onChange, onMove, onKey, upload } = options
  let isReady = false
  const editor = new Editor({
    element,
    extensions: [...schemaExtensions, typing],
    injectCSS: false,
    enableCoreExtensions: { keymap: false, tabindex: false },
    // the text comes in below: as nodes that are known again
    content: null,
    editorProps: {
      attributes: {
        class: 'prose ed-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: 'id',
        spellcheck: 'true',
      },
      handleKeyDown: (_, event) => onKey(event),
      transformPastedHTML: plainHtml,
      clipboardTextParser(text, _, isPlain, view) {
        const holder = document.createElement('div')
        holder.innerHTML = isPlain ? '' : htmlOfPlain(text)
        if (isPlain)
          holder.append(
            ...text
              .split(/\n+/)
              .map(line => Object.assign(document.createElement('p'), { textContent: line })),
          )
        return Reader.fromSchema(view.state.schema).parseSlice(holder, { preserveWhitespace: true })
      },
      handlePaste: (_, event) => takeFiles(event.clipboardData, event),
      handleDrop: (_, event, _slice, isMoved) => !isMoved && takeFiles(event.dataTransfer, event),
      handleClickOn(view, _pos, node, nodePos, event) {
        if (node.type.name !== 'taskItem' || !(event.target instanceof HTMLElement)) return false
        if (!event.target.matches('li[data-task]')) return false
        view.dispatch(view.state.tr.setNodeAttribute(nodePos, 'isDone', node.attrs.isDone !== true))
        return true
      },
    },
    onTransaction({ transaction }) {
      if (!isReady) return
      if (transaction.docChanged) onChange()
      onMove()
    },
  })
  const { view } = editor
  const first = view.state.tr.replaceWith(
    0,
    view.state.doc.content.size,
    docOf(view.state.schema, options.blocks).content,
  )
  isReady = true
  view.updateState(EditorState.create({ doc: first.doc, plugins: view.state.plugins }))

  function takeFiles(data: DataTransfer | null, event: Event): boolean {
    const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
    // a text that brings its pictures along says so in its HTML
    if (files.length === 0 || (data?.types.includes('text/html') && data.getData('text/html').includes('<p')))
      return false
    event.preventDefault()
    void addPictures(files)
    return true
  }

  async function addPictures(files: readonly File[]): Promise<void> {
    for (const file of files) {
      const placed = await upload(file)
      if (!placed || editor.isDestroyed) continue
      insertNode('picture', { ...placed, alt: placed.alt || null })(view.state, view.dispatch, view)
    }
  }

  return {
    view,
    blocks: () => blocksOf(view.state.doc),
    replace(blocks) {
      const { state } = view
      const next = docOf(state.schema, blocks)
      const start = state.doc.content.findDiffStart(next.content)
      const end = state.doc.content.findDiffEnd(next.content)
      if (start === null || !end) return
      const overlap = start - Math.min(end.a, end.b)
      const [to, from] = overlap > 0 ? [end.a + overlap, end.b + overlap] : [end.a, end.b]
      const slice = next.slice(start, from)
      const tr = state.tr.setMeta('addToHistory', false)
      view.dispatch(tr.replace(start, to, new Slice(slice.content, slice.openStart, slice.openEnd)))
    },
    run(command) {
      const isDone = command(view.state, view.dispatch, view)
      view.focus()
      return isDone
    },
    around(names) {
      const { selection } = view.state
      if (selection instanceof NodeSelection) {
        const name = names.find(one => one === selection.node.type.name)
        if (name) return { pos: selection.from, name, attrs: selection.node.attrs }
      }
      const { $from } = selection
      const depth = depthOf($from, names)
      if (depth === undefined) return undefined
      const node = $from.node(depth)
      const name = names.find(one => one === node.type.name)
      return name && { pos: $from.before(depth), name, attrs: node.attrs }
    },
    isMarked(name) {
      const { selection, storedMarks, schema, doc } = view.state
      const type = schema.marks[name]
      if (!type) return false
      const { from, to, empty, $from } = selection
      if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined
      return doc.rangeHasMark(from, to, type)
    },
    addPictures,
    destroy: () => editor.destroy(),
  }
}
