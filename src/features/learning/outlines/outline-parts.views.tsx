import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import type { Option } from '../../../ui/field.tsx'
import { Button, IconButton, Menu, type MenuItem } from '../../../ui/office/buttons.tsx'
import { SelectField, TextField } from '../../../ui/office/fields.tsx'
import { type ChapterDialogs, dragged, LessonRow, NameForm } from './outline-rows.views.tsx'
import type { OutlineAnswer, Part } from './outlines.contract.ts'
import type { ChapterKind } from './outlines.rules.ts'
import type { OutlineActs } from './use-outline-acts.views.tsx'

interface PartProps {
  part: Part
  outline: OutlineAnswer
  acts: OutlineActs
  asked: ChapterDialogs
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
