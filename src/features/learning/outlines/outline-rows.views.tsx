import { type DragEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { Menu, type MenuItem } from '../../../ui/office/buttons.tsx'
import { OfficeIcon } from '../../../ui/office/icons.tsx'
import { Tag } from '../../../ui/office/panels.tsx'
import type { Lesson, Part } from './outlines.contract.ts'
import { type ChapterKind, chapterKinds } from './outlines.rules.ts'
import type { OutlineActs } from './use-outline-acts.views.tsx'

/** What a row asks of the page around it. */
export interface ChapterDialogs {
  onMove: (chapterId: number) => void
  onSettings: (chapterId: number) => void
}

interface NameProps {
  label: string
  title: string
  onDone: (title: string | undefined) => void
}

/** A name being typed: Enter keeps it, Esc leaves it as it was. */
export function NameForm({ label, title, onDone }: NameProps) {
  const [typed, setTyped] = useState(title)
  const id = useId()
  const isOver = useRef(false)
  const done = (next: string | undefined) => {
    if (isOver.current) return
    isOver.current = true
    onDone(next === undefined || next.trim() === '' || next.trim() === title ? undefined : next.trim())
  }
  useEffect(() => {
    const input = document.getElementById(id)
    if (input instanceof HTMLInputElement) input.select()
  }, [id])
  return (
    <form
      className="ol-name"
      onSubmit={event => {
        event.preventDefault()
        done(typed)
      }}
    >
      <input
        id={id}
        className="o-input"
        aria-label={label}
        value={typed}
        maxLength={limits.chapterTitle}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={event => event.key === 'Escape' && done(undefined)}
        onBlur={() => done(typed)}
      />
    </form>
  )
}

const states = {
  new: { label: 'Baru', tone: 'blue' },
  changed: { label: 'Berubah', tone: 'orange' },
} as const

/** what a chapter that is dragged is called */
export const dragged = 'application/x-sanggar-chapter'

interface LessonProps {
  lesson: Lesson
  part: Part
  acts: OutlineActs
  asked: ChapterDialogs
  isFirst: boolean
  isLast: boolean
}

/** One chapter of the outline. Alt and an arrow moves it, F2 renames it. */
export function LessonRow({ lesson, part, acts, asked, isFirst, isLast }: LessonProps) {
  const [isNaming, setNaming] = useState(false)
  const [over, setOver] = useState<'before' | 'after'>()
  const { id, title, kind, minutes, isPreview, isRequired, releaseAt, releaseAfter, state, href } = lesson

  function keys(event: KeyboardEvent): void {
    if (event.key === 'F2') setNaming(true)
    else if (event.altKey && event.key === 'ArrowUp') acts.stepChapter(id, -1, true)
    else if (event.altKey && event.key === 'ArrowDown') acts.stepChapter(id, 1, true)
    else return
    event.preventDefault()
  }

  const isIn = (event: DragEvent) => event.dataTransfer.types.includes(dragged)
  const half = (event: DragEvent<HTMLElement>) => {
    const { top, height } = event.currentTarget.getBoundingClientRect()
    return event.clientY < top + height / 2 ? 'before' : 'after'
  }
  function drop(event: DragEvent<HTMLElement>): void {
    const moved = Number(event.dataTransfer.getData(dragged))
    setOver(undefined)
    if (!moved || moved === id) return
    event.preventDefault()
    const others = part.chapters.filter(one => one.id !== moved)
    const at = others.findIndex(one => one.id === id) + (half(event) === 'after' ? 1 : 0)
    acts.moveChapter(moved, { moduleId: part.id, at })
  }

  const items: MenuItem[] = [
    { label: 'Tulis isinya', icon: 'pen', href },
    { label: 'Ganti judul', icon: 'pen', onSelect: () => setNaming(true) },
    { label: 'Pengaturan…', icon: 'settings', onSelect: () => asked.onSettings(id) },
    { label: 'Pindahkan…', icon: 'rows', onSelect: () => asked.onMove(id) },
    ...(isFirst
      ? []
      : [{ label: 'Naikkan', icon: 'arrow-up', onSelect: () => acts.stepChapter(id, -1) } as const]),
    ...(isLast
      ? []
      : [{ label: 'Turunkan', icon: 'arrow-down', onSelect: () => acts.stepChapter(id, 1) } as const]),
    { label: 'Keluarkan', icon: 'trash', tone: 'danger', onSelect: () => void acts.removeChapter(id) },
  ]
  const facts = [
    kind in chapterKinds ? chapterKinds[kind as ChapterKind] : kind,
    `${minutes} menit`,
    isPreview && 'pratinjau',
    !isRequired && 'tambahan',
    (releaseAt !== '' || releaseAfter !== '') && 'dibuka nanti',
  ].filter(Boolean)
  return (
    <li
      className="ol-row"
      data-over={over}
      draggable={!isNaming}
      onDragStart={event => {
        event.dataTransfer.setData(dragged, String(id))
        event.dataTransfer.effectAllowed = 'move'
      }}
      onDragOver={event => {
        if (!isIn(event)) return
        event.preventDefault()
        setOver(half(event))
      }}
      onDragLeave={() => setOver(undefined)}
      onDrop={drop}
    >
      <span className="ol-grip" aria-hidden="true">
        <OfficeIcon name="rows" />
      </span>
      {isNaming ? (
        <NameForm
          label="Judul bab"
          title={title}
          onDone={next => {
            setNaming(false)
            if (next) void acts.changeChapter(id, { title: next })
          }}
        />
      ) : (
        <a id={`bab-${id}`} className="ol-lesson" href={href} draggable={false} onKeyDown={keys}>
          <strong>{title}</strong>
          <small>{facts.join(' · ')}</small>
        </a>
      )}
      {state !== 'same' && <Tag tone={states[state].tone}>{states[state].label}</Tag>}
      <Menu label={`Tindakan: ${title}`} items={items} />
    </li>
  )
}
