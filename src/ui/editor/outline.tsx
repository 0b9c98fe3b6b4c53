import type { Block } from '../../shared/document/document.ts'
import { textIn } from '../../shared/document/tidy.ts'
import { textOfNode } from '../../shared/document/to-text.ts'
import type { TextEditor } from './text-editor.ts'

/** The headings of the text; each leads there. */
export function Outline({ editor, blocks }: { editor: TextEditor; blocks: readonly Block[] }) {
  const headings = blocks.filter(({ type }) => type === 'heading')
  if (headings.length < 2) return null
  return (
    <details className="ed-outline">
      <summary>{`Kerangka: ${headings.length} judul`}</summary>
      <ol>
        {headings.map(heading => (
          <li key={heading.id} className={`ed-outline-${textIn(heading, 'level')}`}>
            <button type="button" onClick={() => lead(editor, heading.id)}>
              {textOfNode(heading) || 'Judul kosong'}
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}

function lead(editor: TextEditor, id: string): void {
  const { view } = editor
  view.state.doc.forEach((node, pos) => {
    if (node.attrs.blockId !== id) return
    const dom = view.nodeDOM(pos)
    if (dom instanceof HTMLElement) dom.scrollIntoView({ block: 'center' })
  })
  view.focus()
}
