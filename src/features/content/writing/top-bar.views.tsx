import { type RefObject, useState } from 'react'
import { to } from '../../../routes.ts'
import { Button, LinkButton, Menu, type MenuItem } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { ConflictDialog } from '../../../ui/office/conflict-dialog.tsx'
import { Confirm, Dialog } from '../../../ui/office/dialog.tsx'
import { DraftWords } from '../../../ui/office/draft-words.tsx'
import { HistoryDialog } from '../../../ui/office/history-dialog.tsx'
import { goTo, reloadPage } from '../../../ui/office/navigate.ts'
import { ScheduleDialog } from '../../../ui/office/schedule-dialog.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import type { DraftEditing } from '../../../ui/office/use-draft.ts'
import { findingsOf } from './checks.ts'
import { Findings, valuesIn } from './side-panels.views.tsx'
import { postShape } from './writing.rules.ts'
import type { WritingPage } from './writing-pages.contract.ts'

interface TopBarProps {
  data: WritingPage
  editing: DraftEditing
  /** hands over the last words */
  flush: RefObject<() => void>
  publish: () => Promise<boolean>
}

type Open = 'publish' | 'withdraw' | 'discard' | 'schedule' | 'history' | 'trash' | 'archive'

/** How it stands, whether everything is kept, and what can be done next. */
export function TopBar({ data, editing, flush, publish }: TopBarProps) {
  const { answer, ask } = editing
  const { state } = answer
  const [open, setOpen] = useState<Open>()
  const [isBusy, setBusy] = useState(false)
  const toasts = useToasts()
  const close = () => setOpen(undefined)
  const isOut = state === 'published' || state === 'changed'

  async function during<T>(work: () => Promise<T>): Promise<T> {
    setBusy(true)
    const done = await work()
    setBusy(false)
    close()
    return done
  }

  async function takeBack(rest: string): Promise<void> {
    const result = await during(() => ask('DELETE', rest))
    toasts.show(result.ok ? { message: result.message } : { message: result.message, tone: 'bad' })
    if (result.ok) await reloadPage()
  }

  async function review(decision: 'asked' | 'recalled'): Promise<void> {
    flush.current()
    const unsaved = await editing.save()
    if (unsaved) return
    const result = await during(() => callApi('POST', `/v1/posts/${data.id}/review`, { decision }))
    if (!result.ok) return toasts.show({ message: result.message, tone: 'bad' })
    toasts.show({ message: decision === 'asked' ? 'Dikirim untuk ditinjau' : 'Ditarik kembali' })
    await reloadPage()
  }

  async function putAway(act: 'archive' | 'trash'): Promise<void> {
    flush.current()
    await editing.save()
    const result = await during(() =>
      act === 'trash'
        ? callApi('DELETE', `/v1/posts/${data.id}`)
        : callApi('POST', `/v1/posts/${data.id}/archive`, {}),
    )
    if (!result.ok) return toasts.show({ message: result.message, tone: 'bad' })
    if (act === 'archive') {
      toasts.show({ message: 'Tulisan diarsipkan' })
      return reloadPage()
    }
    toasts.show({
      message: 'Tulisan dibuang ke sampah.',
      undo: () =>
        void callApi('POST', `/v1/posts/${data.id}/restoration`, {}).then(() => goTo(to.writing(data))),
    })
    goTo(to.writings())
  }

  async function out(): Promise<void> {
    const isFirst = !isOut
    const isDone = await during(publish)
    if (isDone && isFirst) await reloadPage()
  }

  const items: MenuItem[] = [
    ...(data.may.publish
      ? [
          {
            label: answer.publishAt || answer.withdrawAt ? 'Ubah jadwal' : 'Jadwalkan',
            icon: 'calendar',
            onSelect: () => setOpen('schedule'),
          } as const,
        ]
      : []),
    { label: 'Riwayat', icon: 'history', onSelect: () => setOpen('history') },
    ...(state === 'changed'
      ? [{ label: 'Buang perubahan', icon: 'undo', onSelect: () => setOpen('discard') } as const]
      : []),
    ...(isOut && data.may.publish
      ? [
          { label: 'Tarik dari situs', icon: 'eye-off', onSelect: () => setOpen('withdraw') } as const,
          { label: 'Arsipkan', icon: 'folder', onSelect: () => setOpen('archive') } as const,
        ]
      : []),
    ...(data.isWriter && (!isOut || data.may.publish)
      ? [
          {
            label: 'Buang ke sampah',
            icon: 'trash',
            tone: 'danger',
            onSelect: () => setOpen('trash'),
          } as const,
        ]
      : []),
  ]
  return (
    <div className="pw-top">
      <DraftWords editing={editing} />
      <div className="o-actions">
        <LinkButton href={data.previewHref} isOutside tone="quiet" icon="eye">
          Pratinjau
        </LinkButton>
        {isOut && data.siteHref && (
          <LinkButton href={data.siteHref} isOutside tone="quiet" icon="external">
            Lihat di situs
          </LinkButton>
        )}
        <MainButton
          data={data}
          editing={editing}
          isBusy={isBusy}
          open={() => {
            flush.current()
            if (isOut) void out()
            else setOpen('publish')
          }}
          review={decision => void review(decision)}
        />
        <Menu label="Tindakan lain" items={items} />
      </div>
      <ConflictDialog editing={editing} shape={postShape} />
      <ScheduleDialog editing={editing} timeZone={data.timeZone} open={open === 'schedule'} onClose={close} />
      <HistoryDialog editing={editing} open={open === 'history'} onClose={close} />
      <Dialog
        title="Terbitkan tulisan ini?"
        open={open === 'publish'}
        onClose={close}
        footer={
          <>
            <Button tone="quiet" onClick={() => setOpen('schedule')}>
              Jadwalkan
            </Button>
            <Button tone="main" busy={isBusy} onClick={() => void out()}>
              Terbitkan sekarang
            </Button>
          </>
        }
      >
        <p>
          {valuesIn(editing.value).visibility === 'members'
            ? 'Hanya anggota situs yang akan melihatnya.'
            : 'Semua orang akan melihatnya.'}
        </p>
        <Findings findings={findingsOf(valuesIn(editing.value))} />
      </Dialog>
      <Confirm
        title={confirms[open ?? '']?.title ?? ''}
        text={confirms[open ?? '']?.text ?? ''}
        confirm={confirms[open ?? '']?.confirm ?? ''}
        open={confirms[open ?? ''] !== undefined}
        busy={isBusy}
        onClose={close}
        onConfirm={() => {
          if (open === 'discard') void takeBack('')
          else if (open === 'withdraw') void takeBack('/publication')
          else if (open === 'trash' || open === 'archive') void putAway(open)
        }}
      />
    </div>
  )
}

