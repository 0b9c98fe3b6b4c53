import { useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { type ApiResult, callApi } from '../../../ui/office/call-api.ts'
import { DateField } from '../../../ui/office/date-field.tsx'
import { SelectField, TextArea, TextField } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { Facts } from '../../../ui/office/panels.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { QueueItem } from './payouts.contract.ts'
import { maxReference } from './payouts.rules.ts'

interface Decided {
  rows: { id: number; ok: boolean; message: string }[]
}

/** the call answers for many; what it says of this one is the answer here */
async function decide(path: string, id: number, more: object): Promise<ApiResult<Decided>> {
  const result = await callApi<Decided>('POST', path, { ids: [id], ...more })
  const row = result.ok ? result.data.rows.find(one => one.id === id) : undefined
  return row && !row.ok ? { ok: false, status: 409, message: row.message, errors: [] } : result
}

export function DecideForm({ item, onDone }: { item: QueueItem; onDone: () => void }) {
  const form = useForm({
    initial: { decision: item.whyNotYet ? 'reject' : 'approve', reason: '' },
    submit: ({ decision, reason }) =>
      decision === 'approve'
        ? decide('/v2/payout/approve', item.id, {})
        : decide('/v2/payout/reject', item.id, { reason }),
    said: 'Keputusan tersimpan',
    onDone,
  })
  const isRefusal = form.values.decision === 'reject'
  return (
    <FormFrame form={form} submit={isRefusal ? 'Tolak' : 'Setujui'} tone={isRefusal ? 'danger' : 'main'}>
      {!item.whyNotYet && (
        <SelectField
          label="Keputusan"
          required
          options={[
            { value: 'approve', label: 'Setujui' },
            { value: 'reject', label: 'Tolak' },
          ]}
          {...form.field('decision')}
        />
      )}
      {isRefusal && (
        <TextArea
          label="Alasan"
          required
          rows={3}
          maxLength={limits.reason}
          hint="Dikirim kepada penerima. Minimal 10 karakter."
          {...form.field('reason')}
        />
      )}
    </FormFrame>
  )
}

const outcomes = {
  sent: { label: 'Kirim lewat penyedia', submit: 'Kirim sekarang' },
  paid: { label: 'Sudah ditransfer', submit: 'Tandai sudah ditransfer' },
  cancelled: { label: 'Batal ditransfer', submit: 'Batalkan pencairan' },
  reversed: { label: 'Dikembalikan bank', submit: 'Catat pengembalian' },
} as const
type Outcome = keyof typeof outcomes

interface OutcomeProps {
  item: QueueItem
  today: string
  /** who sends it; empty: a person does */
  provider: string
  onDone: () => void
}

/** Sent, given up, or sent back by the bank. */
export function OutcomeForm({ item, today, provider, onDone }: OutcomeProps) {
  const byHand: Outcome[] = item.status === 'paid' ? ['reversed'] : ['paid', 'cancelled']
  const open: Outcome[] =
    provider && item.status === 'approved' && !item.whyNotYet ? ['sent', ...byHand] : byHand
  const form = useForm({
    initial: { outcome: open[0] as string, on: today, reference: '', reason: '' },
    submit: ({ outcome, on, reference, reason }): Promise<ApiResult<unknown>> =>
      outcome === 'sent'
        ? decide('/v2/payout/send', item.id, {})
        : callApi(
            'POST',
            `/v1/payouts/${item.id}/outcome`,
            outcome === 'paid' ? { outcome, on, reference } : { outcome, reason },
          ),
    said: 'Pencairan dicatat',
    onDone,
  })
  const chosen = open.find(one => one === form.values.outcome) ?? 'paid'
  const isPaid = chosen === 'paid'
  const isSent = chosen === 'sent'
  return (
    <>
      {isPaid && <FullNumber item={item} />}
      <FormFrame form={form} submit={outcomes[chosen].submit} tone={isPaid || isSent ? 'main' : 'danger'}>
        <SelectField
          label="Catat sebagai"
          required
          options={open.map(value => ({ value, label: outcomes[value].label }))}
          {...form.field('outcome')}
        />
        {isSent && <p>{`${item.netText} dikirim lewat ${provider} ke rekening di atas.`}</p>}
        {isPaid && (
          <>
            <DateField label="Tanggal transfer" required {...form.field('on')} />
            <TextField
              label="Nomor referensi"
              required
              maxLength={maxReference}
              hint="Dari bukti transfer bank."
              {...form.field('reference')}
            />
          </>
        )}
        {!isPaid && !isSent && (
          <TextArea
            label="Alasan"
            required
            rows={3}
            maxLength={limits.reason}
            hint="Dikirim kepada penerima; jumlahnya kembali ke saldonya. Minimal 10 karakter."
            {...form.field('reason')}
          />
        )}
      </FormFrame>
    </>
  )
}

interface Account {
  accountNumber: string
  accountName: string
  bankName: string
}

/** The number is read when somebody asks for it, and the log keeps who did. */
function FullNumber({ item }: { item: QueueItem }) {
  const [shown, setShown] = useState<ApiResult<Account>>()
  const [isBusy, setBusy] = useState(false)
  async function show(): Promise<void> {
    setBusy(true)
    setShown(await callApi<Account>('POST', `/v1/payouts/${item.id}/account`))
    setBusy(false)
  }
  if (shown?.ok)
    return (
      <Facts
        facts={[
          { label: 'Jumlah transfer', value: item.netText },
          { label: 'Transfer ke', value: shown.data.bankName },
          { label: 'Nomor rekening', value: shown.data.accountNumber },
          { label: 'Atas nama', value: shown.data.accountName },
        ]}
      />
    )
  return (
    <div>
      <Button icon="eye" busy={isBusy} onClick={() => void show()}>
        Tampilkan nomor rekening
      </Button>
      {shown && !shown.ok && <p role="alert">{shown.message}</p>}
    </div>
  )
}
