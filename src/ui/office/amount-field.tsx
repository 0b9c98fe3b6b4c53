import { useState } from 'react'
import { rupiahIn, rupiahQuestion } from '../../shared/rupiah-typed.ts'
import type { TypedWords } from '../field.tsx'
import { Field } from './field.tsx'

interface AmountFieldProps extends TypedWords {
  /** NaN while what was typed is no number; '': nothing, where that may be */
  value: number | ''
  onChange: (value: number) => void
  /** nothing was typed; left out, that is no number either */
  onEmpty?: () => void
  /** rupiah, or hundredths of a percent typed as percent */
  unit?: 'rupiah' | 'percent'
}

const whole = new Intl.NumberFormat('id-ID')
const percent = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })

const units = {
  rupiah: {
    words: (value: number) => whole.format(value),
    read: (text: string) => rupiahIn(text) ?? Number.NaN,
  },
  percent: {
    words: (value: number) => percent.format(value / 100),
    read: (text: string) =>
      /^\d{1,3}([.,]\d{1,2})?$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 100) : Number.NaN,
  },
}

/**
 * An amount with the dots one reads it by. While it is typed it stays as typed, with the sum it was read as beside it;
 * what is none stays to be mended.
 */
export function AmountField({ value, onChange, onEmpty, unit = 'rupiah', ...words }: AmountFieldProps) {
  const [typed, setTyped] = useState<string>()
  const { words: written, read } = units[unit]
  const isNone = value === '' || Number.isNaN(value)
  return (
    <Field {...words}>
      {tied => (
        <>
          <span className="o-input-box">
            {unit === 'rupiah' && <span className="o-affix">Rp</span>}
            <input
              className="o-input"
              inputMode={unit === 'rupiah' ? 'numeric' : 'decimal'}
              autoComplete="off"
              {...tied}
              value={typed ?? (isNone ? '' : written(value))}
              onChange={event => {
                const text = event.target.value
                setTyped(text)
                if (onEmpty && text.trim() === '') onEmpty()
                else onChange(read(text.trim()))
              }}
              onBlur={() => {
                if (!Number.isNaN(value)) setTyped(undefined)
              }}
            />
            {unit === 'percent' && <span className="o-affix">%</span>}
          </span>
          {unit === 'rupiah' && typed?.trim() && value !== '' && (
            <output className="o-hint" htmlFor={tied.id}>
              {Number.isNaN(value) ? words.error === undefined && rupiahQuestion : `Rp ${written(value)}`}
            </output>
          )}
        </>
      )}
    </Field>
  )
}
