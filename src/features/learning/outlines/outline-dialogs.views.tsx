import { useState } from 'react'
import type { FormField, Values } from '../../../shared/form-field.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { Dialog } from '../../../ui/office/dialog.tsx'
import { SelectField } from '../../../ui/office/fields.tsx'
import { Fields } from '../../../ui/office/form-fields.tsx'
import type { Lesson, OutlineAnswer } from './outlines.contract.ts'
import { asksForNumber } from './outlines.rules.ts'
import { lessonOf } from './use-outline.views.tsx'
import type { LessonChange, OutlineActs } from './use-outline-acts.views.tsx'

interface DialogProps {
  outline: OutlineAnswer
  acts: OutlineActs
  chapterId: number
  onClose: () => void
}

/** "Pindahkan…": into which module, after which chapter. */
export function MoveDialog({ outline, acts, chapterId, onClose }: DialogProps) {
  const own = outline.modules.find(module => module.chapters.some(one => one.id === chapterId))
  const [moduleId, setModuleId] = useState(own?.id ?? outline.modules[0]?.id ?? 0)
  const others = (id: number) =>
    outline.modules.find(module => module.id === id)?.chapters.filter(one => one.id !== chapterId) ?? []
  const [at, setAt] = useState(own?.chapters.findIndex(one => one.id === chapterId) ?? 0)
  return (
    <Dialog
      title={`Pindahkan "${lessonOf(outline, chapterId)?.title ?? ''}"`}
      open
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            Batal
          </Button>
          <Button
            tone="main"
            onClick={() => {
              acts.moveChapter(chapterId, { moduleId, at })
              onClose()
            }}
          >
            Pindahkan
          </Button>
        </>
      }
    >
      <div className="o-form">
        <SelectField
          label="Ke modul"
          name="moduleId"
          value={String(moduleId)}
          options={outline.modules.map(({ id, title }) => ({ value: String(id), label: title }))}
          onChange={next => {
            setModuleId(Number(next))
            setAt(others(Number(next)).length)
          }}
        />
        <SelectField
          label="Letak"
          name="at"
          value={String(at)}
          options={[
            { value: '0', label: 'Paling awal' },
            ...others(moduleId).map(({ title }, index) => ({
              value: String(index + 1),
              label: `Setelah "${title}"`,
            })),
          ]}
          onChange={next => setAt(Number(next))}
        />
      </div>
    </Dialog>
  )
}

/** What is asked of a chapter besides its text: kind, minutes, when it opens, when it counts as done. */
export function SettingsDialog({
  outline,
  acts,
  chapterId,
  onClose,
  fields,
}: DialogProps & { fields: readonly FormField[] }) {
  const lesson = lessonOf(outline, chapterId)
  const [values, setValues] = useState<Values>(() => ({ ...lesson }))
  const [errors, setErrors] = useState<Record<string, string>>({})
  if (!lesson) return null
  const all = outline.modules.flatMap(module => module.chapters)
  const before = all.slice(
    0,
    all.findIndex(one => one.id === chapterId),
  )

  function keep(): void {
    const { completion, completionLeast, minutes } = values
    const wrong = {
      ...(minutes === '' ? { minutes: 'Isi berapa menit' } : {}),
      ...(asksForNumber(String(completion)) && completionLeast === ''
        ? { completionLeast: 'Isi berapa menit atau nilai' }
        : {}),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length > 0 || !lesson) return
    const changed = fields.filter(({ name }) => values[name] !== lesson[name as keyof Lesson])
    // names and values are those of the contract the fields were made of
    const sent = Object.fromEntries(changed.map(({ name }) => [name, values[name]])) as LessonChange
    if (changed.length > 0) void acts.changeChapter(chapterId, sent)
    onClose()
  }

  return (
    <Dialog
      title={`Pengaturan: ${lesson.title}`}
      open
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            Batal
          </Button>
          <Button tone="main" onClick={keep}>
            Simpan
          </Button>
        </>
      }
    >
      <div className="o-form">
        <Fields
          of={fields}
          form={{
            values,
            errors,
            set: (name, value) => setValues(now => ({ ...now, [name]: value ?? '' })),
          }}
          help={{
            choices: { chapters: before.map(({ id, title }) => ({ value: String(id), label: title })) },
          }}
        />
      </div>
    </Dialog>
  )
}
