import { AmountField } from '../../../ui/office/amount-field.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { DateField } from '../../../ui/office/date-field.tsx'
import { SelectField, TextField } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { OwedTax } from './withholding.contract.ts'
import { receiptLength } from './withholding.rules.ts'

interface DepositProps {
  owed: OwedTax[]
  today: string
  onDone: () => void
}

/** Tax that went to the tax office: which, how much, when, and the number of the state's receipt. */
export function DepositForm({ owed, today, onDone }: DepositProps) {
  const [first] = owed
  const form = useForm({
    initial: {
      account: (first?.account ?? '') as string,
      amount: first?.amount ?? 0,
      on: today,
      reference: '',
    },
    submit: values => callApi('POST', '/v1/withholding/deposits', values),
    said: 'Setoran dicatat',
    onDone,
  })
  return (
    <FormFrame form={form} submit="Catat setoran">
      <SelectField
        label="Jenis pajak"
        required
        options={owed.map(({ account, label, amountText }) => ({
          value: account,
          label: `${label}, belum disetor ${amountText}`,
        }))}
        {...form.field('account')}
      />
      <AmountField
        label="Jumlah"
        name="amount"
        required
        value={form.values.amount}
        error={form.errors.amount}
        onChange={amount => form.set('amount', amount)}
      />
      <DateField label="Tanggal setor" required {...form.field('on')} />
      <TextField
        label="NTPN"
        required
        maxLength={receiptLength}
        autoComplete="off"
        hint="16 huruf atau angka, dari bukti penerimaan negara."
        {...form.field('reference')}
      />
    </FormFrame>
  )
}
