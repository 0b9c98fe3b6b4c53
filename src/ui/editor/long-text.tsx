import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { Block } from '../../shared/document/document.ts'
import { countWords, readingMinutes, textOfDocument } from '../../shared/document/to-text.ts'
import { SummaryProposal, type SummaryProposalProps } from '../office/drafter/summary-proposal.tsx'
import { FindBar } from './find-bar.tsx'
import { Outline } from './outline.tsx'
import { putThing } from './put-thing.ts'
import { SlashMenu } from './slash-menu.tsx'
import { createTextEditor, type PlacedPicture, type TextEditor } from './text-editor.ts'
import { type AskedThing, ThingDialog } from './thing-dialog.tsx'
import { Toolbar } from './toolbar.tsx'
import { useColumn } from './use-column.ts'
import type { Writing } from './writing.ts'

export interface LongTextProps {
  label: string
  blocks: readonly Block[]
  /** counts how often the text came from elsewhere */
  epoch: number
  onChange: (blocks: Block[]) => void
  upload: (file: File) => Promise<PlacedPicture | undefined>
  /** what hands over the last words at once: before publishing, and before a preview */
  flush?: RefObject<() => void>
  error?: string | undefined
  /** the field above that says in short what the text says: a model may propose it */
  summary?: Omit<SummaryProposalProps, 'blocks'> | undefined
}

/** after so long a rest what was typed is read */
const restMilliseconds = 200

/** A long text with all that one writes it with. */
export function LongText(props: LongTextProps) {
  const { label, blocks, epoch, onChange, upload, flush, error } = props
  const holder = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<TextEditor>()
  const [moves, setMoves] = useState(0)
  const [thing, setThing] = useState<AskedThing>()
  const [isFinding, setFinding] = useState(false)
  const keys = useRef<(event: KeyboardEvent) => boolean>(() => false)
  const latest = useRef({ blocks, onChange, upload })
  latest.current = { blocks, onChange, upload }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()

  // the editor lives as long as the page, whatever is drawn around it
  useEffect(() => {
    let frame = 0
    const read = () => {
      clearTimeout(timer.current)
      timer.current = undefined
      latest.current.onChange(made.blocks())
    }
    const hand = () => timer.current !== undefined && read()
    if (flush) flush.current = hand
    addEventListener('pagehide', hand)
    if (!holder.current) return
    const made = createTextEditor({
      element: holder.current,
      label,
      blocks: latest.current.blocks,
      onChange() {
        clearTimeout(timer.current)
        timer.current = setTimeout(read, restMilliseconds)
      },
      onMove() {
        cancelAnimationFrame(frame)
        frame = requestAnimationFrame(() => setMoves(now => now + 1))
      },
      onKey: event => keys.current(event),
      upload: file => latest.current.upload(file),
    })
    setEditor(made)
    return () => {
      removeEventListener('pagehide', hand)
      hand()
      cancelAnimationFrame(frame)
      made.destroy()
    }
  }, [label, flush])

  // what others wrote comes in
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then
  useEffect(() => {
    if (epoch > 0) editor?.replace(latest.current.blocks)
  }, [epoch])

  const ask = useCallback((asked: AskedThing) => setThing(asked), [])
  const writing: Writing | undefined = editor && { editor, ask, find: () => setFinding(true) }
  const column = useColumn(holder, editor)
  return (
    <div className="ed" ref={column.ref} data-writing={column.isWriting || undefined}>
      {props.summary && <SummaryProposal blocks={blocks} {...props.summary} />}
      {writing && (
        <Toolbar writing={writing} moves={moves} onDone={column.leave} isNarrow={column.isWriting} />
      )}
      {writing && isFinding && <FindBar editor={writing.editor} onClose={() => setFinding(false)} />}
      <div className="ed-paper">
        <div ref={holder} className="ed-holder" aria-describedby={error ? `${id}-error` : undefined} />
        {writing && <SlashMenu writing={writing} moves={moves} keys={keys} />}
      </div>
      {error && (
        <p className="o-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {editor && <Counts blocks={blocks} />}
      {editor && <Outline editor={editor} blocks={blocks} />}
      <ThingDialog
        thing={thing}
        upload={upload}
        onClose={() => {
          setThing(undefined)
          editor?.view.focus()
        }}
        onDone={(asked, attrs) => {
          setThing(undefined)
          if (editor) putThing(editor, asked, attrs)
        }}
      />
    </div>
  )
}

function Counts({ blocks }: { blocks: readonly Block[] }) {
  const words = countWords(textOfDocument(blocks))
  return (
    <p className="o-hint ed-counts">
      {words === 0
        ? 'Belum ada kata.'
        : `${words.toLocaleString('id-ID')} kata, ${readingMinutes(words)} menit baca.`}
    </p>
  )
}
