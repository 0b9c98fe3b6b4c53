import { useState } from 'react'
import { Button } from './buttons.tsx'
import { DateField } from './date-field.tsx'
import { Dialog } from './dialog.tsx'
import { SelectField } from './fields.tsx'
import { useToasts } from './toasts.tsx'
import type { DraftEditing } from './use-draft.ts'

const zones: Readonly<Record<string, string>> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
}

interface ScheduleProps {
  editing: DraftEditing
  timeZone: string
  open: boolean
  onClose: () => void
}

/** When it is published or withdrawn, in the site's own time. */
export function ScheduleDialog({ editing, timeZone, open, onClose }: ScheduleProps) {
  const { answer, ask } = editing
  const mayPublish = answer.state !== 'published'
  const isOut = answer.state === 'published' || answer.state === 'changed'
  const mayWithdraw = answer.canWithdraw && (isOut || answer.publishAt !== null)
  const [wish, setAct] = useState<string>()
  const [at, setAt] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const toasts = useToasts()
  const act = wish ?? (mayPublish ? 'publish' : 'withdraw')
  const planned = act === 'publish' ? answer.publishAt : answer.withdrawAt

  async function plan(when: string | null): Promise<void> {
    setBusy(true)
    const result = await ask('PUT', '/schedule', { act, at: when })
    setBusy(false)
    setProblem(result.ok ? '' : result.message)
    if (!result.ok) return
    onClose()
    if (when !== null || !planned) return toasts.show({ message: 'Jadwal tersimpan' })
    toasts.show({ message: 'Jadwal dibatalkan', undo: () => void takeBack(planned.at) })
  }

  async function takeBack(when: string): Promise<void> {
    const result = await ask('PUT', '/schedule', { act, at: when })
    toasts.show(result.ok ? { message: 'Jadwal kembali' } : { message: result.message, tone: 'bad' })
  }

  return (
    <Dialog
      title="Jadwalkan"
      open={open}
      onClose={onClose}
      size="small"
      footer={
        <>
          {planned && (
            <Button tone="quiet" onClick={() => void plan(null)}>
              Batalkan jadwal
            </Button>
          )}
          <Button tone="main" busy={isBusy} disabled={at === ''} onClick={() => void plan(at)}>
            Jadwalkan
          </Button>
        </>
      }
    >
      <div className="o-form">
        <SelectField
          label="Yang dijadwalkan"
          name="act"
          required
          value={act}
          options={[
            ...(mayPublish ? [{ value: 'publish', label: 'Terbit seperti sekarang' }] : []),
            ...(mayWithdraw ? [{ value: 'withdraw', label: 'Turun dari situs' }] : []),
          ]}
          onChange={setAct}
        />
        {planned && <p>{`Sudah dijadwalkan: ${planned.words}.`}</p>}
        <DateField
          label={`Tanggal dan jam (${zones[timeZone] ?? timeZone})`}
          name="at"
          hasTime
          required
          value={at}
          error={problem || undefined}
          onChange={setAt}
        />
        {act === 'publish' && (
          <p className="o-hint">Yang terbit persis isi sekarang. Perubahan sesudahnya tetap di draf.</p>
        )}
      </div>
    </Dialog>
  )
}
