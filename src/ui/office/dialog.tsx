import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button, IconButton } from './buttons.tsx'
import { TextField } from './fields.tsx'

export interface DialogProps {
  title: string
  open: boolean
  onClose: () => void
  children: ReactNode
  /** buttons at the end */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large' | undefined
}

/** The browser's own dialog: it keeps the keyboard inside, closes by Esc and gives the keyboard back. */
export function Dialog({ title, open, onClose, children, footer, size = 'medium' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) {
      element.showModal()
      // the browser would take the button that closes
      const first = element.querySelector('.o-dialog-body :is(input, select, textarea):not([type=hidden])')
      // and what is told above the first field would be scrolled away
      if (first instanceof HTMLElement) first.focus({ preventScroll: true })
    }
    if (!open && element.open) element.close()
  }, [open])
  // one that is taken away while it is open gives the keyboard back as well: before it is gone
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the ground around it; the keyboard has Esc
    <dialog
      ref={dialog}
      className={`o-dialog o-dialog-${size}`}
      aria-labelledby={id}
      // React hands on to this one what a dialog within says of itself
      onClose={event => event.target === event.currentTarget && open && onClose()}
      onClick={event => event.target === event.currentTarget && onClose()}
    >
      {open && (
        <div className="o-dialog-inside">
          <header>
            <h2 id={id}>{title}</h2>
            <IconButton icon="close" label="Tutup" onClick={onClose} />
          </header>
          <div className="o-dialog-body">{children}</div>
          {footer && <footer>{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}

export interface ConfirmProps {
  /** Hapus "…"? */
  title: string
  text: ReactNode
  /** the word on the button: what will be done, never "OK" */
  confirm: string
  open: boolean
  tone?: 'main' | 'danger'
  busy?: boolean | undefined
  /** must be typed first: for what cannot be undone and hurts */
  typed?: string | undefined
  /** why it did not work */
  problem?: string | undefined
  onClose: () => void
  onConfirm: () => void
}

export function Confirm(props: ConfirmProps) {
  const { title, text, confirm, open, tone = 'danger', busy, typed, problem, onClose, onConfirm } = props
  const [given, setGiven] = useState('')
  const isReady = typed === undefined || given.trim() === typed
  useEffect(() => {
    if (!open) setGiven('')
  }, [open])
  return (
    <Dialog
      title={title}
      open={open}
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            Batal
          </Button>
          <Button tone={tone} busy={busy} disabled={!isReady} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className="o-text">{text}</div>
      {typed !== undefined && (
        <TextField
          label={`Ketik ${typed} untuk melanjutkan`}
          name="typed"
          value={given}
          onChange={setGiven}
          autoComplete="off"
          required
        />
      )}
      {problem && (
        <p className="o-error" role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  )
}
