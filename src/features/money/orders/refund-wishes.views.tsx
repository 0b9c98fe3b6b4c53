import { useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { callApi } from '../../../ui/office/call-api.ts'
import { TextArea, TextField } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { useForm } from '../../../ui/office/use-form.ts'

interface WishProps {
  code: string
  /** how much it is about, in words */
  most: string
  policy: string
  onDone: () => void
}

/** A buyer asks for their money; what holds for that stands above. */
export function WishRefund({ code, most, policy, onDone }: WishProps) {
  // the same press twice is one request
  const [key] = useState(() => crypto.randomUUID())
  const form = useForm({
    initial: { reason: '' },
    submit: body =>
      callApi('POST', `/v1/orders/${code}/refund-wish`, body, undefined, `${key} ${body.reason.length}`),
    said: 'Permintaan dikirim',
    onDone,
  })
  return (
    <FormFrame form={form} submit={`Minta ${most} kembali`}>
      <p>{policy}</p>
      <TextArea
        label="Alasan"
        required
        rows={3}
        maxLength={limits.reason}
        hint="Minimal 10 karakter."
        {...form.field('reason')}
      />
    </FormFrame>
  )
}

/** Where a return goes that cannot go back the way it came. */
export function AccountFor({ id, onDone }: { id: number; onDone: () => void }) {
  const form = useForm({
    initial: { bank: '', number: '', holder: '' },
    submit: values => callApi('POST', `/v1/refunds/${id}/account`, values),
    said: 'Rekening tersimpan',
    onDone,
  })
  return (
    <FormFrame form={form} submit="Simpan rekening">
      <TextField label="Bank" required placeholder="BCA" {...form.field('bank')} />
      <TextField label="Nomor rekening" required inputMode="numeric" {...form.field('number')} />
      <TextField
        label="Nama pemilik rekening"
        required
        maxLength={limits.fullName}
        hint="Seperti tertulis di buku tabungan."
        {...form.field('holder')}
      />
    </FormFrame>
  )
}
