import { useState } from 'react'
import { rupiahIn, rupiahQuestion } from '../../shared/rupiah-typed.ts'
import type { TypedWords } from '../field.tsx'
import { Field } from './forms.tsx'

/** Rupiah on the public site: what is typed is sent as it is; where scripts run, the sum it is read as stands below. */
export function AmountField({ value, ...words }: TypedWords & { value?: string | undefined }) {
  const [typed, setTyped] = useState('')
  const sum = rupiahIn(typed)
  return (
    <Field {...words}>
      {tied => (
        <>
          <input
            className="input"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={value}
            {...tied}
            onChange={event => setTyped(event.target.value)}
          />
          {typed.trim() !== '' && (
            <output className="field-hint" htmlFor={tied.id}>
              {sum === undefined ? rupiahQuestion : `Rp ${sum.toLocaleString('id-ID')}`}
            </output>
          )}
        </>
      )}
    </Field>
  )
}
