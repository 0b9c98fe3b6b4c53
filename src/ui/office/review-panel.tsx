import './review.css'
import { type RefObject, useState } from 'react'
import type { Block } from '../../shared/document/document.ts'
import { limits } from '../../shared/limits.ts'
import { Button } from './buttons.tsx'
import { TextArea } from './fields.tsx'
import { reloadPage } from './navigate.ts'
import { Notice, Panel, Skeleton } from './panels.tsx'
import { RemarksPanel } from './remarks-panel.tsx'
import { useToasts } from './toasts.tsx'
import type { DraftEditing } from './use-draft.ts'
import { type Reviewing, useReview } from './use-review.ts'

interface ReviewProps {
  editing: DraftEditing
  /** hands over the last words */
  flush: RefObject<() => void>
  blocks: readonly Block[]
}

/** What reviewers and writers say to each other about a draft, and for whoever decides the two answers. */
export function ReviewPanel({ editing, flush, blocks }: ReviewProps) {
  const reviewing = useReview(editing.answer)
  const { review, problem } = reviewing
  if (!review) return problem ? <Notice tone="bad">{problem}</Notice> : <Skeleton lines={4} />
  return (
    <>
      {review.state === 'asked' && review.mayDecide && (
        <Deciding editing={editing} flush={flush} reviewing={reviewing} changed={review.changed} />
      )}
      <RemarksPanel reviewing={reviewing} remarks={review.remarks} rev={editing.answer.rev} blocks={blocks} />
      <Panel
        title="Riwayat tinjauan"
        empty={
          review.steps.length === 0 && {
            icon: 'list-checks',
            title: 'Belum pernah ditinjau',
            text: 'Setiap langkah tinjauan dan catatannya tercatat di sini.',
          }
        }
      >
        <ol className="o-review-steps">
          {review.steps.map(one => (
            <li key={one.number}>
              <strong>{one.by}</strong> {one.words}, {one.at}
              {one.note && <blockquote>{one.note}</blockquote>}
            </li>
          ))}
        </ol>
      </Panel>
    </>
  )
}

interface DecidingProps extends Omit<ReviewProps, 'blocks'> {
  reviewing: Reviewing
  changed: string[]
}

function Deciding({ editing, flush, reviewing, changed }: DecidingProps) {
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const toasts = useToasts()

  async function decide(decision: 'approved' | 'needs_fix'): Promise<void> {
    flush.current()
    if (await editing.save()) return
    setBusy(true)
    const result = await reviewing.act('POST', '/steps', { decision, note, rev: editing.answer.rev })
    setBusy(false)
    if (!result.ok) return
    // the answer was about the review; the draft itself is out now
    await editing.renew()
    toasts.show({ message: decision === 'approved' ? 'Disetujui dan terbit' : 'Penulis diminta memperbaiki' })
    reloadPage()
  }

  return (
    <Panel title="Tinjau" text="Menyetujui berarti menerbitkan yang terlihat sekarang.">
      {changed.length > 0 && <Notice>{`Berubah sejak dikirim: ${changed.join(', ')}.`}</Notice>}
      <div className="o-form">
        <TextArea
          label="Catatan untuk penulis"
          name="note"
          hint="Wajib bila meminta perbaikan."
          maxLength={limits.reviewNote}
          value={note}
          error={reviewing.problem}
          onChange={setNote}
        />
        <div className="o-actions">
          <Button tone="main" busy={isBusy} onClick={() => void decide('approved')}>
            Setujui dan terbitkan
          </Button>
          <Button busy={isBusy} onClick={() => void decide('needs_fix')}>
            Minta perbaikan
          </Button>
        </div>
      </div>
    </Panel>
  )
}
