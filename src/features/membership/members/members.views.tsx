import { useEffect } from 'react'
import { limits } from '../../../shared/limits.ts'
import { type ApiResult, callApi } from '../../../ui/office/call-api.ts'
import { TextArea } from '../../../ui/office/fields.tsx'
import { FormDialog } from '../../../ui/office/form-frame.tsx'
import { reloadPage } from '../../../ui/office/navigate.ts'
import { useToasts } from '../../../ui/office/toasts.tsx'
import { useDeed } from '../../../ui/office/use-deed.ts'
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
  const { run } = useDeed()
  const takeBack = (id: number, name: string) =>
    run(callApi('DELETE', `/v1/people/${id}/suspension`), () => `${name} aktif kembali`)
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
  useFresh(person, form.reset)
  return (
    <FormDialog
      title={`Tangguhkan ${person?.name ?? ''}?`}
      open={person !== undefined}
      onClose={onClose}
      form={form}
      submit="Tangguhkan"
      tone="danger"
    >
      <p className="o-text">
        Ia langsung keluar dari situs ini dan tidak dapat masuk sampai dipulihkan. Karya dan nilainya tetap
        tersimpan.
      </p>
      <TextArea
        label="Alasan"
        required
        maxLength={limits.reason}
        hint="Minimal 10 karakter. Ditunjukkan kepadanya saat mencoba masuk."
        {...form.field('reason')}
      />
    </FormDialog>
  )
}

export function SignOutDialog({ person, onClose }: DialogProps) {
  const form = useForm({
    initial: {},
    submit: (): Promise<ApiResult<{ ended: number }>> => callApi('POST', `/v1/people/${person?.id}/sign-out`),
    said: ({ ended }) => (ended > 0 ? `${ended} sesi diakhiri` : 'Tidak ada sesi yang terbuka'),
    onDone: onClose,
  })
  useFresh(person, form.reset)
  return (
    <FormDialog
      title={`Keluarkan ${person?.name ?? ''} dari semua perangkat?`}
      open={person !== undefined}
      onClose={onClose}
      size="small"
      form={form}
      submit="Keluarkan"
    >
      <p className="o-text">
        Semua sesinya di situs ini berakhir sekarang. Ia dapat masuk lagi kapan saja dengan akunnya.
      </p>
    </FormDialog>
  )
}

/** A dialog that is opened for somebody else begins empty. */
export function useFresh(whom: unknown, reset: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is about somebody else
  useEffect(() => reset(), [whom])
}
