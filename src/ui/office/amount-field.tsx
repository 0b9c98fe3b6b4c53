import { useState } from 'react'
import type { TypedWords } from '../field.tsx'
import { Field } from './field.tsx'

interface AmountFieldProps extends TypedWords {
  /** NaN while what was typed is no number */
  value: number
  onChange: (value: number) => void
  /** rupiah, or hundredths of a percent typed as percent */
  unit?: 'rupiah' | 'percent'
}

const whole = new Intl.NumberFormat('id-ID')
const percent = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })

const units = {
  rupiah: {
    words: (value: number) => whole.format(value),
    read: (text: string) => (/^\d+$|^\d{1,3}(\.\d{3})+$/.test(text) ? Number(text.replaceAll('.', '')) : NaN),
  },
  percent: {
    words: (value: number) => percent.format(value / 100),
    read: (text: string) =>
      /^\d{1,3}([.,]\d{1,2})?$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 100) : NaN,
  },
}

/** An amount with the dots one reads it by. While it is typed it stays as typed; what is no number stays to be mended. */
export function AmountField({ value, onChange, unit = 'rupiah', ...words }: AmountFieldProps) {
  const [typed, setTyped] = useState<string>()
  const { words: written, read } = units[unit]
  return (
    <Field {...words}>
      {tied => (
        <span className="o-input-box">
          {unit === 'rupiah' && <span className="o-affix">Rp</span>}
          <input
            className="o-input"
            inputMode={unit === 'rupiah' ? 'numeric' : 'decimal'}
            autoComplete="off"
            {...tied}
            value={typed ?? (Number.isNaN(value) ? '' : written(value))}
            onChange={event => {
              setTyped(event.target.value)
              onChange(read(event.target.value.trim()))
            }}
            onBlur={() => {
              if (!Number.isNaN(value)) setTyped(undefined)
            }}
          />
          {unit === 'percent' && <span className="o-affix">%</span>}
        </span>
      )}
    </Field>
  )
}
