import { callApi } from '../../../ui/office/call-api.ts'
import { CheckField, TextField } from '../../../ui/office/fields.tsx'
import { FormDialog } from '../../../ui/office/form-frame.tsx'
import { MediaPicker } from '../../../ui/office/media/media-picker.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { ManagedMeetingPage } from './meeting-pages.contract.ts'
import { lengths } from './meetings.rules.ts'

interface DialogProps {
  data: ManagedMeetingPage
  onClose: () => void
}

/** Calls a meeting off, or takes it up again; its people are told. */
export function CancelDialog({ data, onClose }: DialogProps) {
  const isCancelled = data.state.value !== 'cancelled'
  const form = useForm({
    initial: { why: '' },
    submit: ({ why }) => callApi('PUT', `/v1/meetings/${data.id}/cancellation`, { isCancelled, why }),
    onDone: onClose,
    said: isCancelled
      ? 'Pertemuan dibatalkan, peserta diberi tahu.'
      : 'Pertemuan diadakan lagi, peserta diberi tahu.',
  })
  return (
    <FormDialog
      form={form}
      submit={isCancelled ? 'Batalkan dan beri tahu' : 'Adakan lagi dan beri tahu'}
      tone={isCancelled ? 'danger' : 'main'}
      title={isCancelled ? 'Batalkan pertemuan' : 'Adakan lagi'}
      open
      onClose={onClose}
    >
      <TextField
        label="Pesan untuk peserta"
        maxLength={lengths.why}
        hint="Ikut tertulis di pemberitahuan. Boleh kosong."
        {...form.field('why')}
      />
    </FormDialog>
  )
}

/** What is left of a meeting to look at. */
export function RecordingDialog({ data, onClose }: DialogProps) {
  const form = useForm({
    initial: data.recording,
    submit: values => callApi('PUT', `/v1/meetings/${data.id}/recording`, values),
    onDone: onClose,
    said: 'Rekaman tersimpan.',
  })
  const { film, isPublic } = form.values
  return (
    <FormDialog form={form} submit="Simpan" title="Rekaman" open onClose={onClose} isWide>
      <TextField
        label="Alamat rekaman"
        type="url"
        inputMode="url"
        maxLength={lengths.address}
        hint="YouTube, Vimeo, atau tempat lain. Kosongkan bila memakai video dari pustaka."
        {...form.field('url')}
      />
      <MediaPicker
        kind="video"
        label="Video pustaka"
        name="film"
        value={film ?? undefined}
        error={form.errors.film}
        onChange={value => form.set('film', value ?? null)}
      />
      <CheckField
        label="Boleh ditonton siapa saja"
        hint="Tanpa centang hanya peserta yang melihatnya. Rekaman pertemuan angkatan tidak tampil di halaman publik."
        name="isPublic"
        value={isPublic}
        onChange={value => form.set('isPublic', value)}
      />
    </FormDialog>
  )
}
