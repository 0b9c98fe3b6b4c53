import './questions.css'
import { useEffect, useRef, useState } from 'react'
import { to } from '../../../routes.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { takeOver } from '../../../ui/office/drafter/drafted-questions.ts'
import { CheckField, SelectField, TextArea, TextField } from '../../../ui/office/fields.tsx'
import { FormProblem } from '../../../ui/office/form-problem.tsx'
import { goTo } from '../../../ui/office/navigate.ts'
import { Office } from '../../../ui/office/office.tsx'
import { Notice, Panel } from '../../../ui/office/panels.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import { ImportFile } from './import-file.views.tsx'
import { type ImportFormat, importFormats } from './question-kinds.rules.ts'
import { tagsOf } from './question-tags.ts'
import type { Imported, QuestionImportPage } from './questions.contract.ts'

export const pages: PagesOf<'questions.import'> = { 'questions.import': ImportQuestions }

const examples: Readonly<Record<ImportFormat, string>> = {
  typed: `1. Perangkat yang menghubungkan dua jaringan berbeda adalah …
A. Switch
B. Router
C. Hub
Kunci: B`,
  table: `Soal;A;B;C;Kunci
Perangkat yang menghubungkan dua jaringan?;Switch;Router;Hub;B`,
  gift: '::Router:: Perangkat … { =Router ~Switch ~Hub }',
  moodle: '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>…</quiz>',
  aiken: `Perangkat yang menghubungkan dua jaringan berbeda adalah …
A. Switch
B. Router
ANSWER: B`,
}

const begun = { text: '', format: 'typed' as ImportFormat, tags: '', skipsBad: false }

const isFormat = (word: string): word is ImportFormat => Object.hasOwn(importFormats, word)

const textOf = ({ text, format, tags }: typeof begun) => JSON.stringify([text, format, tags])

const isReady = (rows: Imported['rows'], { skipsBad }: typeof begun) =>
  rows.some(({ ok }) => ok) && (skipsBad || rows.every(({ ok }) => ok))

/** Questions of a file or a text: first what each would become, then all of them at once. */
function ImportQuestions({ data }: { data: QuestionImportPage }) {
  const toasts = useToasts()
  const [checked, setChecked] = useState<{ of: string; result: Imported }>()
  /** what is known of a text, as it was typed */
  const rowsOf = (values: typeof begun) => (checked?.of === textOf(values) ? checked.result.rows : undefined)
  const form = useForm({
    initial: begun,
    submit: values =>
      callApi<Imported>('POST', '/v1/questions/import', {
        ...values,
        tags: tagsOf(values.tags),
        isTrial: !isReady(rowsOf(values) ?? [], values),
      }),
    onDone(result) {
      setChecked({ of: textOf(form.values), result })
      if (result.taken === 0) return
      toasts.show({ message: `${result.taken} soal tersimpan sebagai draf.` })
      goTo(to.questions())
    },
  })
  const [chapter, setChapter] = useState('')
  const begin = useRef(form.set)
  // what a chapter's editor has handed over is there once the page is alive
  useEffect(() => {
    const drafted = takeOver()
    if (!drafted) return
    begin.current('text', drafted.text)
    begin.current('format', 'typed')
    setChapter(drafted.chapter)
  }, [])
  const known = rowsOf(form.values)
  const rows = known ?? []
  const bad = rows.filter(row => !row.ok).length
  const good = rows.length - bad
  return (
    <Office
      path={to.questions()}
      title="Impor soal"
      text="Ambil dari berkas, atau tempel soal yang sudah diketik. Sebelum disimpan, setiap soal diperiksa dengan nomor barisnya."
      crumbs={[{ label: 'Soal', href: to.questions() }, { label: 'Impor' }]}
    >
      {chapter !== '' && (
        <Notice tone="info" title={`Usulan model AI dari bab ${chapter}`}>
          Periksa setiap soal dan kuncinya, perbaiki di sini, lalu simpan. Semuanya menjadi draf.
        </Notice>
      )}
      <Panel>
        <form className="o-form o-form-wide" onSubmit={form.onSubmit} noValidate>
          <ImportFile
            onRead={({ text, format }) => {
              form.set('text', text)
              form.set('format', format)
            }}
          />
          <SelectField
            label="Bentuk"
            required
            name="format"
            value={form.values.format}
            error={form.errors.format}
            onChange={format => form.set('format', isFormat(format) ? format : 'typed')}
            options={data.formats}
          />
          <TextArea
            label="Soal"
            required
            rows={14}
            placeholder={examples[form.values.format]}
            {...form.field('text')}
          />
          <TextField label="Tanda untuk semuanya" hint="Pisahkan dengan koma." {...form.field('tags')} />
          <FormProblem form={form} />
          {known?.length === 0 && <Notice tone="warning">Tidak ada soal di teks ini.</Notice>}
          {bad > 0 && (
            <Notice tone="bad" isAlert title={`${bad} dari ${rows.length} soal belum terbaca`}>
              Perbaiki teksnya, lalu periksa lagi. Belum ada yang disimpan.
            </Notice>
          )}
          {rows.length > 0 && <Rows rows={rows} />}
          {bad > 0 && good > 0 && (
            <CheckField label={`Lewati ${bad} soal yang belum terbaca`} {...form.field('skipsBad')} />
          )}
          <div className="o-actions">
            <Button type="submit" tone="main" busy={form.isSending}>
              {isReady(rows, form.values) ? `Simpan ${good} soal` : 'Periksa'}
            </Button>
          </div>
        </form>
      </Panel>
    </Office>
  )
}

/** What could not be read stands first: it is what there is to do. */
function Rows({ rows }: { rows: Imported['rows'] }) {
  const inOrder = [...rows].sort((one, other) => Number(one.ok) - Number(other.ok) || one.line - other.line)
  return (
    <ul className="o-read-rows">
      {inOrder.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several may stand in one line, and none moves
        <li key={`${row.line} ${at}`} className={row.ok ? undefined : 'o-read-bad'}>
          <strong>Baris {row.line}</strong> <span>{row.name}</span>
          <small>{row.ok ? row.kindLabel : row.message}</small>
        </li>
      ))}
    </ul>
  )
}
