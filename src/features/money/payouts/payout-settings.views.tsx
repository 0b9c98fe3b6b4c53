import { amountText } from '../../../shared/money.ts'
import { AmountField } from '../../../ui/office/amount-field.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { CopyField } from '../../../ui/office/copy-field.tsx'
import { TextField } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { Notice } from '../../../ui/office/panels.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PayoutSettingsView } from './payout-settings.contract.ts'

const limits = [
  {
    name: 'twoAbove',
    label: 'Di atas jumlah ini perlu dua persetujuan',
    hint: 'Dua orang yang berbeda. Batas yang dinaikkan baru berlaku sehari kemudian.',
  },
  { name: 'mostEach', label: 'Paling banyak satu pencairan', hint: undefined },
  { name: 'mostADay', label: 'Paling banyak disetujui dalam sehari', hint: undefined },
] as const

const keys = [
  { name: 'creatorKey', label: 'API key pembuat (creator)' },
  { name: 'approverKey', label: 'API key penyetuju (approver)' },
  { name: 'noticeKey', label: 'Merchant key untuk pemberitahuan' },
] as const

/** From how much on two have to agree, and with which keys the provider is asked. */
export function PayoutSettingsForm({
  settings,
  onDone,
}: {
  settings: PayoutSettingsView
  onDone: () => void
}) {
  const { version, twoAbove, mostEach, mostADay, waiting } = settings
  const form = useForm({
    initial: { version, twoAbove, mostEach, mostADay, creatorKey: '', approverKey: '', noticeKey: '' },
    submit: values => callApi<PayoutSettingsView>('PUT', '/v1/payouts/settings', values),
    said: 'Pengaturan pencairan tersimpan',
    onDone,
  })
  const hintOf = ({ isThere, end }: { isThere: boolean; end: string }) =>
    isThere ? `Tersimpan${end ? `, berakhiran ${end}` : ''}. Kosongkan bila tidak diganti.` : 'Belum ada'
  return (
    <FormFrame form={form} submit="Simpan">
      {waiting && (
        <Notice tone="info" title={`Batas baru berlaku mulai ${waiting.until}`}>
          <p>
            Sampai saat itu: dua persetujuan di atas {amountText(waiting.twoAbove)}, paling banyak{' '}
            {amountText(waiting.mostEach)} satu pencairan dan {amountText(waiting.mostADay)} sehari.
          </p>
        </Notice>
      )}
      {limits.map(({ name, label, hint }) => (
        <AmountField
          key={name}
          label={label}
          hint={hint}
          name={name}
          required
          value={form.values[name]}
          error={form.errors[name]}
          onChange={value => form.set(name, value)}
        />
      ))}
      {settings.hasOwnKeys &&
        keys.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            hint={hintOf(settings.keys[name])}
            autoComplete="off"
            {...form.field(name)}
          />
        ))}
      {settings.provider && (
        <CopyField label="Alamat pemberitahuan pencairan, untuk dasbor penyedia" value={settings.webhook} />
      )}
    </FormFrame>
  )
}
