import { AmountField } from '../../../ui/office/amount-field.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { TextArea, TextField } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { Panel } from '../../../ui/office/panels.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { ProviderSettingsPage } from './provider-settings.contract.ts'

/** How a site sells: tax, shares, and when money may be asked back. Orders keep what held when they were made. */
export function SaleSettings({ sales: { path, value } }: Pick<ProviderSettingsPage, 'sales'>) {
  const form = useForm({
    initial: { ...value, maturityDays: String(value.maturityDays) },
    submit: ({ maturityDays, ...rest }) =>
      callApi('PUT', path, {
        value: { ...rest, maturityDays: /^\d+$/.test(maturityDays) ? Number(maturityDays) : null },
      }),
    said: 'Pengaturan penjualan tersimpan',
  })
  const percent = (name: 'taxBps' | 'shareBps', label: string, hint: string) => (
    <AmountField
      label={label}
      hint={hint}
      name={name}
      required
      unit="percent"
      value={form.values[name]}
      error={form.errors[`value.${name}`]}
      onChange={amount => form.set(name, amount)}
    />
  )
  return (
    <FormFrame form={form} submit="Simpan penjualan">
      <Panel
        title="Penjualan"
        id="penjualan"
        text="Pajak, bagi hasil, dan pengembalian dana. Berlaku untuk pesanan berikutnya; yang sudah dipesan tetap seperti saat dipesan."
      >
        {percent(
          'taxBps',
          'PPN',
          '0 bila situs ini tidak memungut PPN. Harga kelas dan biaya tim yang Anda tulis sudah termasuk PPN; donasi tidak kena PPN.',
        )}
        {percent(
          'shareBps',
          'Bagi hasil untuk pengajar utama',
          'Dari harga setelah biaya penyedia dan PPN, dibagi rata bila pengajarnya beberapa. Kelas boleh menentukan lain.',
        )}
        <TextField
          label="Bagi hasil matang setelah (hari)"
          hint="0 sampai 90. Sebelum itu belum dapat dicairkan, agar pengembalian dana dapat dipotong lebih dahulu."
          inputMode="numeric"
          required
          {...form.field('maturityDays')}
          error={form.errors['value.maturityDays']}
        />
        <TextArea
          label="Ketentuan pengembalian dana"
          hint="Dibaca pembeli sebelum membayar dan di tagihannya. 10 sampai 500 huruf."
          required
          {...form.field('refundPolicy')}
          error={form.errors['value.refundPolicy']}
        />
      </Panel>
    </FormFrame>
  )
}
