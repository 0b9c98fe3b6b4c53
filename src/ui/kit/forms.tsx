import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

interface FieldProps {
  id: string
  label: string
  hint?: string
  /** what is wrong and what would be right */
  error?: string
  required?: boolean
  children: ReactNode
}

/** A label, the control given as child (with the same id), a hint and an error that the control is described by. */
export function Field({ id, label, hint, error, required, children }: FieldProps) {
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label htmlFor={id}>
        {label}
        {!required && <span className="field-optional">opsional</span>}
      </label>
      {children}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

type TextFieldProps = Omit<FieldProps, 'children'> & {
  name: string
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'date' | 'password' | 'search'
  value?: string
  autoComplete?: string
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'decimal'
  placeholder?: string
  /** several lines: how many */
  rows?: number
}

export function TextField(props: TextFieldProps) {
  const {
    id,
    name,
    type = 'text',
    value,
    hint,
    error,
    required,
    rows,
    autoComplete,
    inputMode,
    placeholder,
  } = props
  const shared = {
    id,
    name,
    defaultValue: value,
    required,
    autoComplete,
    placeholder,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, hint, error),
  }
  return (
    <Field id={id} label={props.label} hint={hint} error={error} required={required}>
      {rows ? (
        <textarea className="input" rows={rows} {...shared} />
      ) : (
        <input className="input" type={type} inputMode={inputMode} {...shared} />
      )}
    </Field>
  )
}

export interface Choice {
  value: string
  label: string
}

type SelectFieldProps = Omit<FieldProps, 'children'> & {
  name: string
  choices: Choice[]
  value?: string
  /** the choice of nothing, one word: the label says of what, and on a phone two fields share a line: "Semua" */
  any?: string
}

export function SelectField(props: SelectFieldProps) {
  const { id, name, choices, value, any, hint, error, required } = props
  return (
    <Field id={id} label={props.label} hint={hint} error={error} required={required}>
      <select
        className="input"
        id={id}
        name={name}
        defaultValue={value ?? ''}
        required={required}
        aria-describedby={describedBy(id, hint, error)}
      >
        {any !== undefined && <option value="">{any}</option>}
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Field>
  )
}

interface CheckFieldProps {
  id: string
  name: string
  label: string
  value?: string
  checked?: boolean
  type?: 'checkbox' | 'radio'
}

export function CheckField({ id, name, label, value = '1', checked, type = 'checkbox' }: CheckFieldProps) {
  return (
    <label className="check">
      <input id={id} type={type} name={name} value={value} defaultChecked={checked} />
      <span>{label}</span>
    </label>
  )
}

function describedBy(id: string, hint?: string, error?: string) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}
