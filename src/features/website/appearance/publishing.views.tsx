import './publishing.css'
import { useState } from 'react'
import { layoutWords } from '../../../shared/layout-names.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Confirm, Dialog } from '../../../ui/office/dialog.tsx'
import { Notice } from '../../../ui/office/panels.tsx'
import { savedText } from '../../../ui/office/saved.ts'
import { useToasts } from '../../../ui/office/toasts.tsx'
import type { Draft } from './appearance.contract.ts'
import { type Change, type DraftEditing, draftPath, type Look } from './use-draft.views.tsx'

/** "Tersimpan 09.05", and what went wrong in its place. */
export function SaveWords({ editing }: { editing: DraftEditing }) {
  const { state, draft, problem, save } = editing
  const at = draft?.savedAt
  const words =
    state === 'failed'
      ? (problem?.message ?? 'Belum tersimpan')
      : state === 'saved'
        ? at
          ? savedText(new Date(at))
          : 'Sama dengan yang terbit'
        : 'Menyimpan…'
  return (
    <p className={`ap-saved ap-saved-${state}`} role="status">
      {words}
      {state === 'failed' && (
        <Button tone="quiet" isSmall onClick={() => void save()}>
          Coba lagi
        </Button>
      )}
    </p>
  )
}

/** A value as the summary shows it; a colour is seen, a picture is named. */
function ValueWords({ field, look }: { field: string; look: Look }) {
  const [name = '', token = ''] = field.split('.')
  const value: unknown = name === 'css' ? Reflect.get(look.css, token) : Reflect.get(look, name)
  if (typeof value === 'string' && token.startsWith('clr_'))
    return (
      <span className="ap-value">
        <i style={{ background: value }} aria-hidden="true" />
        {value}
      </span>
    )
  if (name === 'layout' && typeof value === 'string')
    return <span>{Object.entries(layoutWords).find(([one]) => one === value)?.[1].label ?? value}</span>
  if (typeof value === 'string') return <span>{value === '' ? 'kosong' : value}</span>
  return <span>{value ? 'gambar terpasang' : 'tanpa gambar'}</span>
}

function Summary({ draft, changes }: { draft: Draft; changes: Draft['changes'] }) {
  return (
    <table className="ap-summary">
      <thead>
        <tr>
          <th scope="col">Yang berubah</th>
          <th scope="col">Sekarang</th>
          <th scope="col">Menjadi</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, words }) => (
          <tr key={field}>
            <th scope="row">{words}</th>
            <td>
              <ValueWords field={field} look={draft.published} />
            </td>
            <td>
              <ValueWords field={field} look={draft.look} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Publish and discard, each said before it is done. */
export function PublishButtons({ editing }: { editing: DraftEditing }) {
  const [open, setOpen] = useState<'publish' | 'discard'>()
  const { draft } = editing
  const hasChanges = (draft?.changes.length ?? 0) > 0 || editing.state !== 'saved'
  return (
    <>
      <Button tone="quiet" disabled={!hasChanges} onClick={() => setOpen('discard')}>
        Buang draf
      </Button>
      <Button
        tone="main"
        icon="upload"
        disabled={!hasChanges}
        onClick={() => void editing.save().then(isSaved => isSaved && setOpen('publish'))}
      >
        Terbitkan
      </Button>
      <PublishDialog editing={editing} open={open === 'publish'} onClose={() => setOpen(undefined)} />
      <DiscardDialog editing={editing} open={open === 'discard'} onClose={() => setOpen(undefined)} />
    </>
  )
}

interface DialogProps {
  editing: DraftEditing
  open: boolean
  onClose: () => void
}

function PublishDialog({ editing, open, onClose }: DialogProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const toasts = useToasts()
  const { draft } = editing
  if (!draft) return null

  async function publish(version: number): Promise<void> {
    setBusy(true)
    setProblem('')
    const answer = await callApi<{ version: number }>('POST', '/v1/appearance/publication', { version })
    setBusy(false)
    if (!answer.ok) {
      setProblem(answer.message)
      // what was published meanwhile, to choose by
      if (answer.status === 409) await editing.reload()
      return
    }
    onClose()
    toasts.show({ message: `Versi ${answer.data.version} terbit. Semua pengunjung melihatnya sekarang.` })
    await editing.reload()
  }

  const isOvertaken = problem !== '' || draft.overtaken !== null
  return (
    <Dialog
      title="Terbitkan tampilan"
      open={open}
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            Batal
          </Button>
          <Button
            tone="main"
            busy={isBusy}
            disabled={draft.changes.length === 0}
            onClick={() => void publish(isOvertaken ? draft.version : editing.seen())}
          >
            {draft.overtaken ? 'Terbitkan perubahan saya' : 'Terbitkan sekarang'}
          </Button>
        </>
      }
    >
      {problem && !draft.overtaken && (
        <Notice tone="bad" isAlert>
          {problem}
        </Notice>
      )}
      <Overtaken editing={editing} />
      {draft.changes.length > 0 ? (
        <Summary draft={draft} changes={draft.changes} />
      ) : (
        <p>Tidak ada lagi yang berbeda dari yang terbit.</p>
      )}
    </Dialog>
  )
}

/** Somebody else has published the same fields: keep mine by publishing, or take theirs. */
export function Overtaken({ editing }: { editing: DraftEditing }) {
  const { draft, change } = editing
  if (!draft?.overtaken) return null
  const { by, version, changes } = draft.overtaken
  const theirs: Change = {}
  for (const { field } of changes) {
    const [name = '', token] = field.split('.')
    if (token === undefined) Reflect.set(theirs, name, Reflect.get(draft.published, name))
    else theirs.css = { ...theirs.css, [token]: Reflect.get(draft.published.css, token) }
  }
  return (
    <Notice
      tone="warning"
      title={`${by} sudah menerbitkan versi ${version}`}
      action={
        <Button isSmall onClick={() => change(theirs)}>
          Pakai yang sudah terbit
        </Button>
      }
    >
      Yang juga Anda ubah: {changes.map(({ words }) => words).join(', ')}. Perubahan Anda tetap di draf;
      menerbitkannya mengganti pilihan {by}.
    </Notice>
  )
}

function DiscardDialog({ editing, open, onClose }: DialogProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const toasts = useToasts()
  async function discard(): Promise<void> {
    setBusy(true)
    await editing.save()
    const answer = await callApi<Draft>('DELETE', draftPath)
    setBusy(false)
    if (!answer.ok) return setProblem(answer.message)
    editing.load(answer.data)
    onClose()
    toasts.show({ message: 'Draf dibuang' })
  }
  return (
    <Confirm
      title="Buang draf?"
      text={
        <p>Semua perubahan yang belum terbit hilang, juga milik admin lain. Situs tetap seperti sekarang.</p>
      }
      confirm="Buang draf"
      open={open}
      busy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void discard()}
    />
  )
}
