import { useState } from 'react'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { TextField } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { Empty, Panel } from '../../../ui/office/panels.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { AssignmentSettingsPage } from './assignment-pages.contract.ts'

/** Who works with whom: a number each, or all of them divided at once. */
export function GroupsPanel({ chapterId, people }: Pick<AssignmentSettingsPage, 'chapterId' | 'people'>) {
  const [size, setSize] = useState('4')
  const form = useForm({
    initial: Object.fromEntries(
      people.map(({ enrolmentId, number }) => [`g${enrolmentId}`, number === null ? '' : String(number)]),
    ) as Record<string, string>,
    submit: values =>
      callApi('PUT', `/v1/assignments/${chapterId}/groups`, {
        groups: people.flatMap(({ enrolmentId }) => {
          const typed = (values[`g${enrolmentId}`] ?? '').trim()
          return typed === '' ? [] : [{ enrolmentId, number: Number(typed) }]
        }),
      }),
    said: 'Kelompok tersimpan.',
  })

  function divide(): void {
    const each = Math.max(2, Number.parseInt(size, 10) || 2)
    const groups = Math.max(1, Math.ceil(people.length / each))
    for (const [index, { enrolmentId }] of people.entries())
      form.set(`g${enrolmentId}`, String((index % groups) + 1))
  }

  if (people.length === 0)
    return (
      <Panel title="Kelompok">
        <Empty
          icon="users"
          title="Belum ada peserta"
          text="Susun kelompok setelah kelas ini punya peserta."
        />
      </Panel>
    )
  return (
    <Panel
      title="Kelompok"
      text="Nomor kelompok setiap peserta. Yang kosong belum berkelompok dan belum dapat mengumpulkan."
    >
      <div className="as-bank">
        <TextField
          label="Anggota setiap kelompok"
          name="size"
          inputMode="numeric"
          value={size}
          onChange={setSize}
        />
        <Button onClick={divide}>Bagi rata</Button>
      </div>
      <FormFrame form={form} submit="Simpan kelompok">
        <div>
          {people.map(({ enrolmentId, name, runName }) => (
            <div key={enrolmentId} className="as-group">
              <span>
                {name}
                <small>{runName}</small>
              </span>
              <TextField
                label="Kelompok"
                inputMode="numeric"
                {...form.field(`g${enrolmentId}`)}
                value={form.values[`g${enrolmentId}`] ?? ''}
              />
            </div>
          ))}
        </div>
      </FormFrame>
    </Panel>
  )
}
