import { useEffect } from 'react'
import { Button } from '../../../ui/office/buttons.tsx'
import { type ApiResult, callApi } from '../../../ui/office/call-api.ts'
import { Dialog } from '../../../ui/office/dialog.tsx'
import { TextArea } from '../../../ui/office/fields.tsx'
import { reloadPage } from '../../../ui/office/navigate.ts'
import { Notice } from '../../../ui/office/panels.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import { useForm } from '../../../ui/office/use-form.ts'

interface Named {
  id: number
  name: string
}

interface DialogProps {
  /** whom it is about; closed while there is nobody */
  person: Named | undefined
  onClose: () => void
}

/** A suspension can be taken back for ten seconds from the words that tell of it, and any time from the list. */
export function SuspendDialog({ person, onClose }: DialogProps) {
  const toasts = useToasts()
  const form = useForm({
    initial: { reason: '' },
    submit: (values): Promise<ApiResult<Named>> =>
      callApi('POST', `/v1/people/${person?.id}/suspension`, values),
    onDone({ id, name }) {
      onClose()
      reloadPage()
      toasts.show({ message: `${name} ditangguhkan`, undo: () => takeBack(id, name) })
    },
  })
  async function takeBack(id: number, name: string): Promise<void> {
    const result = await callApi('DELETE', `/v1/people/${id}/suspension`)
    reloadPage()
    if (result.ok) toasts.show({ message: `${name} aktif kembali` })
    else toasts.show({ message: result.message, tone: 'bad' })
  }
  useFresh(person, form.reset)
  return (
    <Dialog
      title={`Tangguhkan ${person?.name ?? ''}?`}
      open={person !== undefined}
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            Batal
          </Button>
          <Button tone="danger" type="submit" form="suspend" busy={form.isSending}>
            Tangguhkan
          </Button>
        </>
      }
    >
      <form id="suspend" className="o-form" onSubmit={form.onSubmit} noValidate>
        <p className="o-text">
          Ia langsung keluar dari situs ini dan tidak dapat masuk sampai dipulihkan. Karya dan nilainya tetap
          tersimpan.
        </p>
        <TextArea
          label="Alasan"
          required
          maxLength={500}
          hint="Minimal 10 karakter. Ditunjukkan kepadanya saat mencoba masuk."
          {...form.field('reason')}
        />
        <Problem form={form} />
      </form>
    </Dialog>
  )
}

export function SignOutDialog({ person, onClose }: DialogProps) {
  const toasts = useToasts()
  const form = useForm({
    initial: {},
    submit: (): Promise<ApiResult<{ ended: number }>> => callApi('POST', `/v1/people/${person?.id}/sign-out`),
    onDone({ ended }) {
      onClose()
      reloadPage()
      toasts.show({ message: ended > 0 ? `${ended} sesi diakhiri` : 'Tidak ada sesi yang terbuka' })
    },
  })
  useFresh(person, form.reset)
  return (
    <Dialog
      title={`Keluarkan ${person?.name ?? ''} dari semua perangkat?`}
      open={person !== undefined}
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            Batal
          </Button>
          <Button tone="main" type="submit" form="sign-out" busy={form.isSending}>
            Keluarkan
          </Button>
        </>
      }
    >
      <form id="sign-out" className="o-form" onSubmit={form.onSubmit}>
        <p className="o-text">
          Semua sesinya di situs ini berakhir sekarang. Ia dapat masuk lagi kapan saja dengan akunnya.
        </p>
        <Problem form={form} />
      </form>
    </Dialog>
  )
}

/** What was refused as a whole; what belongs to a field stands there. */
export function Problem({
  form,
}: {
  form: { state: string; message: string; errors: Record<string, string> }
}) {
  if (form.state !== 'idle' || form.message === '' || Object.keys(form.errors).length > 0) return null
  return (
    <Notice tone="bad" isAlert>
      {form.message}
    </Notice>
  )
}

/** A dialog that is opened for somebody else begins empty. */
export function useFresh(whom: unknown, reset: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is about somebody else
  useEffect(() => reset(), [whom])
}
