import { useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { amountText } from '../../../shared/money.ts'
import { AmountField } from '../../../ui/office/amount-field.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { CheckField, SelectField, TextArea } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { Facts, Notice } from '../../../ui/office/panels.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { RefundItem } from './order-pages.contract.ts'
import type { RefundLimitsView } from './refund-limits.ts'

/** All of it or a part: an empty field is all that is left. */
export function AskRefund({ code, most, onDone }: { code: string; most: string; onDone: () => void }) {
  // the same press twice is one request
  const [key] = useState(() => crypto.randomUUID())
  const form = useForm({
    initial: { amount: '' as number | '', reason: '', endsAccess: false },
    submit: ({ amount, reason, endsAccess }) => {
      const body = { reason, endsAccess, ...(amount === '' ? {} : { amount }) }
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
      <AmountField
        label="Jumlah"
        hint={`Kosongkan untuk seluruh sisanya: ${most}.`}
        {...form.field('amount')}
        onEmpty={() => form.set('amount', '')}
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

const noteHints: Readonly<Record<string, string>> = {
  reject: 'Minimal 10 karakter.',
  unsent: 'Apa yang Anda lihat di dasbor penyedia. Minimal 10 karakter.',
  done: 'Misalnya nomor transfernya.',
}

/** Somebody else than who asked looks at it; what is approved goes back by the way it came, or by hand. */
export function DecideRefund({ item, onDone }: { item: RefundItem; onDone: () => void }) {
  const choices = [
    ...(item.by ? [{ value: 'send', label: `Kirim lewat ${item.by}` }] : []),
    ...item.decisions,
  ]
  const form = useForm({
    // nothing is decided for whoever decides
    initial: { decision: '', note: '' },
    submit: values =>
      values.decision === 'send'
        ? callApi('POST', `/v1/refunds/${item.id}/send`, {})
        : callApi('POST', `/v1/refunds/${item.id}/decision`, values),
    said: 'Tersimpan',
    onDone,
  })
  const { decision } = form.values
  const isRefusal = decision === 'reject'
  return (
    <>
      <Facts
        facts={[
          { label: 'Jumlah', value: item.amountText },
          { label: 'Diajukan', value: item.asked },
          { label: 'Alasan', value: item.reason },
          { label: 'Rekening', value: item.account },
          { label: 'Catatan', value: item.more },
        ]}
      />
      <FormFrame
        form={form}
        submit={decision === 'send' ? 'Kirim' : 'Simpan'}
        tone={isRefusal ? 'danger' : 'main'}
      >
        <SelectField
          label="Keputusan"
          required
          options={choices}
          placeholder="Pilih"
          {...form.field('decision')}
        />
        {decision === 'send' ? (
          <p>Dana kembali lewat cara bayar yang dipakai pembeli. Pembeli dikabari begitu terkirim.</p>
        ) : (
          <TextArea
            label="Catatan"
            required={isRefusal || decision === 'unsent'}
            rows={3}
            maxLength={limits.reason}
            hint={noteHints[decision]}
            {...form.field('note')}
          />
        )}
      </FormFrame>
    </>
  )
}

/** From how much on two have to agree. */
export function RefundLimits({ limits: kept, onDone }: { limits: RefundLimitsView; onDone: () => void }) {
  const { version, twoAbove, waiting } = kept
  const form = useForm({
    initial: { version, twoAbove },
    submit: values => callApi<RefundLimitsView>('PUT', '/v1/refunds/limits', values),
    said: 'Batas pengembalian dana tersimpan',
    onDone,
  })
  return (
    <FormFrame form={form} submit="Simpan">
      {waiting && (
        <Notice tone="info" title={`Batas baru berlaku mulai ${waiting.until}`}>
          <p>Sampai saat itu: dua persetujuan di atas {amountText(waiting.twoAbove)}.</p>
        </Notice>
      )}
      <AmountField
        label="Di atas jumlah ini perlu dua persetujuan"
        hint="Dua orang selain yang mengajukan. Batas yang dinaikkan baru berlaku sehari kemudian."
        name="twoAbove"
        required
        value={form.values.twoAbove}
        error={form.errors.twoAbove}
        onChange={value => form.set('twoAbove', value)}
      />
    </FormFrame>
  )
}
