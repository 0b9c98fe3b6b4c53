import './withholding.css'
import { limits } from '../../../shared/limits.ts'
import { AmountField } from '../../../ui/office/amount-field.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { CheckField, TextArea, TextField } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { WithholdingSettingsView } from './withholding.contract.ts'
import { type RuleName, ruleNames, type WrittenRule } from './withholding.rules.ts'

const names = Object.keys(ruleNames) as RuleName[]

/** Whether tax is withheld, and each rate with the rule it comes from. */
export function WithholdingSettingsForm(props: { settings: WithholdingSettingsView; onDone: () => void }) {
  const { settings, onDone } = props
  const form = useForm({
    initial: settings,
    submit: values => callApi<WithholdingSettingsView>('PUT', '/v1/withholding/settings', values),
    said: 'Pengaturan PPh tersimpan',
    onDone,
  })
  const { rules, isOn } = form.values
  return (
    <FormFrame form={form} submit="Simpan">
      <CheckField
        label="Potong PPh dari pencairan"
        name="isOn"
        hint="Penerima mengisi data pajaknya lebih dahulu. Yang sudah diajukan tidak berubah."
        value={isOn}
        onChange={value => form.set('isOn', value)}
      />
      {names.map(name => (
        <RuleFields
          key={name}
          name={name}
          rule={rules[name]}
          errors={form.errors}
          onChange={rule => form.set('rules', { ...rules, [name]: rule })}
        />
      ))}
    </FormFrame>
  )
}

type Written = WithholdingSettingsView['rules'][RuleName]

interface RuleProps {
  name: RuleName
  rule: Written
  errors: Record<string, string>
  onChange: (rule: Written) => void
}

function RuleFields({ name, rule, errors, onChange }: RuleProps) {
  const path = `rules.${name}`
  const errorAt = (end: string) => errors[`${path}.${end}`]
  const isWrong = Object.keys(errors).some(key => key.startsWith(path))
  const amount = (end: string, label: string, { value, unit = 'percent', set, hint }: FieldOf) => (
    <AmountField
      key={end}
      label={label}
      hint={hint}
      name={`${path}.${end}`}
      required
      unit={unit}
      value={value}
      error={errorAt(end)}
      onChange={set}
    />
  )
  const setLayer = (place: number, changed: Partial<WrittenRule['layers'][number]>) =>
    onChange({
      ...rule,
      layers: rule.layers.map((layer, at) => (at === place ? { ...layer, ...changed } : layer)),
    })
  return (
    <details className="o-fold withholding-rule" open={isWrong || undefined}>
      <summary>{ruleNames[name].label}</summary>
      <div className="o-form">
        {errorAt('layers') && <p role="alert">{errorAt('layers')}</p>}
        {amount('baseBps', 'Bagian bruto yang dikenai', {
          value: rule.baseBps,
          set: baseBps => onChange({ ...rule, baseBps }),
        })}
        {rule.layers.flatMap(({ upTo, bps }, place) => [
          ...(upTo === null
            ? []
            : [
                amount(`layers.${place}.upTo`, `Lapisan ${place + 1} sampai`, {
                  value: upTo,
                  unit: 'rupiah',
                  set: value => setLayer(place, { upTo: value }),
                }),
              ]),
          amount(`layers.${place}.bps`, rule.layers.length === 1 ? 'Tarif' : `Tarif lapisan ${place + 1}`, {
            value: bps,
            set: value => setLayer(place, { bps: value }),
          }),
        ])}
        {amount('surchargeBps', 'Kenaikan tarif tanpa NPWP', {
          value: rule.surchargeBps,
          hint: '20% berarti tarif 5% menjadi 6%.',
          set: surchargeBps => onChange({ ...rule, surchargeBps }),
        })}
        <TextField
          label="Kode objek pajak"
          name={`${path}.objectCode`}
          hint="Untuk bukti potong; tanyakan kepada konsultan pajak Anda."
          value={rule.objectCode}
          error={errorAt('objectCode')}
          onChange={objectCode => onChange({ ...rule, objectCode })}
        />
        <TextArea
          label="Dasar hukum"
          name={`${path}.source`}
          required
          rows={3}
          maxLength={limits.reason}
          hint="Dibaca penerima sebelum mengajukan, dan tersimpan di setiap potongan."
          value={rule.source}
          error={errorAt('source')}
          onChange={source => onChange({ ...rule, source })}
        />
      </div>
    </details>
  )
}

interface FieldOf {
  value: number
  set: (value: number) => void
  unit?: 'rupiah' | 'percent'
  hint?: string
}
