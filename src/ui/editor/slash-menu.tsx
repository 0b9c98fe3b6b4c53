import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { findPieces, type Piece } from './pieces.ts'
import type { Writing } from './writing.ts'

interface SlashMenuProps {
  writing: Writing
  moves: number
  /** what is asked about each key before the text is */
  keys: RefObject<(event: KeyboardEvent) => boolean>
}

/** "/" on an empty line offers what can be put there; typing on narrows it. */
export function SlashMenu({ writing, moves, keys }: SlashMenuProps) {
  const { editor } = writing
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [closed, setClosed] = useState<number>()
  const [active, setActive] = useState(0)
  const asked = askedIn(writing)
  const isOpen = asked !== undefined && closed !== asked.from
  const found = isOpen ? findPieces(asked.words).slice(0, 12) : []
  const at = Math.min(active, Math.max(0, found.length - 1))

  function choose(piece: Piece): void {
    if (!asked) return
    const { view } = editor
    view.dispatch(view.state.tr.delete(asked.from, asked.to))
    if (piece.isPicture) chooseFiles(files => void editor.addPictures(files))
    else if (piece.ask) writing.ask({ name: piece.ask, attrs: {} })
    else if (piece.run) editor.run(piece.run)
  }

  keys.current = event => {
    if (!isOpen || found.length === 0) return false
    if (event.key === 'ArrowDown') setActive((at + 1) % found.length)
    else if (event.key === 'ArrowUp') setActive((at + found.length - 1) % found.length)
    else if (event.key === 'Enter' || event.key === 'Tab') {
      const piece = found[at]
      if (piece) choose(piece)
    } else if (event.key === 'Escape') setClosed(asked.from)
    else return false
    event.preventDefault()
    return true
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it stands where the cursor is
  useEffect(() => {
    const box = list.current
    if (!box || !asked || !isOpen) return
    const cursor = editor.view.coordsAtPos(asked.from)
    const paper = box.parentElement?.getBoundingClientRect()
    if (!paper) return
    const isBelow = cursor.bottom + box.offsetHeight + 12 < (window.visualViewport?.height ?? innerHeight)
    box.style.left = `${Math.max(0, Math.min(cursor.left - paper.left, paper.width - box.offsetWidth))}px`
    box.style.top = `${isBelow ? cursor.bottom - paper.top + 6 : cursor.top - paper.top - box.offsetHeight - 6}px`
    box.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [moves, isOpen, at])

  // who does not see hears what is chosen, while the keyboard stays in the text
  useEffect(() => {
    const { dom } = editor.view
    if (!isOpen || found.length === 0) return
    dom.setAttribute('aria-controls', id)
    dom.setAttribute('aria-activedescendant', `${id}-${at}`)
    return () => {
      dom.removeAttribute('aria-controls')
      dom.removeAttribute('aria-activedescendant')
    }
  }, [isOpen, at, found.length, editor, id])

  if (!isOpen || found.length === 0) return null
  return (
    <div ref={list} id={id} className="ed-slash" role="listbox" aria-label="Sisipkan">
      {found.map((piece, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text
        <div
          key={piece.label}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          tabIndex={-1}
          onPointerDown={event => event.preventDefault()}
          onClick={() => choose(piece)}
        >
          <span>{piece.label}</span>
          <small>{piece.text}</small>
        </div>
      ))}
    </div>
  )
}

/** The words behind a "/" that begins a line, and where they stand. */
function askedIn({ editor }: Writing): { words: string; from: number; to: number } | undefined {
  const { selection } = editor.view.state
  const { $from, empty } = selection
  if (!empty || $from.parent.type.name !== 'paragraph' || !editor.view.hasFocus()) return undefined
  const found = /^\/([\p{L} ]{0,20})$/u.exec($from.parent.textContent)
  return found ? { words: found[1] ?? '', from: $from.start(), to: $from.end() } : undefined
}

function chooseFiles(take: (files: File[]) => void): void {
  const input = document.createElement('input')
  Object.assign(input, { type: 'file', multiple: true, accept: 'image/png,image/jpeg,image/webp,image/gif' })
  input.addEventListener('change', () => take([...(input.files ?? [])]))
  input.click()
}
