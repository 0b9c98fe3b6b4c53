import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Shape } from '../../shared/draft-parts.ts'
import { Button, LinkButton, Menu, type MenuItem } from './buttons.tsx'
import { callApi } from './call-api.ts'
import { ComeBack } from './come-back.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { Confirm, Dialog } from './dialog.tsx'
import { confirmsOf, type DraftDialog, draftMenu, type WrittenThing } from './draft-menu.ts'
import { DraftWords } from './draft-words.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { goTo, reloadPage } from './navigate.ts'
import { Notice } from './panels.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { useToasts } from './toasts.tsx'
import type { DraftEditing } from './use-draft.ts'
import './draft-top.css'

interface DraftTopProps {
  thing: WrittenThing
  editing: DraftEditing
  shape: Shape
  /** hands over the last words */
  flush: RefObject<() => void>
  publish: () => Promise<boolean>
  /** what is said before the first publication */
  beforePublishing: ReactNode
  /** what comes next for who does not publish */
  main?: ReactNode
  more?: readonly MenuItem[]
}

/** How it stands, whether everything is kept, and what can be done next. */
export function DraftTop(props: DraftTopProps) {
  const { thing, editing, shape, flush, publish, beforePublishing, main, more = [] } = props
  const { noun, path, mayPublish } = thing
  const { answer, ask } = editing
  const { state } = answer
  const [open, setOpen] = useState<DraftDialog>()
  const [isBusy, setBusy] = useState(false)
  const toasts = useToasts()
  const close = () => setOpen(undefined)
  const isUsed = useRef(false)
  const bar = useRef<HTMLDivElement>(null)
  // the button that opened a dialog may be gone with what it did: the keyboard stays where the next one stands
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when a dialog closes and when the state changes
  useEffect(() => {
    if (open === undefined && document.activeElement === document.body && isUsed.current) bar.current?.focus()
    if (open !== undefined) isUsed.current = true
  }, [open, state])
  const isOut = state === 'published' || state === 'changed'
  const words = confirmsOf(noun)[open ?? '']

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

  async function putAway(act: 'archive' | 'trash'): Promise<void> {
    flush.current()
    await editing.save()
    const result = await during(() =>
      act === 'trash' ? callApi('DELETE', path) : callApi('POST', `${path}/archive`, {}),
    )
    if (!result.ok) return toasts.show({ message: result.message, tone: 'bad' })
    if (act === 'archive') {
      toasts.show({ message: result.message })
      return reloadPage()
    }
    toasts.show({
      message: `${result.message}.`,
      undo: () => void callApi('POST', `${path}/restoration`, {}).then(() => goTo(thing.href)),
    })
    goTo(thing.listHref)
  }

  async function out(): Promise<void> {
    const isFirst = !isOut
    const isDone = await during(publish)
    if (isDone && isFirst) await reloadPage()
  }

  const items = draftMenu({ answer, thing, more, open: setOpen })
  return (
    <>
      <div className="o-draft-top" ref={bar} tabIndex={-1}>
        <DraftWords editing={editing} />
        <div className="o-actions">
          <ComeBack />
          {thing.previewHref && (
            <LinkButton href={thing.previewHref} isOutside tone="quiet" icon="eye">
              Pratinjau
            </LinkButton>
          )}
          {isOut && thing.siteHref && (
            <LinkButton href={thing.siteHref} isOutside tone="quiet" icon="external">
              Lihat di situs
            </LinkButton>
          )}
          {mayPublish
            ? state !== 'published' && (
                <Button
                  tone="main"
                  busy={isBusy}
                  onClick={() => {
                    flush.current()
                    if (isOut) void out()
                    else setOpen('publish')
                  }}
                >
                  {answer.publishAt
                    ? 'Terbitkan sekarang'
                    : state === 'changed'
                      ? 'Terbitkan perubahan'
                      : 'Terbitkan'}
                </Button>
              )
            : main}
          <Menu label="Tindakan lain" items={items} />
        </div>
        <ConflictDialog editing={editing} shape={shape} />
        <ScheduleDialog
          editing={editing}
          timeZone={thing.timeZone}
          open={open === 'schedule'}
          onClose={close}
        />
        <HistoryDialog editing={editing} open={open === 'history'} onClose={close} />
        <ShareDialog
          answer={answer}
          save={() => {
            flush.current()
            return editing.save()
          }}
          open={open === 'share'}
          onClose={close}
        />
        <Dialog
          title={`Terbitkan ${noun} ini?`}
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
          {beforePublishing}
        </Dialog>
        <Confirm
          title={words?.title ?? ''}
          text={words?.text ?? ''}
          confirm={words?.confirm ?? ''}
          open={words !== undefined}
          busy={isBusy}
          onClose={close}
          onConfirm={() => {
            if (open === 'discard') void takeBack('')
            else if (open === 'withdraw') void takeBack('/publication')
            else if (open === 'trash' || open === 'archive') void putAway(open)
          }}
        />
      </div>
      {answer.sentBack !== '' && (
        <Notice tone="warning" title="Perlu diperbaiki">
          {answer.sentBack}
        </Notice>
      )}
    </>
  )
}
