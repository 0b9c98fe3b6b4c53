import { type RefObject, useState } from 'react'
import { Button } from './buttons.tsx'
import { callApi } from './call-api.ts'
import { reloadPage } from './navigate.ts'
import { useToasts } from './toasts.tsx'
import type { DraftEditing } from './use-draft.ts'
import { reviewPath } from './use-review.ts'

interface ReviewButtonProps {
  editing: DraftEditing
  flush: RefObject<() => void>
  isAsked: boolean
}

/** What comes next for a writer who does not publish. */
export function ReviewButton({ editing, flush, isAsked }: ReviewButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const toasts = useToasts()

  async function review(decision: 'asked' | 'recalled'): Promise<void> {
    flush.current()
    if (await editing.save()) return
    setBusy(true)
    const result = await callApi('POST', `${reviewPath(editing.answer)}/steps`, { decision })
    setBusy(false)
    if (!result.ok) return toasts.show({ message: result.errors[0]?.message ?? result.message, tone: 'bad' })
    toasts.show({ message: decision === 'asked' ? 'Dikirim untuk ditinjau' : 'Ditarik kembali' })
    reloadPage()
  }

  return isAsked ? (
    <Button busy={isBusy} onClick={() => void review('recalled')}>
      Tarik kembali
    </Button>
  ) : (
    <Button tone="main" busy={isBusy} onClick={() => void review('asked')}>
      Kirim untuk ditinjau
    </Button>
  )
}
