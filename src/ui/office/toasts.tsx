import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { OfficeIcon } from './icons.tsx'
import { isTyping } from './is-typing.ts'

interface Toast {
  message: string
  tone?: 'good' | 'bad' | undefined
  /** takes back what was done; offered for ten seconds */
  undo?: (() => void) | undefined
}

interface Shown extends Toast {
  id: number
}

const shownFor = 5_000
const undoFor = 10_000

/** Beside the pages, so that words said on one are still there on the next. */
let list: readonly Shown[] = []
let last = 0
const none: readonly Shown[] = []
const listeners = new Set<() => void>()

function change(next: readonly Shown[]): void {
  list = next
  for (const tell of listeners) tell()
}

function show(toast: Toast): void {
  last += 1
  change([...list.slice(-2), { ...toast, id: last }])
}

const close = (id: number) => change(list.filter(toast => toast.id !== id))

function listen(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

const toasts = { show }

/** Short words about what has just happened. They stay while one goes to another page of the office. */
export const useToasts = () => toasts

const takeBack = ({ id, undo }: Shown): void => {
  undo?.()
  close(id)
}

/** Who works by keyboard has ten seconds as well: Ctrl+Z takes back what can be, unless one is typing. */
function onKey(event: KeyboardEvent): void {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z'
  const latest = list.findLast(({ undo }) => undo !== undefined)
  if (!isUndo || !latest || event.defaultPrevented || isTyping(event.target)) return
  event.preventDefault()
  takeBack(latest)
}

/** While there is something to press: the dialog that keeps all beside it from being pressed, the one opened last. */
function useOpenModal(isWanted: boolean): Element | undefined {
  const [modal, setModal] = useState<Element>()
  useEffect(() => {
    if (!isWanted) return
    const look = () => setModal([...document.querySelectorAll('dialog:modal')].at(-1))
    // one that is taken away while it is open says nothing of it
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
    look()
    return () => observer.disconnect()
  }, [isWanted])
  return isWanted && modal?.isConnected ? modal : undefined
}

export function ToastList() {
  const shown = useSyncExternalStore(
    listen,
    () => list,
    () => none,
  )
  const modal = useOpenModal(shown.length > 0)
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const view = (
    <div className="o-toasts" role="status" aria-live="polite">
      {shown.map(toast => (
        <ToastView key={toast.id} toast={toast} />
      ))}
    </div>
  )
  return modal ? createPortal(view, modal) : view
}

/** Waits while somebody points at it or stands in it with the keyboard. */
function ToastView({ toast }: { toast: Shown }) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => close(toast.id), toast.undo ? undoFor : shownFor)
    return () => clearTimeout(timer)
  }, [isHeld, toast.id, toast.undo])
  const hold = () => setHeld(true)
  const letGo = () => setHeld(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the time is held
    <div
      className={`o-toast o-toast-${toast.tone ?? 'good'}`}
      onPointerEnter={hold}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <OfficeIcon name={toast.tone === 'bad' ? 'warning' : 'done'} />
      <p>{toast.message}</p>
      {toast.undo && (
        <button
          type="button"
          className="o-toast-undo"
          aria-keyshortcuts="Control+Z"
          title="Ctrl+Z"
          onClick={() => takeBack(toast)}
        >
          Urungkan
        </button>
      )}
      <button
        type="button"
        className="o-toast-close"
        aria-label="Tutup pesan"
        onClick={() => close(toast.id)}
      >
        <OfficeIcon name="close" />
      </button>
    </div>
  )
}
