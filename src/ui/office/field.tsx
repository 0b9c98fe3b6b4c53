import { type ChangeEvent, type ReactNode, useId } from 'react'
import { OfficeIcon } from './icons.tsx'

export interface FieldWords {
  label: string
  name: string
  error?: string | undefined
  hint?: ReactNode
  required?: boolean | undefined
}

interface FieldProps extends FieldWords {
  /** gets what ties the control to its words */
  children: (tied: TiedProps) => ReactNode
}

interface TiedProps {
  id: string
  name: string
  required: boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Label, control, hint, error. What is not needed says "opsional"; what is wrong says so below, in words. */
export function Field({ label, name, error, hint, required, children }: FieldProps) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={error ? 'o-field o-field-wrong' : 'o-field'}>
      <label htmlFor={id}>
        {label}
        {!required && <span className="o-optional"> opsional</span>}
      </label>
      {children({
        id,
        name,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <div className="o-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="o-error" id={id}>
      <OfficeIcon name="warning" />
      {children}
    </p>
  )
}

type Change = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

/** With `onChange` React holds the value; without, the form is the browser's own. */
export function held(value: string, onChange: ((value: string) => void) | undefined) {
  return onChange
    ? { value, onChange: (event: Change) => onChange(event.target.value) }
    : { defaultValue: value }
}
