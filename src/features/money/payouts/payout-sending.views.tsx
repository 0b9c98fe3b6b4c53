import { limits } from '../../../shared/limits.ts'
import { callApi } from '../../../ui/office/call-api.ts'
import { SelectField, TextArea, TextField } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { Notice } from '../../../ui/office/panels.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { QueueItem } from './payouts.contract.ts'
import { longestNumber } from './payouts.rules.ts'

/** What is at the provider: what it waits for, and where a person has to look. */
export function UnderWay({ item, onDone }: { item: QueueItem; onDone: () => void }) {
  return (
    <>
      <Notice tone={item.problem ? 'warning' : 'info'}>
        <p>
          {item.problem ||
            'Dikirim lewat penyedia. Hasilnya tercatat sendiri begitu penyedia mengabarkannya.'}
        </p>
      </Notice>
      {item.isToLookUp && !item.why && <ReconcileForm item={item} onDone={onDone} />}
    </>
  )
}

const outcomes = [
  { value: 'number', label: 'Ada di dasbor penyedia' },
  { value: 'absent', label: 'Tidak ada di dasbor penyedia' },
]

/** The provider can only be asked by its own number: somebody finds it there, or finds that there is none. */
function ReconcileForm({ item, onDone }: { item: QueueItem; onDone: () => void }) {
  const form = useForm({
    initial: { outcome: 'number', number: '', reason: '' },
    submit: ({ outcome, number, reason }) =>
      callApi(
        'POST',
        `/v1/payouts/${item.id}/reconcile`,
        outcome === 'absent' ? { outcome, reason } : { outcome, number },
      ),
    said: 'Pencairan ditanyakan lagi',
    onDone,
  })
  const isAbsent = form.values.outcome === 'absent'
  return (
    <FormFrame
      form={form}
      submit={isAbsent ? 'Nyatakan tidak ada' : 'Tanyakan'}
      tone={isAbsent ? 'danger' : 'main'}
    >
      <SelectField label="Pencairan ini" required options={outcomes} {...form.field('outcome')} />
      {isAbsent ? (
        <TextArea
          label="Alasan"
          required
          rows={3}
          maxLength={limits.reason}
          hint="Jumlahnya kembali ke saldo penerima. Baru dapat dinyatakan 12 jam setelah dikirim, oleh orang lain."
          {...form.field('reason')}
        />
      ) : (
        <TextField
          label="Nomor referensi di penyedia"
          required
          maxLength={longestNumber}
          autoComplete="off"
          hint="Jumlah dan catatannya dicocokkan sebelum dipercaya."
          {...form.field('number')}
        />
      )}
    </FormFrame>
  )
}
