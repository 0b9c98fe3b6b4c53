import '../src/ui/editor/editor.css'
import type { Block } from '../src/shared/document/document.ts'
import { createTextEditor } from '../src/ui/editor/text-editor.ts'

/** A long document in our editor, or in a bare contenteditable: what `part-typing.ts` types into. */

const words = 'Hujan datang lambat tahun ini dan petani menunda tanam sampai air kembali ke sawah'.split(' ')
const paragraphs = 250
const wordsEach = 80

const textOf = (paragraph: number) =>
  Array.from({ length: wordsEach }, (_, at) => words[(paragraph + at) % words.length]).join(' ')

function ours(holder: HTMLElement): HTMLElement {
  const blocks: Block[] = Array.from({ length: paragraphs }, (_, at) => ({
    id: `p${at}`,
    type: 'paragraph',
    content: [{ type: 'text', text: textOf(at) }],
  }))
  const { view } = createTextEditor({
    element: holder,
    label: 'Isi',
    blocks,
    onChange() {},
    onMove() {},
    onKey: () => false,
    upload: () => Promise.resolve(undefined),
  })
  return view.dom
}

function bare(holder: HTMLElement): HTMLElement {
  holder.contentEditable = 'true'
  holder.innerHTML = Array.from({ length: paragraphs }, (_, at) => `<p>${textOf(at)}</p>`).join('')
  return holder
}

const spent: number[] = []

/** Puts one of the two on the page, its cursor in the middle of it. */
function prepare(kind: 'ours' | 'bare'): void {
  const holder = document.createElement('div')
  document.body.replaceChildren(holder)
  const text = kind === 'ours' ? ours(holder) : bare(holder)
  text.spellcheck = false
  text.focus()
  const middle = text.querySelectorAll('p')[paragraphs / 2]?.firstChild
  if (!middle) throw new Error('The document is empty')
  getSelection()?.collapse(middle, 200)
  middle.parentElement?.scrollIntoView({ block: 'center' })
  spent.length = 0
}

// from the key to the moment after its frame was drawn
addEventListener(
  'keydown',
  () => {
    const began = performance.now()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => spent.push(performance.now() - began)
      port2.postMessage(0)
    })
  },
  true,
)

Object.assign(window, { typing: { prepare, spent } })
