import { useEffect, useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Dialog } from '../../../ui/office/dialog.tsx'
import { RadioField, TextArea } from '../../../ui/office/fields.tsx'
import { reloadPage } from '../../../ui/office/navigate.ts'
import { Notice, Skeleton, Tag } from '../../../ui/office/panels.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import type { Difference, Finding, Outlook } from './outlines.contract.ts'

const whats = {
  added: { label: 'Ditambah', tone: 'green' },
  changed: { label: 'Diubah', tone: 'blue' },
  moved: { label: 'Dipindah', tone: 'orange' },
  removed: { label: 'Dikeluarkan', tone: 'red' },
} as const

interface PublishProps {
  path: string
  onClose: () => void
  hrefOf: (chapterId: number) => string | undefined
}

/** What participants will notice, what should be looked at first, and whom it reaches: then it is published. */
export function PublishDialog({ path, onClose, hrefOf }: PublishProps) {
  const [outlook, setOutlook] = useState<Outlook>()
  const [problem, setProblem] = useState('')
  const [kind, setKind] = useState('change')
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const toasts = useToasts()

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it is opened
  useEffect(() => {
    void callApi<Outlook>('GET', `${path}/publication`).then(answer => {
      if (answer.ok) setOutlook(answer.data)
      else setProblem(answer.message)
    })
  }, [])

  async function publish(): Promise<void> {
    if (!outlook) return
    setBusy(true)
    const answer = await callApi<{ number: number }>('POST', `${path}/publication`, {
      seen: outlook.number,
      kind,
      note,
    })
    setBusy(false)
    if (!answer.ok) return setProblem(answer.message)
    toasts.show({ message: `Versi ${answer.data.number} terbit.` })
    onClose()
    reloadPage()
  }

  const isGrave = outlook?.findings.some(one => one.isGrave) ?? true
  const isSame = outlook !== undefined && outlook.number > 0 && outlook.differences.length === 0
  return (
    <Dialog
      title={outlook?.number ? 'Terbitkan perubahan' : 'Terbitkan isi kelas'}
      open
      onClose={onClose}
      size="large"
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            Batal
          </Button>
          {outlook?.mayPublish && (
            <Button tone="main" busy={isBusy} disabled={isGrave || isSame} onClick={() => void publish()}>
              {`Terbitkan versi ${outlook.number + 1}`}
            </Button>
          )}
        </>
      }
    >
      {problem && (
        <Notice tone="bad" isAlert>
          {problem}
        </Notice>
      )}
      {!outlook && !problem && <Skeleton />}
      {outlook && (
        <div className="ol-outlook">
          {!outlook.mayPublish && (
            <Notice>Draf Anda tersimpan. Isi kelas terbit setelah diperiksa pengelola situs.</Notice>
          )}
          {isSame ? <p>Semua sudah terbit.</p> : <Differences of={outlook.differences} />}
          <Findings of={outlook.findings} hrefOf={hrefOf} />
          {!isSame && <Reach outlook={outlook} kind={kind} setKind={setKind} />}
          {!isSame && outlook.mayPublish && (
            <TextArea
              label="Catatan"
              hint="Untuk riwayat: apa yang berubah dan mengapa"
              name="note"
              rows={2}
              maxLength={limits.versionNote}
              value={note}
              onChange={setNote}
            />
          )}
        </div>
      )}
    </Dialog>
  )
}

function Differences({ of }: { of: readonly Difference[] }) {
  return (
    <section>
      <h3>Yang akan dilihat peserta</h3>
      <ul className="ol-differences">
        {of.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
          <li key={index}>
            <Tag tone={whats[one.what].tone}>{whats[one.what].label}</Tag>
            <span>
              {one.of === 'module' ? `Modul "${one.title}"` : one.title}
              {one.words && <small>{one.words}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Findings({ of, hrefOf }: { of: readonly Finding[]; hrefOf: PublishProps['hrefOf'] }) {
  if (of.length === 0) return <Notice tone="good">Tidak ada yang perlu diperiksa lagi.</Notice>
  const isGrave = of.some(one => one.isGrave)
  return (
    <Notice
      tone={isGrave ? 'bad' : 'warning'}
      title={isGrave ? 'Perlu diperbaiki sebelum terbit' : 'Sebaiknya diperiksa'}
    >
      <ul className="ol-findings">
        {of.map((one, index) => {
          const href = one.chapterId === null ? undefined : hrefOf(one.chapterId)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
            <li key={index}>
              {href ? <a href={href}>{one.title}</a> : one.title}: {one.words}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}

interface ReachProps {
  outlook: Outlook
  kind: string
  setKind: (kind: string) => void
}

/** Runs that have begun stay with what they have, but for a fix. */
function Reach({ outlook: { runs, mayBeFix, number }, kind, setKind }: ReachProps) {
  const begun = runs.filter(run => run.hasBegun)
  if (number === 0 || begun.length === 0) return null
  const names = begun.map(run => run.name).join(', ')
  if (!mayBeFix)
    return (
      <Notice title="Angkatan yang sudah mulai tetap pada versinya">
        {`${names}. Perbarui satu per satu di bawah susunan kelas bila pengajarnya siap.`}
      </Notice>
    )
  return (
    <RadioField
      legend="Jangkauan"
      name="kind"
      value={kind}
      onChange={setKind}
      options={[
        { value: 'fix', label: 'Perbaikan kata', text: `Langsung dibaca juga oleh ${names}` },
        { value: 'change', label: 'Perubahan', text: 'Angkatan yang sudah mulai tetap pada versinya' },
      ]}
    />
  )
}
