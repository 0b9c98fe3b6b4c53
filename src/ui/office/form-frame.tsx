import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button, type ButtonTone } from './buttons.tsx'
import type { ApiResult } from './call-api.ts'
import { Confirm, type ConfirmProps, Dialog, type DialogProps } from './dialog.tsx'
import { FormProblem, type Problems } from './form-problem.tsx'
import { reloadPage } from './navigate.ts'
import { useTakeBack } from './take-back.ts'
import { useToasts } from './toasts.tsx'

interface FrameProps {
  /** from `useForm` */
  form: Problems & { isSending: boolean; onSubmit: (event: FormEvent<HTMLFormElement>) => void }
  /** on its button: what will be done */
  submit: ReactNode
  tone?: ButtonTone
  /** the fields */
  children: ReactNode
}

/** A form: its fields, what was refused as a whole, its button. */
export function FormFrame({ form, submit, tone = 'main', children }: FrameProps) {
  return (
    <form className="o-form" onSubmit={form.onSubmit} noValidate>
      {children}
      <FormProblem form={form} />
      <div className="o-actions">
        <Button type="submit" tone={tone} busy={form.isSending}>
          {submit}
        </Button>
      </div>
    </form>
  )
}

interface FormDialogProps extends FrameProps, Omit<DialogProps, 'children' | 'footer'> {
  isWide?: boolean
  /** what is asked for is not there yet */
  isBlocked?: boolean
  /** what else may be done, before its two buttons */
  besides?: ReactNode
}

/** A form in a dialog: its buttons stand at the dialog's end. */
export function FormDialog(props: FormDialogProps) {
  const { form, submit, tone = 'main', children, isWide, isBlocked, besides, ...dialog } = props
  const id = useId()
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          {besides}
          <Button tone="quiet" onClick={dialog.onClose}>
            Batal
          </Button>
          <Button tone={tone} type="submit" form={id} busy={form.isSending} disabled={isBlocked}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} className={isWide ? 'o-form o-form-wide' : 'o-form'} onSubmit={form.onSubmit} noValidate>
        {children}
        <FormProblem form={form} />
      </form>
    </Dialog>
  )
}

interface ConfirmCallProps<Data> extends Omit<ConfirmProps, 'busy' | 'problem' | 'onConfirm'> {
  /** what is done once it is confirmed */
  call: () => Promise<ApiResult<Data>>
  /** said when it is done; the answer's own message unless given */
  done?: string
}

/** Asks before it calls: says why where that is refused, else shows what stands now. What was removed can be taken back. */
export function ConfirmCall<Data>({ call, done, onClose, ...words }: ConfirmCallProps<Data>) {
  const toasts = useToasts()
  const takeBack = useTakeBack()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const close = () => {
    setProblem(undefined)
    onClose()
  }
  async function confirm(): Promise<void> {
    setBusy(true)
    const result = await call()
    setBusy(false)
    if (!result.ok) return setProblem(result.message)
    close()
    toasts.show({ message: done ?? result.message, undo: takeBack([result.data]) })
    reloadPage()
  }
  return (
    <Confirm {...words} busy={isBusy} problem={problem} onClose={close} onConfirm={() => void confirm()} />
  )
}
