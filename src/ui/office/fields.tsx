import { type ChangeEvent, type ReactNode, useId } from 'react'
import { FieldEnd, type FieldWords, type Option, Options, type TypedWords, tie } from '../field.tsx'
import { Field, FieldError, held, look } from './field.tsx'

export { DateField } from './date-field.tsx'

interface TextFieldProps extends TypedWords {
  value: string
  onChange?: (value: string) => void
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'search' | 'time' | 'color'
  /** stands before the text within the box: "https://" */
  prefix?: string
  suffix?: string
  /** id of what is offered while typing */
  list?: string | undefined
  disabled?: boolean
}

export function TextField(props: TextFieldProps) {
  const { value, onChange, type = 'text', prefix, suffix, ...rest } = props
  const { autoComplete, inputMode, placeholder, maxLength, disabled, list, ...words } = rest
  const input = { autoComplete, inputMode, placeholder, maxLength, disabled, list }
  return (
    <Field {...words}>
      {tied => (
        <span className="o-input-box">
          {prefix && <span className="o-affix">{prefix}</span>}
          <input className="o-input" type={type} {...tied} {...input} {...held(value, onChange)} />
          {suffix && <span className="o-affix">{suffix}</span>}
        </span>
      )}
    </Field>
  )
}

interface TextAreaProps extends TypedWords {
  value: string
  onChange?: (value: string) => void
  rows?: number | undefined
}

export function TextArea({ value, onChange, rows = 4, maxLength, placeholder, ...words }: TextAreaProps) {
  return (
    <Field {...words}>
      {tied => (
        <>
          <textarea
            className="o-input"
            rows={rows}
            maxLength={maxLength}
            placeholder={placeholder}
            {...tied}
            {...held(value, onChange)}
          />
          {maxLength !== undefined && onChange && value.length > maxLength * 0.8 && (
            <span className="o-hint o-counter">
              {value.length} dari {maxLength} karakter
            </span>
          )}
        </>
      )}
    </Field>
  )
}

interface SelectFieldProps extends FieldWords {
  value: string
  onChange?: (value: string) => void
  options: readonly Option[]
  /** first line, of no value: "Pilih provinsi" */
  placeholder?: string
  disabled?: boolean
}

export function SelectField(props: SelectFieldProps) {
  const { value, onChange, options, placeholder, disabled, ...words } = props
  return (
    <Field {...words}>
      {tied => (
        <select className="o-input" disabled={disabled} {...tied} {...held(value, onChange)}>
          <Options options={options} placeholder={placeholder} />
        </select>
      )}
    </Field>
  )
}

interface CheckFieldProps {
  label: ReactNode
  name: string
  value: boolean
  onChange?: (value: boolean) => void
  hint?: ReactNode
  error?: string | undefined
  disabled?: boolean
}

export function CheckField({ label, name, value, onChange, hint, error, disabled }: CheckFieldProps) {
  const id = useId()
  const tied = tie({ id, name, hint, error })
  return (
    <div className={error ? 'o-check o-field-wrong' : 'o-check'}>
      <label>
        <input
          type="checkbox"
          name={name}
          disabled={disabled}
          aria-invalid={tied['aria-invalid']}
          aria-describedby={tied['aria-describedby']}
          {...(onChange
            ? {
                checked: value,
                onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.checked),
              }
            : { defaultChecked: value, value: '1' })}
        />
        <span>{label}</span>
      </label>
      <FieldEnd look={look} id={id} hint={hint} error={error} />
    </div>
  )
}

interface RadioFieldProps {
  legend: string
  name: string
  value: string
  onChange: (value: string) => void
  options: readonly (Option & { text?: string | undefined })[]
  error?: string | undefined
}

/** A few choices that are all seen at once. */
export function RadioField({ legend, name, value, onChange, options, error }: RadioFieldProps) {
  return (
    <fieldset className={error ? 'o-radios o-field-wrong' : 'o-radios'}>
      <legend>{legend}</legend>
      {options.map(option => (
        <label key={option.value} className="o-radio">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.text && <small>{option.text}</small>}
          </span>
        </label>
      ))}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
