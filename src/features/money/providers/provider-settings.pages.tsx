import './provider-settings.css'
import { useState } from 'react'
import { routes } from '../../../routes.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { CopyField } from '../../../ui/office/copy-field.tsx'
import { CheckField, SelectField, TextField } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Notice, Panel } from '../../../ui/office/panels.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import { providerNames, providerWords } from './pay-channels.rules.ts'
import type { BankAccount, ProviderSettingsPage, SettingsView, Way } from './provider-settings.contract.ts'

export const pages: PagesOf<'providers.settings'> = { 'providers.settings': ProviderSettings }

const options = providerNames.map(value => ({ value, label: providerWords[value] }))
const dialects = [
  { value: 'midtrans', label: 'Seperti Midtrans' },
  { value: 'xendit', label: 'Seperti Xendit' },
]

type Values = ReturnType<typeof valuesOf>

const valuesOf = ({ version, provider, dialect, isSandbox, ways, bankAccounts }: SettingsView) => ({
  version,
  provider: provider as string,
  dialect: dialect as string,
  isSandbox,
  serverKey: '',
  clientKey: '',
  merchant: '',
  callbackToken: '',
  ways,
  bankAccounts,
})

/** Who takes the money, by which ways, at which cost; and where it is transferred to by hand. */
function ProviderSettings({ data }: { data: ProviderSettingsPage }) {
  const { settings, refusals } = data
  const form = useForm({
    initial: valuesOf(settings),
    submit: values => callApi<SettingsView>('PUT', '/v1/payments/settings', values),
    said: 'Pengaturan pembayaran tersimpan',
  })
  const provider = providerNames.find(name => name === form.values.provider) ?? 'none'
  return (
    <Office
      path={routes['Kelola-Pembayaran']}
      title="Pembayaran"
      text="Penyedia yang menerima uang pendaftaran, cara bayar yang ditawarkan, dan rekening untuk transfer."
    >
      <FormFrame form={form} submit="Simpan">
        <Panel title="Penyedia" actions={settings.provider !== 'none' && <TestButton />}>
          <SelectField label="Penyedia pembayaran" required options={options} {...form.field('provider')} />
          {refusals[provider] && <Notice tone="warning">{refusals[provider]}</Notice>}
          {provider === 'simulator' && (
            <SelectField label="Bahasa simulator" required options={dialects} {...form.field('dialect')} />
          )}
          {(provider === 'midtrans' || provider === 'xendit') && (
            <Keys form={form} settings={settings} provider={provider} />
          )}
        </Panel>
        <Panel
          title="Cara bayar"
          text="Biaya adalah perkiraan untuk pembukuan dan tidak ditambahkan ke tagihan pembeli: aturan Bank Indonesia melarangnya."
        >
          {form.errors.ways && <Notice tone="bad">{form.errors.ways}</Notice>}
          {form.values.ways.map((way, index) => (
            <WayFields
              key={way.channel}
              way={way}
              words={data.words.find(({ channel }) => channel === way.channel)}
              errors={form.errors}
              index={index}
              onChange={next =>
                form.set(
                  'ways',
                  form.values.ways.map(one => (one.channel === way.channel ? next : one)),
                )
              }
            />
          ))}
        </Panel>
        <Accounts
          accounts={form.values.bankAccounts}
          errors={form.errors}
          onChange={next => form.set('bankAccounts', next)}
        />
      </FormFrame>
    </Office>
  )
}

function TestButton() {
  const [heard, setHeard] = useState<{ isFine: boolean; words: string }>()
  const [isBusy, setBusy] = useState(false)
  async function test(): Promise<void> {
    setBusy(true)
    const result = await callApi<{ isFine: boolean; words: string }>('POST', '/v1/payments/settings/test')
    setHeard(result.ok ? result.data : { isFine: false, words: result.message })
    setBusy(false)
  }
  return (
    <>
      <Button isSmall busy={isBusy} onClick={() => void test()}>
        Uji sambungan
      </Button>
      <span role="status">
        {heard && <Notice tone={heard.isFine ? 'good' : 'bad'}>{heard.words}</Notice>}
      </span>
    </>
  )
}

interface KeysProps {
  form: ReturnType<typeof useForm<Values, SettingsView>>
  settings: SettingsView
  provider: 'midtrans' | 'xendit'
}

function Keys({ form, settings, provider }: KeysProps) {
  const hint = (name: keyof SettingsView['keys']) => {
    const { isThere, end } = settings.keys[name]
    return isThere
      ? `Tersimpan${end ? `, berakhiran ${end}` : ''}. Kosongkan bila tidak diganti.`
      : 'Belum ada'
  }
  const key = (name: keyof SettingsView['keys'], label: string) => (
    <TextField label={label} hint={hint(name)} autoComplete="off" {...form.field(name)} />
  )
  return (
    <>
      <CheckField label="Mode sandbox (uji coba, bukan uang sungguhan)" {...form.field('isSandbox')} />
      {key('serverKey', provider === 'midtrans' ? 'Server key' : 'Secret key')}
      {key('clientKey', provider === 'midtrans' ? 'Client key' : 'Public key')}
      {provider === 'midtrans' && key('merchant', 'Merchant ID')}
      {provider === 'xendit' && key('callbackToken', 'Token verifikasi callback')}
      <CopyField label="Alamat pemberitahuan, untuk dasbor penyedia" value={settings.webhooks[provider]} />
    </>
  )
}

interface WayProps {
  way: Way
  words: { label: string; note: string } | undefined
  errors: Record<string, string>
  index: number
  onChange: (way: Way) => void
}

function WayFields({ way, words, errors, index, onChange }: WayProps) {
  const number = (name: 'min' | 'max' | 'feeFixed' | 'feeBps', label: string, suffix?: string) => (
    <TextField
      label={label}
      name={`ways.${index}.${name}`}
      type="number"
      inputMode="numeric"
      required
      value={String(way[name])}
      error={errors[`ways.${index}.${name}`]}
      {...(suffix ? { suffix } : { prefix: 'Rp' })}
      onChange={value => onChange({ ...way, [name]: Number(value) })}
    />
  )
  return (
    <fieldset className="o-pay-way">
      <legend>{words?.label}</legend>
      <CheckField
        label="Ditawarkan"
        hint={words?.note}
        name={`ways.${index}.isOpen`}
        value={way.isOpen}
        onChange={isOpen => onChange({ ...way, isOpen })}
      />
      {way.isOpen && (
        <div className="o-pay-numbers">
          {number('min', 'Paling sedikit')}
          {number('max', 'Paling banyak')}
          {way.channel !== 'transfer' && number('feeFixed', 'Biaya tetap')}
          {way.channel !== 'transfer' && number('feeBps', 'Biaya', 'per 10.000')}
        </div>
      )}
    </fieldset>
  )
}

interface AccountsProps {
  accounts: BankAccount[]
  errors: Record<string, string>
  onChange: (accounts: BankAccount[]) => void
}

function Accounts({ accounts, errors, onChange }: AccountsProps) {
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
