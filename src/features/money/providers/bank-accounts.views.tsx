import { Button } from '../../../ui/office/buttons.tsx'
import { TextField } from '../../../ui/office/fields.tsx'
import { Notice, Panel } from '../../../ui/office/panels.tsx'
import type { BankAccount } from './provider-settings.contract.ts'

interface AccountsProps {
  accounts: BankAccount[]
  errors: Record<string, string>
  onChange: (accounts: BankAccount[]) => void
}

export function Accounts({ accounts, errors, onChange }: AccountsProps) {
  const put = (at: number, next: BankAccount) =>
    onChange(accounts.map((one, index) => (index === at ? next : one)))
  return (
    <Panel
      title="Rekening tujuan transfer"
      text="Ditunjukkan kepada yang memilih transfer ke rekening. Buktinya diperiksa petugas."
      actions={
        accounts.length < 5 && (
          <Button
            isSmall
            icon="plus"
            onClick={() => onChange([...accounts, { bank: '', number: '', holder: '' }])}
          >
            Tambah rekening
          </Button>
        )
      }
    >
      {errors.bankAccounts && <Notice tone="bad">{errors.bankAccounts}</Notice>}
      {accounts.length === 0 && <p className="o-mute">Belum ada rekening.</p>}
      {accounts.map((account, at) => {
        const field = (name: keyof BankAccount, label: string) => (
          <TextField
            label={label}
            name={`bankAccounts.${at}.${name}`}
            value={account[name]}
            error={errors[`bankAccounts.${at}.${name}`]}
            required
            autoComplete="off"
            onChange={value => put(at, { ...account, [name]: value })}
          />
        )
        return (
          // rows have no name of their own; they are only added at the end and taken away
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <div className="o-pay-account" key={at}>
            {field('bank', 'Bank')}
            {field('number', 'Nomor rekening')}
            {field('holder', 'Atas nama')}
            <Button
              isSmall
              icon="trash"
              onClick={() => onChange(accounts.filter((_, index) => index !== at))}
            >
              Hapus
            </Button>
          </div>
        )
      })}
    </Panel>
  )
}
