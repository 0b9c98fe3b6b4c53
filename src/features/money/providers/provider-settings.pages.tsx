import './provider-settings.css'
import { useState } from 'react'
import { routes } from '../../../routes.ts'
import { amountText } from '../../../shared/money.ts'
import { AmountField } from '../../../ui/office/amount-field.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { CopyField } from '../../../ui/office/copy-field.tsx'
import { CheckField, SelectField, TextField } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Notice, Panel } from '../../../ui/office/panels.tsx'
import { TestButton } from '../../../ui/office/test-button.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import { Accounts } from './bank-accounts.views.tsx'
import { providerNames, providerWords } from './pay-channels.rules.ts'
import type { ProviderSettingsPage, SettingsView, Way } from './provider-settings.contract.ts'
import { SaleSettings } from './sale-settings.views.tsx'

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
      text="Penyedia yang menerima uang pendaftaran, cara bayar dan biayanya, rekening untuk transfer, pajak, dan bagi hasil."
    >
      <FormFrame form={form} submit="Simpan">
        <Panel
          title="Penyedia"
          actions={settings.provider !== 'none' && <TestButton path="/v1/payments/settings/test" />}
        >
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
      <SaleSettings sales={data.sales} />
    </Office>
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

/** "Rp 10.000 sampai Rp 10.000.000, biaya Rp 4.000 + 0,7%" */
function termsOf({ channel, min, max, feeFixed, feeBps }: Way): string {
  const range = `${amountText(min)} sampai ${amountText(max)}`
  const parts = [feeFixed > 0 ? amountText(feeFixed) : '', feeBps > 0 ? percentText(feeBps) : '']
  const fee = parts.filter(Boolean).join(' + ')
  if (channel === 'transfer') return range
  return `${range}, ${fee ? `biaya ${fee}` : 'tanpa biaya'}`
}

const percentText = (hundredths: number) => `${String(hundredths / 100).replace('.', ',')}%`

/** A way to pay in a line: whether it is offered, and its terms, which open to be changed. */
function WayFields({ way, words, errors, index, onChange }: WayProps) {
  const [isAsked, setAsked] = useState(false)
  const isWrong = Object.keys(errors).some(name => name.startsWith(`ways.${index}.`))
  const amount = (name: 'min' | 'max' | 'feeFixed' | 'feeBps', label: string) => (
    <AmountField
      label={label}
      name={`ways.${index}.${name}`}
      required
      unit={name === 'feeBps' ? 'percent' : 'rupiah'}
      value={way[name]}
      error={errors[`ways.${index}.${name}`]}
      onChange={value => onChange({ ...way, [name]: value })}
    />
  )
  return (
    <div className="o-pay-way">
      <CheckField
        label={words?.label}
        hint={words?.note}
        name={`ways.${index}.isOpen`}
        value={way.isOpen}
        onChange={isOpen => onChange({ ...way, isOpen })}
      />
      {way.isOpen && (
        <details
          className="o-pay-terms"
          open={isAsked || isWrong}
          onToggle={event => setAsked(event.currentTarget.open)}
        >
          <summary>
            <span className="o-unseen">{`Batas dan biaya ${words?.label ?? ''}: `}</span>
            {termsOf(way)} <b>Ubah</b>
          </summary>
          <div className="o-pay-numbers">
            {amount('min', 'Paling sedikit')}
            {amount('max', 'Paling banyak')}
            {way.channel !== 'transfer' && amount('feeFixed', 'Biaya tetap')}
            {way.channel !== 'transfer' && amount('feeBps', 'Biaya dari jumlahnya')}
          </div>
        </details>
      )}
    </div>
  )
}
