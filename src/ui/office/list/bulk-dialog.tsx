import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '../buttons.tsx'
import { callApi } from '../call-api.ts'
import { Dialog } from '../dialog.tsx'
import { TextArea } from '../fields.tsx'
import { reloadPage } from '../navigate.ts'
import { Notice } from '../panels.tsx'
import { useTakeBack } from '../take-back.ts'
import { useToasts } from '../toasts.tsx'
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

type Told = Readonly<Record<string, unknown>>

/** The call for all rows, a portion at a time, until one is refused as a whole: `message` says why. */
async function inPortions(
  path: string,
  told: Told,
  ids: readonly RowId[],
  onProgress?: (done: Row[]) => void,
): Promise<{ done: Row[]; message: string }> {
  const done: Row[] = []
  for (let from = 0; from < ids.length; from += atOnce) {
    onProgress?.([...done])
    const result = await callApi<{ rows: Row[] }>('POST', path, {
      ...told,
      ids: ids.slice(from, from + atOnce),
    })
    if (!result.ok) return { done, message: result.errors[0]?.message ?? result.message }
    done.push(...result.data.rows)
  }
  return { done, message: '' }
}

/** Says what will happen to how many, does it in portions, and tells what became of each that was refused. */
export function BulkDialog({ action, noun, ids, nameOf, onClose, onChoose }: BulkDialogProps) {
  const [words, setWords] = useState('')
  const [run, setRun] = useState(nothing)
  const takeBack = useTakeBack()
  const toasts = useToasts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins again with each action
  useEffect(() => {
    setWords('')
    setRun(nothing)
  }, [action])
  if (!action) return null
  const { asks, label, path, body } = action
  const isOver = run.total > 0 && !run.isRunning
  const refused = run.done.filter(({ ok }) => !ok)
  const undo = isOver ? undoOf(action, run.done) : undefined

  function undoOf({ opposite }: BulkAction, done: readonly Row[]): (() => void) | undefined {
    const changed = done.filter(({ ok }) => ok).map(({ id }) => id)
    if (opposite === undefined || changed.length === 0) return takeBack(done)
    return () => void reverse(opposite, changed)
  }

  /** The same call the other way round, for those it was done to. */
  async function reverse(opposite: Told, changed: readonly RowId[]): Promise<void> {
    const { done, message } = await inPortions(path, opposite, changed)
    const problem = message || done.find(({ ok }) => !ok)?.message
    toasts.show(problem ? { message: problem, tone: 'bad' } : { message: 'Dikembalikan' })
    reloadPage()
  }

  async function start(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (run.isRunning) return
    if (asks?.isRequired && words.trim() === '')
      return setRun({ ...nothing, message: `Isi ${asks.label.toLowerCase()} terlebih dahulu.` })
    const told = { ...body, ...(asks ? { [asks.name]: words } : {}) }
    const { done, message } = await inPortions(path, told, ids, before =>
      setRun({ done: before, total: ids.length, isRunning: true, message: '' }),
    )
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
