import { useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { callApi } from '../../../ui/office/call-api.ts'
import { CheckField, SelectField, TextArea, TextField } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { Facts } from '../../../ui/office/panels.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { RefundItem } from './order-pages.contract.ts'

/** All of it or a part: an empty field is all that is left. */
export function AskRefund({ code, most, onDone }: { code: string; most: string; onDone: () => void }) {
  // the same press twice is one request
  const [key] = useState(() => crypto.randomUUID())
  const form = useForm({
    initial: { amount: '', reason: '', endsAccess: false },
    submit: ({ amount, reason, endsAccess }) => {
      const digits = amount.replaceAll(/[^\d]/g, '')
      const body = { reason, endsAccess, ...(digits === '' ? {} : { amount: Number(digits) }) }
      return callApi(
        'POST',
        `/v1/orders/${code}/refunds`,
        body,
        undefined,
        `${key} ${JSON.stringify(body).length}`,
      )
    },
    said: 'Pengembalian dana diajukan',
    onDone,
  })
  return (
    <FormFrame form={form} submit="Ajukan">
      <TextField
        label="Jumlah (Rp)"
        inputMode="numeric"
        hint={`Kosongkan untuk seluruh sisanya: ${most}.`}
        {...form.field('amount')}
      />
      <TextArea
        label="Alasan"
        required
        rows={3}
        maxLength={limits.reason}
        hint="Ikut tertulis di nota kredit. Minimal 10 karakter."
        {...form.field('reason')}
      />
      <CheckField
        label="Akhiri juga keikutsertaannya"
        name="endsAccess"
        value={form.values.endsAccess}
        onChange={value => form.set('endsAccess', value)}
        hint="Pengembalian seluruhnya selalu mengakhirinya."
      />
    </FormFrame>
  )
}

/** Somebody else than who asked looks at it. */
export function DecideRefund({ item, onDone }: { item: RefundItem; onDone: () => void }) {
  const form = useForm({
    initial: { decision: item.decisions[0]?.value ?? '', note: '' },
    submit: values => callApi('POST', `/v1/refunds/${item.id}/decision`, values),
    said: 'Keputusan tersimpan',
    onDone,
  })
  const isRefusal = form.values.decision === 'reject'
  return (
    <>
      <Facts
        facts={[
          { label: 'Diajukan', value: item.asked },
          { label: 'Alasan', value: item.reason },
        ]}
      />
      <FormFrame form={form} submit="Simpan" tone={isRefusal ? 'danger' : 'main'}>
        <SelectField label="Keputusan" required options={item.decisions} {...form.field('decision')} />
        <TextArea
          label="Catatan"
          required={isRefusal}
          rows={3}
          maxLength={limits.reason}
          hint={isRefusal ? 'Minimal 10 karakter.' : 'Misalnya nomor transfernya.'}
          {...form.field('note')}
        />
      </FormFrame>
    </>
  )
}
