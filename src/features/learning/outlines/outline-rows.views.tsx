import { type DragEvent, type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import type { Option } from '../../../ui/field.tsx'
import { Button, IconButton, Menu, type MenuItem } from '../../../ui/office/buttons.tsx'
import { SelectField, TextField } from '../../../ui/office/fields.tsx'
import { OfficeIcon } from '../../../ui/office/icons.tsx'
import { Tag } from '../../../ui/office/panels.tsx'
import type { Lesson, OutlineAnswer, Part } from './outlines.contract.ts'
import { type ChapterKind, chapterKinds } from './outlines.rules.ts'
import type { OutlineActs } from './use-outline-acts.views.tsx'

/** What a row asks of the page around it. */
export interface Asked {
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

const dragged = 'application/x-sanggar-chapter'

interface LessonProps {
  lesson: Lesson
  part: Part
  acts: OutlineActs
  asked: Asked
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

interface PartProps {
  part: Part
  outline: OutlineAnswer
  acts: OutlineActs
  asked: Asked
  kinds: readonly Option[]
}

/** One module with its chapters, and where the next is typed. */
export function PartView({ part, outline, acts, asked, kinds }: PartProps) {
  const [isNaming, setNaming] = useState(false)
  const { id, title, chapters } = part
  const at = outline.modules.findIndex(one => one.id === id)
  const isLastPart = at === outline.modules.length - 1

  function keys(event: KeyboardEvent): void {
    if (event.key === 'F2') setNaming(true)
    else if (event.altKey && event.key === 'ArrowUp') acts.moveModule(id, at - 1, true)
    else if (event.altKey && event.key === 'ArrowDown') acts.moveModule(id, at + 1, true)
    else return
    event.preventDefault()
  }

  const items: MenuItem[] = [
    { label: 'Ganti nama', icon: 'pen', onSelect: () => setNaming(true) },
    ...(at === 0
      ? []
      : [{ label: 'Naikkan', icon: 'arrow-up', onSelect: () => acts.moveModule(id, at - 1) } as const]),
    ...(isLastPart
      ? []
      : [{ label: 'Turunkan', icon: 'arrow-down', onSelect: () => acts.moveModule(id, at + 1) } as const]),
    {
      label: 'Keluarkan modul',
      icon: 'trash',
      tone: 'danger',
      onSelect: () => void acts.removeModule(id),
    },
  ]
  const minutes = chapters.reduce((sum, one) => sum + one.minutes, 0)
  return (
    <section
      className="o-panel o-panel-flush ol-part"
      aria-label={title}
      onDragOver={event => event.dataTransfer.types.includes(dragged) && event.preventDefault()}
      onDrop={event => {
        const moved = Number(event.dataTransfer.getData(dragged))
        if (event.defaultPrevented || !moved) return
        event.preventDefault()
        acts.moveChapter(moved, { moduleId: id, at: chapters.filter(one => one.id !== moved).length })
      }}
    >
      <header className="ol-head">
        {isNaming ? (
          <NameForm
            label="Nama modul"
            title={title}
            onDone={next => {
              setNaming(false)
              if (next) void acts.renameModule(id, next)
            }}
          />
        ) : (
          <div className="ol-heading">
            <h2>
              <button
                id={`modul-${id}`}
                type="button"
                className="ol-title"
                aria-label={`${title}: ganti nama modul`}
                onKeyDown={keys}
                onClick={() => setNaming(true)}
              >
                {title}
              </button>
            </h2>
            <small>
              {chapters.length === 0 ? 'Belum ada bab' : `${chapters.length} bab · ${minutes} menit`}
            </small>
          </div>
        )}
        <Menu label={`Tindakan: modul ${title}`} items={items} />
      </header>
      <ol className="ol-rows">
        {chapters.map((lesson, index) => (
          <LessonRow
            key={lesson.id}
            lesson={lesson}
            part={part}
            acts={acts}
            asked={asked}
            isFirst={at === 0 && index === 0}
            isLast={isLastPart && index === chapters.length - 1}
          />
        ))}
      </ol>
      <AddChapter part={part} kinds={kinds} acts={acts} />
    </section>
  )
}

function AddChapter({ part, kinds, acts }: { part: Part; kinds: readonly Option[]; acts: OutlineActs }) {
  const [isOpen, setOpen] = useState(false)
  const [title, setTitle] = useState('')
  const [kind, setKind] = useState<ChapterKind>('text')
  const [error, setError] = useState<string>()

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (title.trim() === '') return setError('Tulis judul bab')
    setError(undefined)
    if (await acts.addChapter(part.id, title.trim(), kind)) setTitle('')
  }

  if (!isOpen)
    return (
      <div className="ol-add">
        <Button
          tone="quiet"
          isSmall
          icon="plus"
          onClick={() => setOpen(true)}
          label={`Tambah bab: ${part.title}`}
        >
          Tambah bab
        </Button>
      </div>
    )
  return (
    <form className="ol-add ol-add-form" onSubmit={event => void add(event)} noValidate>
      <TextField
        label="Judul bab baru"
        required
        name={`newChapter-${part.id}`}
        value={title}
        maxLength={limits.chapterTitle}
        error={error}
        onChange={setTitle}
      />
      <SelectField
        label="Jenis"
        required
        name={`newKind-${part.id}`}
        value={kind}
        options={kinds}
        onChange={next => setKind(next as ChapterKind)}
      />
      <Button type="submit" tone="main">
        Tambah
      </Button>
      <IconButton icon="close" label="Selesai menambah" onClick={() => setOpen(false)} />
    </form>
  )
}
