import { useState } from 'react'
import { callApi } from '../../../ui/office/call-api.ts'
import { RadioField, TextArea, TextField } from '../../../ui/office/fields.tsx'
import { FormDialog } from '../../../ui/office/form-frame.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { GradebookRow, GradedThing, KeptCell } from './gradebook.contract.ts'
import { type CellAct, cellActs, cellWords, markLength, reasonLength, wordOf } from './gradebook.rules.ts'

export interface ChosenCell {
  row: number
  column: number
  person: GradebookRow
  thing: GradedThing
  /** the digit that opened it */
  typed: string
}

interface CellDialogProps {
  classId: number
  chosen: ChosenCell
  onSaved: (row: GradebookRow) => void
  /** `moves`: to the person below */
  onClose: (moves: boolean) => void
}

const numberOf = (text: string): number | null => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : null)

/** What stands in one cell, and what stands there instead. */
export function CellDialog({ classId, chosen, onSaved, onClose }: CellDialogProps) {
  const { person, thing, column, typed } = chosen
  const [isOpen, setOpen] = useState(true)
  const toasts = useToasts()
  const code = person.cells[column] ?? -1
  const word = wordOf(code)
  const set = person.set.find(({ at }) => at === column)
  const isSet = set !== undefined && set.comment !== ''
  const begun: CellAct = typed !== '' || !isSet ? 'override' : word === 'excused' ? 'excuse' : 'override'
  const form = useForm<{ act: CellAct; percent: string; comment: string }, KeptCell>({
    initial: { act: begun, percent: typed || (word === null ? String(code) : ''), comment: '' },
    submit: ({ act, percent, comment }) =>
      callApi('PUT', `/v1/classes/${classId}/gradebook/cell`, {
        enrolmentId: person.id,
        chapterId: thing.id,
        act,
        ...(act === 'override' && { percent: numberOf(percent) }),
        comment,
        expectedEvent: set?.event ?? 0,
      }),
    onDone(kept) {
      const { act, comment } = form.values
      const others = person.set.filter(({ at }) => at !== column)
      const said = { at: column, event: kept.event, comment: act === 'withdraw' ? '' : `Anda: ${comment}` }
      onSaved({
        ...person,
        cells: person.cells.map((one, at) => (at === column ? kept.code : one)),
        set: [...others, said],
        final: kept.final,
      })
      toasts.show({ message: `Nilai ${person.name} tersimpan` })
      close(true)
    },
  })
  const close = (moves: boolean) => {
    setOpen(false)
    onClose(moves)
  }
  const acts = isSet ? cellActs : { override: cellActs.override, excuse: cellActs.excuse }
  return (
    <FormDialog
      title={`${person.name}: ${thing.title}`}
      open={isOpen}
      onClose={() => close(false)}
      form={form}
      submit="Simpan nilai"
      size="small"
    >
      <p>
        {word === null ? `Nilai sekarang ${code}.` : `Sekarang ${cellWords[word]}.`}{' '}
        {isSet && <q>{set.comment}</q>} <a href={thing.href}>{`Buka ${thing.kindText.toLowerCase()}`}</a>
      </p>
      {form.values.act === 'override' && (
        <TextField
          label="Nilai (0–100)"
          inputMode="numeric"
          required
          autoComplete="off"
          maxLength={markLength}
          {...form.field('percent')}
        />
      )}
      <RadioField
        legend="Yang dilakukan"
        name="act"
        value={form.values.act}
        onChange={value => form.set('act', isAct(value) ? value : 'override')}
        options={Object.entries(acts).map(([value, label]) => ({ value, label }))}
      />
      {form.values.act !== 'withdraw' && (
        <TextArea
          label="Alasan"
          rows={2}
          maxLength={reasonLength}
          required
          hint="Siswa membacanya di halaman nilainya."
          {...form.field('comment')}
        />
      )}
    </FormDialog>
  )
}

const isAct = (value: string): value is CellAct => Object.hasOwn(cellActs, value)
