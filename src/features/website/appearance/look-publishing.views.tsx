import './look-publishing.css'
import { useEffect, useState } from 'react'
import { layoutWords } from '../../../shared/layout-names.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Dialog } from '../../../ui/office/dialog.tsx'
import { type Compared, draftPath, isShownOnPage } from '../../../ui/office/draft-answer.ts'
import { DraftValue } from '../../../ui/office/draft-value.tsx'
import { Notice, Skeleton } from '../../../ui/office/panels.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import type { DraftEditing } from '../../../ui/office/use-draft.ts'

interface PublishProps {
  editing: DraftEditing
  open: boolean
  onClose: () => void
}

/** What will change for every visitor, said before it does. */
export function PublishDialog({ editing, open, onClose }: PublishProps) {
  const [isBusy, setBusy] = useState(false)
  const toasts = useToasts()
  const { answer, problem } = editing

  async function publish(): Promise<void> {
    setBusy(true)
    const result = await editing.publish()
    setBusy(false)
    if (result.ok)
      toasts.show({ message: `Versi ${result.data.number} terbit. Semua pengunjung melihatnya sekarang.` })
    else if (!isShownOnPage(result)) toasts.show({ message: `Belum terbit. ${result.message}`, tone: 'bad' })
    // what has to be chosen or mended stands on the page
    onClose()
  }

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
            disabled={answer.changes.length === 0}
            onClick={() => void publish()}
          >
            Terbitkan sekarang
          </Button>
        </>
      }
    >
      {problem && <Notice tone="bad">{problem.message}</Notice>}
      {answer.changes.length > 0 ? (
        <Summary editing={editing} />
      ) : (
        <p>Tidak ada yang berbeda dari yang terbit.</p>
      )}
    </Dialog>
  )
}

/** Each field as visitors see it now, and as they will. */
function Summary({ editing: { answer } }: Pick<PublishProps, 'editing'>) {
  const [compared, setCompared] = useState<Compared>()
  const [problem, setProblem] = useState('')
  const path = `${draftPath(answer)}/versions/${answer.number}`
  useEffect(() => {
    void callApi<Compared>('GET', path).then(found =>
      found.ok ? setCompared(found.data) : setProblem(found.message),
    )
  }, [path])
  if (problem) return <Notice tone="bad">{problem}</Notice>
  if (!compared) return <Skeleton lines={3} />
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
        {compared.differences.map(({ field, words, old, now }) => (
          <tr key={field}>
            <th scope="row">{words}</th>
            {[old, now].map((value, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns, always the same
              <td key={index}>
                <DraftValue value={field === 'layout' ? labelOf(value) : value} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const labelOf = (layout: unknown) =>
  Object.entries(layoutWords).find(([name]) => name === layout)?.[1].label ?? layout
