import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '../buttons.tsx'
import { callApi } from '../call-api.ts'
import { Dialog } from '../dialog.tsx'
import { TextArea } from '../fields.tsx'
import { reloadPage } from '../navigate.ts'
import { Notice } from '../panels.tsx'
import { useTakeBack } from '../take-back.ts'
import type { BulkAction } from './bulk-action.ts'
import type { RowId } from './use-selection.ts'

/** rows of one request; the server takes no more */
const atOnce = 200
/** refusals that are shown by name */
const mostShown = 50

interface Row {
  id: RowId
  ok: boolean
  message: string
  undo?: number
}

interface BulkDialogProps {
  /** closed while there is none */
  action: BulkAction | undefined
  noun: string
  ids: readonly RowId[]
  nameOf: (id: RowId) => string
  onClose: () => void
  /** what stays chosen: the rows that were refused */
  onChoose: (ids: ReadonlySet<RowId>) => void
}

type Run = { done: Row[]; total: number; isRunning: boolean; message: string }

const nothing: Run = { done: [], total: 0, isRunning: false, message: '' }

/** Says what will happen to how many, does it in portions, and tells what became of each that was refused. */
export function BulkDialog({ action, noun, ids, nameOf, onClose, onChoose }: BulkDialogProps) {
  const [words, setWords] = useState('')
  const [run, setRun] = useState(nothing)
  const takeBack = useTakeBack()
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins again with each action
  useEffect(() => {
    setWords('')
    setRun(nothing)
  }, [action])
  if (!action) return null
  const { asks, label, path, body } = action
  const isOver = run.total > 0 && !run.isRunning
  const refused = run.done.filter(({ ok }) => !ok)
  const undo = isOver ? takeBack(run.done) : undefined

  async function start(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (run.isRunning) return
    if (asks?.isRequired && words.trim() === '')
      return setRun({ ...nothing, message: `Isi ${asks.label.toLowerCase()} terlebih dahulu.` })
    const done: Row[] = []
    let message = ''
    for (let from = 0; from < ids.length && message === ''; from += atOnce) {
      setRun({ done: [...done], total: ids.length, isRunning: true, message: '' })
      const portion = ids.slice(from, from + atOnce)
      const told = { ...body, ...(asks ? { [asks.name]: words } : {}), ids: portion }
      const result = await callApi<{ rows: Row[] }>('POST', path, told)
      if (result.ok) done.push(...result.data.rows)
      else message = result.errors[0]?.message ?? result.message
    }
    if (done.length === 0) return setRun({ ...nothing, message })
    setRun({ done, total: ids.length, isRunning: false, message })
    const succeeded = new Set(done.filter(({ ok }) => ok).map(({ id }) => id))
    onChoose(new Set(ids.filter(id => !succeeded.has(id))))
    reloadPage()
  }

  const many = (isOver ? run.total : ids.length).toLocaleString('id-ID')
  return (
    <Dialog
      title={`${label}: ${many} ${noun}`}
      open
      onClose={() => !run.isRunning && onClose()}
      footer={
        isOver ? (
          <>
            {undo && (
              <Button
                tone="quiet"
                onClick={() => {
                  undo()
                  onClose()
                }}
              >
                Urungkan
              </Button>
            )}
            <Button tone="main" onClick={onClose}>
              Tutup
            </Button>
          </>
        ) : (
          <>
            <Button tone="quiet" disabled={run.isRunning} onClick={onClose}>
              Batal
            </Button>
            <Button tone={action.tone ?? 'main'} type="submit" form="bulk" busy={run.isRunning}>
              {label}
            </Button>
          </>
        )
      }
    >
      {isOver ? (
        <Outcome run={run} refused={refused} nameOf={nameOf} />
      ) : (
        <form id="bulk" className="o-form" onSubmit={event => void start(event)} noValidate>
          <p className="o-text">{action.text}</p>
          {asks && (
            <TextArea
              label={asks.label}
              name={asks.name}
              required={asks.isRequired}
              hint={asks.hint}
              rows={3}
              maxLength={500}
              value={words}
              onChange={setWords}
            />
          )}
          {run.message && (
            <Notice tone="bad" isAlert>
              {run.message}
            </Notice>
          )}
          {run.isRunning && run.total > atOnce && (
            <p className="o-hint" role="status">
              {run.done.length.toLocaleString('id-ID')} dari {many} selesai
            </p>
          )}
        </form>
      )}
    </Dialog>
  )
}

interface OutcomeProps {
  run: Run
  refused: readonly Row[]
  nameOf: (id: RowId) => string
}

function Outcome({ run, refused, nameOf }: OutcomeProps) {
  const good = run.done.length - refused.length
  const missing = run.total - run.done.length
  return (
    <div role="status" className="o-form">
      <Notice tone={refused.length + missing > 0 ? 'warning' : 'good'}>
        {good.toLocaleString('id-ID')} berhasil
        {refused.length > 0 && `, ${refused.length.toLocaleString('id-ID')} gagal dan tetap dipilih`}
        {missing > 0 && `, ${missing.toLocaleString('id-ID')} belum dikerjakan: ${run.message}`}
      </Notice>
      {refused.length > 0 && (
        <ul className="o-bulk-refused">
          {refused.slice(0, mostShown).map(({ id, message }) => (
            <li key={id}>
              <strong>{nameOf(id)}</strong>
              <span>{afterName(message, nameOf(id))}</span>
            </li>
          ))}
          {refused.length > mostShown && <li>dan {refused.length - mostShown} lainnya</li>}
        </ul>
      )}
    </div>
  )
}

/** The name stands above already: "Agus tidak sedang ditangguhkan" is "Tidak sedang ditangguhkan". */
function afterName(message: string, name: string): string {
  if (!message.startsWith(`${name} `)) return message
  const rest = message.slice(name.length + 1)
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
