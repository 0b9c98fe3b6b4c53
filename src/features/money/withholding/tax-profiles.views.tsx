import { useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { optionsOf } from '../../../shared/office-list.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { type ApiResult, callApi } from '../../../ui/office/call-api.ts'
import { DateField } from '../../../ui/office/date-field.tsx'
import { SelectField, TextArea, TextField } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { Facts, Notice } from '../../../ui/office/panels.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { ProfileItem } from './withholding.contract.ts'
import { incomes, longestLetter, type PayeeKind, payeeKindsOfTax } from './withholding.rules.ts'

/** What one says of one's taxes: it holds once somebody else has checked it. */
export function ProfileForm({ kind = 'individual', onDone }: { kind?: PayeeKind; onDone: () => void }) {
  const form = useForm({
    initial: { kind: kind as string, income: 'service', taxNumber: '', letter: '', letterUntil: '' },
    submit: values => callApi('POST', '/v1/withholding/profile', values),
    said: 'Data pajak dikirim untuk diperiksa',
    onDone,
  })
  return (
    <FormFrame form={form} submit="Kirim untuk diperiksa">
      <SelectField label="Penerima" required options={optionsOf(payeeKindsOfTax)} {...form.field('kind')} />
      <SelectField label="Penghasilan" required options={optionsOf(incomes)} {...form.field('income')} />
      <TextField
        label="NPWP atau NIK"
        inputMode="numeric"
        autoComplete="off"
        hint="NPWP 15 atau 16 angka, atau NIK. Disimpan tersandi. Tanpa nomor, tarifnya lebih tinggi."
        {...form.field('taxNumber')}
      />
      <TextField
        label="Nomor surat keterangan PP 55"
        maxLength={longestLetter}
        autoComplete="off"
        hint="Kosongkan bila tidak punya. Tidak berlaku bagi pekerjaan bebas perorangan, misalnya pengajar dan pelatih."
        {...form.field('letter')}
      />
      <DateField label="Surat berlaku sampai" {...form.field('letterUntil')} />
    </FormFrame>
  )
}

interface CheckProps {
  item: ProfileItem
  onDone: () => void
}

/** Somebody else compares it with the card. */
export function CheckProfile({ item, onDone }: CheckProps) {
  const form = useForm({
    initial: { decision: 'verify', reason: '' },
    submit: ({ decision, reason }) =>
      callApi(
        'POST',
        `/v1/withholding/profiles/${item.id}/decision`,
        decision === 'fix' ? { decision, reason } : { decision },
      ),
    said: 'Keputusan tersimpan',
    onDone,
  })
  const isFix = form.values.decision === 'fix'
  return (
    <>
      <Facts facts={item.facts} />
      {item.why !== '' && (
        <Notice tone="info">
          <p>{item.why}</p>
        </Notice>
      )}
      {item.why === '' && (
        <>
          <FullTaxNumber item={item} />
          <FormFrame form={form} submit={isFix ? 'Kembalikan' : 'Terima'} tone={isFix ? 'danger' : 'main'}>
            <SelectField
              label="Keputusan"
              required
              options={[
                { value: 'verify', label: 'Cocok, berlakukan' },
                { value: 'fix', label: 'Perlu diperbaiki' },
              ]}
              {...form.field('decision')}
            />
            {isFix && (
              <TextArea
                label="Yang perlu diperbaiki"
                required
                rows={3}
                maxLength={limits.reason}
                hint="Dibaca penerima di halaman Data pajak. Minimal 10 karakter."
                {...form.field('reason')}
              />
            )}
          </FormFrame>
        </>
      )}
    </>
  )
}

interface Shown {
  taxNumber: string
  letter: string
}

/** The number is read when somebody asks for it, and the log keeps who did. */
function FullTaxNumber({ item }: { item: ProfileItem }) {
  const [shown, setShown] = useState<ApiResult<Shown>>()
  const [isBusy, setBusy] = useState(false)
  async function show(): Promise<void> {
    setBusy(true)
    setShown(await callApi<Shown>('POST', `/v1/withholding/profiles/${item.id}/number`))
    setBusy(false)
  }
  if (shown?.ok)
    return <Facts facts={[{ label: 'Nomor lengkap', value: shown.data.taxNumber || 'Tidak ada' }]} />
  return (
    <div>
      <Button icon="eye" busy={isBusy} onClick={() => void show()}>
        Tampilkan nomor lengkap
      </Button>
      {shown && !shown.ok && <p role="alert">{shown.message}</p>}
    </div>
  )
}
