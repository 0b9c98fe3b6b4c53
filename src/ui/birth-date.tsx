import './birth-date.css'
import type { ChangeEvent } from 'react'
import { monthNames, partsOf, typedDay } from '../shared/birth-date.ts'
import { FieldEnd, type FieldLook, type FieldWords, Options, tie } from './field.tsx'

interface BirthDateProps extends FieldWords {
  look: FieldLook
  /** class of a control */
  control: string
  /** "2001-03-09", or what was typed so far (`shared/birth-date.ts`) */
  value: string
  /** without it the form is the browser's own and sends three fields: name-day, name-month, name-year */
  onChange?: (value: string) => void
  isFocused?: boolean | undefined
}

/**
 * A day of birth in three fields: what a date picker makes a matter of many taps, and a foreign browser writes the other
 * way round, is typed or filled in by the browser as everybody says it.
 */
export function BirthDate({ look, control, value, onChange, isFocused, ...words }: BirthDateProps) {
  const { label, name, id = name, required, hint, error } = words
  const tied = tie({ name, id, hint, error })
  const parts = partsOf(value)
  const part = (which: keyof typeof parts) => ({
    id: `${id}-${which}`,
    name: `${name}-${which}`,
    className: control,
    required,
    autoComplete: `bday-${which}`,
    'aria-invalid': tied['aria-invalid'],
    ...(onChange
      ? {
          value: parts[which],
          onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
            onChange(typedDay({ ...parts, [which]: event.target.value })),
        }
      : { defaultValue: parts[which] }),
  })
  return (
    <fieldset
      className={`${error ? look.wrong : look.box} birth-date`}
      id={id}
      name={name}
      // the keyboard is taken here when the day is refused
      tabIndex={error ? -1 : undefined}
      aria-describedby={tied['aria-describedby']}
    >
      <legend>
        {label}
        {!required && look.optional}
      </legend>
      <div className="birth-date-parts">
        <label htmlFor={`${id}-day`}>
          <span>Tanggal</span>
          {/* biome-ignore lint/a11y/noAutofocus: after a mistake the first wrong field, as the fields beside it */}
          <input {...part('day')} inputMode="numeric" maxLength={2} autoFocus={isFocused} />
        </label>
        <label htmlFor={`${id}-month`}>
          <span>Bulan</span>
          <select {...part('month')}>
            <Options options={months} placeholder="Pilih bulan" />
          </select>
        </label>
        <label htmlFor={`${id}-year`}>
          <span>Tahun</span>
          <input {...part('year')} inputMode="numeric" maxLength={4} />
        </label>
      </div>
      <FieldEnd look={look} id={id} label={label} hint={hint} error={error} />
    </fieldset>
  )
}

const months = monthNames.map((label, index) => ({ value: String(index + 1), label }))
