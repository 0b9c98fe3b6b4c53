import { limits } from '../../../shared/limits.ts'
import { callApi } from '../../../ui/office/call-api.ts'
import { ChecksField } from '../../../ui/office/checks-field.tsx'
import { TextField } from '../../../ui/office/fields.tsx'
import { FormDialog } from '../../../ui/office/form-frame.tsx'
import { OnceDialog } from '../../../ui/office/once-dialog.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { EndpointItem, EventChoice, ShownSecret } from './webhooks.contract.ts'

interface EndpointProps {
  /** left out: a new one */
  item: EndpointItem | undefined
  events: readonly EventChoice[]
  onMade: (made: ShownSecret) => void
  onClose: () => void
}

/** Where a program is reached, and what it wants to know. */
export function EndpointDialog({ item, events, onMade, onClose }: EndpointProps) {
  const form = useForm({
    initial: { name: item?.name ?? '', url: item?.url ?? '', events: item?.events ?? [] },
    submit: values =>
      item
        ? callApi<ShownSecret>('PUT', `/v1/webhooks/${item.id}`, values)
        : callApi<ShownSecret>('POST', '/v1/webhooks', values),
    said: ({ name }) => (item ? `${name} disimpan` : `${name} ditambahkan`),
    onDone: made => (item ? onClose() : onMade(made)),
  })
  return (
    <FormDialog
      title={item ? 'Ubah webhook' : 'Tambah webhook'}
      open
      onClose={onClose}
      form={form}
      submit={item ? 'Simpan' : 'Tambah'}
    >
      <TextField
        label="Nama"
        required
        maxLength={limits.fullName}
        hint="Agar Anda mengenalinya nanti, misalnya Sistem keuangan"
        autoComplete="off"
        {...form.field('name')}
      />
      <TextField
        label="Alamat"
        type="url"
        required
        maxLength={limits.address}
        hint="Pesan dikirim dengan POST ke alamat https ini"
        placeholder="https://contoh.id/webhook"
        autoComplete="off"
        {...form.field('url')}
      />
      <ChecksField
        label="Beri tahu saat"
        required
        options={events.map(({ type, label }) => ({ value: type, label }))}
        emptyText="Belum ada kejadian."
        {...form.field('events')}
      />
    </FormDialog>
  )
}

/** The one time that a secret can be read. */
export const SecretDialog = ({ item, onClose }: { item: ShownSecret | undefined; onClose: () => void }) => (
  <OnceDialog
    title="Simpan rahasianya sekarang"
    warning={
      item &&
      `Rahasia ${item.name} hanya ditampilkan sekali ini. Program Anda memeriksa tanda tangan setiap pesan dengannya. Bila hilang, ganti rahasianya.`
    }
    values={{ Rahasia: item?.secret ?? '' }}
    onClose={onClose}
  />
)