const confirms: Readonly<Record<string, { title: string; text: string; confirm: string }>> = {
  discard: {
    title: 'Buang perubahan?',
    text: 'Isian kembali seperti yang terbit. Perubahan yang belum diterbitkan hilang dari sini.',
    confirm: 'Buang perubahan',
  },
  withdraw: {
    title: 'Tarik tulisan dari situs?',
    text: 'Pengunjung tidak lagi menemukannya. Isinya tetap tersimpan di sini sebagai draf.',
    confirm: 'Tarik dari situs',
  },
  archive: {
    title: 'Arsipkan tulisan ini?',
    text: 'Tidak lagi tampil di situs, dan tidak di antara draf. Dapat diterbitkan lagi kapan saja.',
    confirm: 'Arsipkan',
  },
  trash: {
    title: 'Buang tulisan ini?',
    text: 'Pindah ke sampah. Selama 30 hari masih dapat dipulihkan.',
    confirm: 'Buang ke sampah',
  },
}

interface MainButtonProps {
  data: WritingPage
  editing: DraftEditing
  isBusy: boolean
  open: () => void
  review: (decision: 'asked' | 'recalled') => void
}

/** The one thing that comes next, by how it stands and who asks. */
function MainButton({ data, editing, isBusy, open, review }: MainButtonProps) {
  const { state, publishAt } = editing.answer
  if (data.may.publish) {
    if (state === 'published') return null
    return (
      <Button tone="main" busy={isBusy} onClick={open}>
        {publishAt ? 'Terbitkan sekarang' : state === 'changed' ? 'Terbitkan perubahan' : 'Terbitkan'}
      </Button>
    )
  }
  if (!data.isWriter || !data.may.write || state === 'published') return null
  return data.review === 'asked' ? (
    <Button busy={isBusy} onClick={() => review('recalled')}>
      Tarik kembali
    </Button>
  ) : (
    <Button tone="main" busy={isBusy} onClick={() => review('asked')}>
      Kirim untuk ditinjau
    </Button>
  )
}
