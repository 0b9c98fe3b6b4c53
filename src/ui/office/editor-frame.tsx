import './editor-frame.css'
import { type ReactNode, useState } from 'react'
import type { Shape } from '../../shared/draft-parts.ts'
import { Button, Menu, type MenuItem } from './buttons.tsx'
import { ComeBack } from './come-back.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { Confirm } from './dialog.tsx'
import { DraftWords } from './draft-words.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { useToasts } from './toasts.tsx'
import type { DraftEditing } from './use-draft.ts'

interface FrameProps {
  editing: DraftEditing
  shape: Shape
  /** "halaman": what is written here */
  noun: string
  timeZone: string
  /** it has a page of its own, whose draft may be shown around */
  isShareable?: boolean
  /** further buttons: a preview */
  children?: ReactNode
}

type Open = 'share' | 'withdraw' | 'discard' | 'schedule' | 'history'

const mainWords = {
  none: 'Terbitkan',
  draft: 'Terbitkan',
  published: 'Terbitkan',
  changed: 'Terbitkan perubahan',
}

/** The foot of every editor: what can be done by how it stands, and whether everything is kept. Its form publishes. */
export function EditorFrame({ editing, shape, noun, timeZone, isShareable = false, children }: FrameProps) {
  const { answer, ask } = editing
  const [open, setOpen] = useState<Open>()
  const [isBusy, setBusy] = useState(false)
  const toasts = useToasts()
  const { state, publishAt, withdrawAt } = answer
  const isOut = state === 'published' || state === 'changed'
  const close = () => setOpen(undefined)

  async function takeBack(rest: string): Promise<void> {
    setBusy(true)
    const result = await ask('DELETE', rest)
    setBusy(false)
    close()
    toasts.show(result.ok ? { message: result.message } : { message: result.message, tone: 'bad' })
  }

  const items: MenuItem[] = [
    {
      label: publishAt || withdrawAt ? 'Ubah jadwal' : 'Jadwalkan',
      icon: 'calendar',
      onSelect: () => setOpen('schedule'),
    },
    { label: 'Riwayat', icon: 'history', onSelect: () => setOpen('history') },
    ...(isShareable
      ? [{ label: 'Bagikan pratinjau', icon: 'link', onSelect: () => setOpen('share') } as const]
      : []),
    ...(state === 'changed'
      ? [{ label: 'Buang perubahan', icon: 'undo', onSelect: () => setOpen('discard') } as const]
      : []),
    ...(isOut && answer.canWithdraw
      ? [
          {
            label: 'Tarik dari situs',
            icon: 'eye-off',
            tone: 'danger',
            onSelect: () => setOpen('withdraw'),
          } as const,
        ]
      : []),
  ]
  return (
    <div className="o-editor-bar">
      <Button tone="main" type="submit">
        {publishAt ? 'Terbitkan sekarang' : mainWords[state]}
      </Button>
      {children}
      <ComeBack />
      <Menu label="Tindakan lain" items={items} />
      <div>
        <DraftWords editing={editing} />
        {publishAt && (
          <p className="o-hint">
            {`Terjadwal ${publishAt.words}.`}
            {answer.hasGoneOn &&
              ' Perubahan sesudahnya tetap di draf; jadwalkan lagi bila ingin ikut terbit.'}
          </p>
        )}
        {withdrawAt && <p className="o-hint">{`Turun dari situs ${withdrawAt.words}.`}</p>}
      </div>
      <ConflictDialog editing={editing} shape={shape} />
      <ScheduleDialog editing={editing} timeZone={timeZone} open={open === 'schedule'} onClose={close} />
      <HistoryDialog editing={editing} open={open === 'history'} onClose={close} />
      <ShareDialog answer={answer} save={editing.save} open={open === 'share'} onClose={close} />
      <Confirm
        title={open === 'discard' ? 'Buang perubahan?' : `Tarik ${noun} dari situs?`}
        text={
          open === 'discard'
            ? 'Isian kembali seperti yang terbit. Perubahan yang belum diterbitkan hilang dari sini.'
            : `Pengunjung tidak lagi menemukan ${noun} ini. Isinya tetap tersimpan di sini sebagai draf.`
        }
        confirm={open === 'discard' ? 'Buang perubahan' : 'Tarik dari situs'}
        open={open === 'discard' || open === 'withdraw'}
        busy={isBusy}
        onClose={close}
        onConfirm={() => void takeBack(open === 'discard' ? '' : '/publication')}
      />
    </div>
  )
}
