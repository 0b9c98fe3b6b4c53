import './written.css'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { emptyOf, isValues, type Values } from '../../../shared/form-field.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { SelectField } from '../../../ui/office/fields.tsx'
import { Fields, type FormHelp } from '../../../ui/office/form-fields.tsx'
import { Panel } from '../../../ui/office/panels.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import type { EditorForm } from './editor.contract.ts'
import { isKind, kindWords } from './section-kinds.rules.ts'

/** A section being written; `key` tells React which is which when they are moved. */
export interface EditedSection {
  key: number
  values: Values
}

let last = 0
const writtenOf = (values: Values): EditedSection => {
  last += 1
  return { key: last, values }
}

/** The sections of a draft; those that stood there already keep their place on the screen. */
export const writtenIn = (list: unknown, known: readonly EditedSection[]): EditedSection[] =>
  (Array.isArray(list) ? list.filter(isValues) : []).map(values => {
    const before = known.find(one => one.values.id === values.id)
    return before ? { ...before, values } : writtenOf(values)
  })

interface SectionsProps {
  sections: EditedSection[]
  /** of each kind */
  fields: EditorForm['sections']
  errors: Record<string, string>
  help: FormHelp
  onChange: (sections: EditedSection[]) => void
}

const most = 40

/** The sections of a page: added, written, moved and taken away by buttons; the keyboard stays where it worked. */
export function WrittenSections({ sections, fields, errors, help, onChange }: SectionsProps) {
  const list = useRef<HTMLOListElement>(null)
  const [kind, setKind] = useState('text')
  const toasts = useToasts()
  // what is there by the time somebody takes it back
  const latest = useRef({ sections, onChange })
  latest.current = { sections, onChange }

  /** the new order stands before the keyboard is given its place */
  function place(next: EditedSection[], index: number, selector: string): void {
    flushSync(() => onChange(next))
    const row = list.current?.children.item(index)
    const wanted = row?.querySelector(selector) ?? row?.querySelector('summary')
    if (wanted instanceof HTMLElement) wanted.focus()
  }

  function move(from: number, to: number): void {
    const next = [...sections]
    next.splice(to, 0, ...next.splice(from, 1))
    place(next, to, to < from ? '.pg-up:not(:disabled)' : '.pg-down:not(:disabled)')
  }

  function remove(section: EditedSection, index: number): void {
    place(
      sections.filter(one => one.key !== section.key),
      Math.max(0, index - 1),
      'summary',
    )
    toasts.show({
      message: 'Bagian dihapus.',
      undo: () => latest.current.onChange(latest.current.sections.toSpliced(index, 0, section)),
    })
  }

  function add(): void {
    if (!isKind(kind)) return
    const values = { ...emptyOf(fields[kind] ?? []), kind, id: freeId(sections), title: '' }
    place([...sections, writtenOf(values)], sections.length, 'input')
  }

  return (
    <Panel
      title="Bagian halaman"
      text="Dari atas ke bawah. Bagian yang tidak punya isi, seperti daftar kosong, tidak ditampilkan."
    >
      <ol className="pg-sections" ref={list}>
        {sections.map((section, index) => (
          <li key={section.key}>
            <OneSection
              section={section}
              fields={fields}
              index={index}
              isLast={index === sections.length - 1}
              errors={errors}
              help={help}
              onChange={values =>
                onChange(sections.map(one => (one.key === section.key ? { ...one, values } : one)))
              }
              move={by => move(index, index + by)}
              remove={() => remove(section, index)}
            />
          </li>
        ))}
      </ol>
      {sections.length < most ? (
        <div className="pg-add">
          <SelectField
            label="Jenis bagian baru"
            name="newKind"
            required
            value={kind}
            options={Object.entries(kindWords).map(([value, { label, text }]) => ({
              value,
              label: `${label}: ${text.toLowerCase()}`,
            }))}
            onChange={setKind}
          />
          <Button icon="plus" onClick={add}>
            Tambah bagian
          </Button>
        </div>
      ) : (
        <p className="o-hint">Paling banyak {most} bagian.</p>
      )}
    </Panel>
  )
}

function freeId(sections: EditedSection[]): string {
  const taken = new Set(sections.map(({ values }) => values.id))
  let number = sections.length + 1
  while (taken.has(`bagian-${number}`)) number += 1
  return `bagian-${number}`
}

interface OneSectionProps {
  section: EditedSection
  fields: EditorForm['sections']
  index: number
  isLast: boolean
  errors: Record<string, string>
  help: FormHelp
  onChange: (values: Values) => void
  move: (by: -1 | 1) => void
  remove: () => void
}

function OneSection(props: OneSectionProps) {
  const { section, fields, index, isLast, errors, help, onChange, move, remove } = props
  const { values } = section
  const path = `sections.${index}`
  const isWrong = Object.keys(errors).some(name => name === path || name.startsWith(`${path}.`))
  const title = typeof values.title === 'string' && values.title ? values.title : 'Tanpa judul'
  const kind = typeof values.kind === 'string' && isKind(values.kind) ? values.kind : undefined
  // a new one has nothing to hide
  const [isOpen, setOpen] = useState(values.title === '')
  const which = `bagian ${index + 1}, ${title}`
  return (
    <div className={isWrong ? 'pg-section pg-wrong' : 'pg-section'}>
      <details open={isOpen || isWrong} onToggle={event => setOpen(event.currentTarget.open)}>
        <summary>
          <span className="pg-kind">{kind ? kindWords[kind].label : 'Bagian'}</span>
          <strong>{title}</strong>
          {isWrong && <span className="pg-flag">Perlu diperbaiki</span>}
        </summary>
        <div className="o-form o-form-wide">
          {errors[path] && <p className="o-error">{errors[path]}</p>}
          {kind && (
            <Fields
              of={fields[kind] ?? []}
              form={{ values, errors, set: (name, value) => onChange({ ...values, [name]: value }) }}
              path={path}
              help={help}
            />
          )}
        </div>
      </details>
      <div className="pg-ways">
        <Button
          tone="quiet"
          isSmall
          icon="arrow-up"
          className="pg-up"
          disabled={index === 0}
          label={`Naik: ${which}`}
          onClick={() => move(-1)}
        >
          Naik
        </Button>
        <Button
          tone="quiet"
          isSmall
          icon="arrow-down"
          className="pg-down"
          disabled={isLast}
          label={`Turun: ${which}`}
          onClick={() => move(1)}
        >
          Turun
        </Button>
        <Button tone="quiet" isSmall icon="trash" label={`Hapus: ${which}`} onClick={remove}>
          Hapus
        </Button>
      </div>
    </div>
  )
}
