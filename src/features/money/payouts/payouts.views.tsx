import { useState } from 'react'
import { withheldFrom } from '../../../shared/income-tax.ts'
import { limits } from '../../../shared/limits.ts'
import { amountText } from '../../../shared/money.ts'
import { AmountField } from '../../../ui/office/amount-field.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { SelectField, TextArea, TextField } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { Facts } from '../../../ui/office/panels.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { ShownTerms } from '../withholding/withholding.ts'
import type { OwnPayoutsPage } from './payouts.contract.ts'

interface BankFieldsProps {
  banks: OwnPayoutsPage['banks']
  field: (name: 'bankCode' | 'accountNumber' | 'accountName') => {
    name: string
    value: string
    onChange: (value: string) => void
    error: string | undefined
  }
}

function BankFields({ banks, field }: BankFieldsProps) {
  return (
    <>
      <SelectField label="Bank" required options={banks} placeholder="Pilih bank" {...field('bankCode')} />
      <TextField label="Nomor rekening" required inputMode="numeric" {...field('accountNumber')} />
      <TextField
        label="Nama pemilik rekening"
        required
        maxLength={limits.fullName}
        hint="Seperti tertulis di buku tabungan."
        {...field('accountName')}
      />
    </>
  )
}

const emptyAccount = { bankCode: '', accountNumber: '', accountName: '' }

/** A changed account waits a day: it says so before it is done. */
export function AccountForm({ banks, onDone }: { banks: OwnPayoutsPage['banks']; onDone: () => void }) {
  const form = useForm({
    initial: emptyAccount,
    submit: values => callApi('POST', '/v1/payouts/account', values),
    said: 'Rekening disimpan',
    onDone,
  })
  return (
    <FormFrame form={form} submit="Simpan rekening">
      <p>Pencairan ke rekening baru dapat disetujui 24 jam setelah disimpan. Anda mendapat email.</p>
      <BankFields banks={banks} field={form.field} />
    </FormFrame>
  )
}

/** How much, and where to: the account that stands, or a first one. */
export function RequestForm({ data, onDone }: { data: OwnPayoutsPage; onDone: () => void }) {
  const { balance, texts, banks, tax } = data
  const { account } = balance
  const terms = tax && 'rule' in tax ? tax : undefined
  // the same press twice is one request
  const [key] = useState(() => crypto.randomUUID())
  const form = useForm({
    initial: { amount: balance.available, note: '', ...emptyAccount },
    submit: ({ amount, note, ...given }) => {
      const body = {
        amount,
        note,
        ...(terms ? { withheld: withheldFrom(shownOf(amount), terms.rule, terms.hasNumber).tax } : {}),
        ...(account ? { bankAccountId: account.id } : given),
      }
      return callApi('POST', '/v2/payout/request', body, undefined, key + hashOf(JSON.stringify(body)))
    },
    said: 'Pencairan diajukan',
    onDone,
  })
  return (
    <FormFrame form={form} submit="Ajukan">
      <AmountField
        label="Jumlah"
        required
        hint={`Paling banyak ${texts.available}, paling sedikit Rp 50.000.`}
        {...form.field('amount')}
      />
      {terms && <TaxOf amount={shownOf(form.values.amount)} terms={terms} />}
      {account ? (
        <p>{`Ke ${account.bankName}, ••••${account.accountEnd}, atas nama ${account.accountName}.`}</p>
      ) : (
        <BankFields banks={banks} field={form.field} />
      )}
      <TextArea label="Catatan" rows={2} maxLength={limits.reason} {...form.field('note')} />
    </FormFrame>
  )
}

/** while what is typed is no sum, there is no tax of it */
const shownOf = (amount: number): number => (Number.isNaN(amount) ? 0 : amount)

/** What goes to the tax office and what to the account, before anything is asked for. */
function TaxOf({ amount, terms }: { amount: number; terms: ShownTerms }) {
  const { tax } = withheldFrom(amount, terms.rule, terms.hasNumber)
  return (
    <div role="status">
      <Facts
        facts={[
          {
            label: `Dipotong ${terms.label}${terms.hasNumber ? '' : ', tanpa NPWP'}`,
            value: amountText(tax),
          },
          { label: 'Ditransfer ke rekening', value: amountText(amount - tax) },
        ]}
      />
      <p className="o-hint">{terms.source}</p>
    </div>
  )
}

/** a corrected form is another request than the one that was refused */
const hashOf = (text: string): string => {
  let hash = 0
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 4_294_967_296
  return ` ${hash}`
}
