import './questions.css'
import { useState } from 'react'
import { to } from '../../../routes.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { SelectField, TextArea, TextField } from '../../../ui/office/fields.tsx'
import { FormProblem } from '../../../ui/office/form-problem.tsx'
import { goTo } from '../../../ui/office/navigate.ts'
import { Office } from '../../../ui/office/office.tsx'
import { Notice, Panel } from '../../../ui/office/panels.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import { tagsOf } from './question-tags.ts'
import type { Imported, QuestionImportPage } from './questions.contract.ts'

export const pages: PagesOf<'questions.import'> = { 'questions.import': ImportQuestions }

const example = `1. Perangkat yang menghubungkan dua jaringan berbeda adalah …
A. Switch
B. Router
C. Hub
Kunci: B`

/** A text full of questions: first what each would become, then all of them at once. */
function ImportQuestions({ data }: { data: QuestionImportPage }) {
  const toasts = useToasts()
  const [checked, setChecked] = useState<{ of: string; result: Imported }>()
  const form = useForm({
    initial: { text: '', format: 'typed', tags: '' },
    submit: values => {
      const isTrial = checked?.of !== JSON.stringify(values) || checked.result.rows.some(row => !row.ok)
      return callApi<Imported>('POST', '/v1/questions/import', {
        ...values,
        tags: tagsOf(values.tags),
        isTrial,
      })
    },
    onDone(result) {
      setChecked({ of: JSON.stringify(form.values), result })
      if (result.taken === 0) return
      toasts.show({ message: `${result.taken} soal tersimpan sebagai draf.` })
      goTo(to.questions())
    },
  })
  const isChecked = checked?.of === JSON.stringify(form.values)
  const rows = isChecked ? (checked?.result.rows ?? []) : []
  const bad = rows.filter(row => !row.ok)
  const isReady = rows.length > 0 && bad.length === 0
  return (
    <Office
      path={to.questions()}
      title="Impor soal"
      text="Tempel soal yang sudah diketik. Sebelum disimpan, setiap soal diperiksa dengan nomor barisnya."
      crumbs={[{ label: 'Soal', href: to.questions() }, { label: 'Impor' }]}
    >
      <Panel>
        <form className="o-form o-form-wide" onSubmit={form.onSubmit} noValidate>
          <SelectField label="Bentuk" {...form.field('format')} options={data.formats} />
          <TextArea
            label="Soal"
            required
            rows={14}
            placeholder={
              form.values.format === 'typed' ? example : '::Router:: Perangkat … { =Router ~Switch ~Hub }'
            }
            {...form.field('text')}
          />
          <TextField label="Tanda untuk semuanya" hint="Pisahkan dengan koma." {...form.field('tags')} />
          <FormProblem form={form} />
          {isChecked && rows.length === 0 && <Notice tone="warning">Tidak ada soal di teks ini.</Notice>}
          {bad.length > 0 && (
            <Notice tone="bad" isAlert title={`${bad.length} soal belum terbaca`}>
              Perbaiki teksnya, lalu periksa lagi. Belum ada yang disimpan.
            </Notice>
          )}
          {rows.length > 0 && (
            <ul className="o-read-rows">
              {rows.map(row => (
                <li key={row.line} className={row.ok ? undefined : 'o-read-bad'}>
                  <strong>Baris {row.line}</strong> <span>{row.name}</span>
                  <small>{row.ok ? row.kindLabel : row.message}</small>
                </li>
              ))}
            </ul>
          )}
          <div className="o-actions">
            <Button type="submit" tone="main" busy={form.isSending}>
              {isReady ? `Simpan ${rows.length} soal` : 'Periksa'}
            </Button>
          </div>
        </form>
      </Panel>
    </Office>
  )
}
