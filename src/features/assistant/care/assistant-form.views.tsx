import { callApi } from '../../../ui/office/call-api.ts'
import { ChecksField } from '../../../ui/office/checks-field.tsx'
import { CheckField, SelectField, TextArea } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { Panel } from '../../../ui/office/panels.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { CarePage } from './care.contract.ts'

/** Whom the assistant answers, how it greets, and how long what was asked is kept. */
export function AssistantForm({ data }: { data: CarePage }) {
  const { setting, kinds, retention, synonymsHref } = data
  const form = useForm({
    initial: {
      isOn: setting.isOn,
      visitors: setting.visitors,
      kinds: setting.kinds.map(String),
      greeting: setting.greeting,
      retentionDays: String(setting.retentionDays),
    },
    submit: values =>
      callApi('PUT', '/v1/assistant/settings', {
        ...values,
        kinds: values.kinds.map(Number),
        retentionDays: Number(values.retentionDays),
      }),
    said: 'Pengaturan asisten tersimpan',
  })
  const limit = data.settingFields.find(({ name }) => name === 'greeting')?.max
  return (
    <FormFrame form={form} submit="Simpan">
      <Panel title="Siapa yang boleh bertanya">
        <CheckField label="Asisten menjawab di situs ini" {...form.field('isOn')} />
        <CheckField
          label="Pengunjung yang belum masuk boleh bertanya"
          hint="Bila tidak, tombol asisten hanya tampak bagi yang sudah masuk"
          {...form.field('visitors')}
        />
        <ChecksField
          label="Peran yang boleh bertanya"
          options={kinds}
          emptyText="Belum ada peran"
          {...form.field('kinds')}
        />
      </Panel>
      <Panel title="Sapaan dan penyimpanan">
        <TextArea
          label="Sapaan"
          hint="Kosongkan untuk sapaan bawaan"
          rows={3}
          {...(limit === undefined ? {} : { maxLength: limit })}
          {...form.field('greeting')}
        />
        <p className="o-text">
          Kata yang artinya sama, misalnya "biaya" dan "harga", ditulis di{' '}
          <a href={synonymsHref}>Pengaturan situs</a> dan berlaku untuk pencarian dan asisten.
        </p>
        <SelectField
          label="Percakapan disimpan"
          required
          hint="Sejak pertanyaan terakhir; yang sudah tersimpan mengikuti"
          options={retention}
          {...form.field('retentionDays')}
        />
      </Panel>
    </FormFrame>
  )
}
