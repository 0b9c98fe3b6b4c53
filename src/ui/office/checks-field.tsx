import { useId } from 'react'
import { FieldEnd, type Option, tie } from '../field.tsx'
import { look } from './field.tsx'

interface ChecksFieldProps {
  label: string
  name: string
  value: readonly string[]
  onChange: (value: string[]) => void
  options: readonly Option[]
  hint?: string | undefined
  error?: string | undefined
  required?: boolean | undefined
  /** when there is nothing to choose from */
  emptyText: string
}

/** Several of a short list; a long one scrolls within its box. */
export function ChecksField(props: ChecksFieldProps) {
  const { label, name, value, onChange, options, hint, error, required, emptyText } = props
  const id = useId()
  return (
    <fieldset
      className={error ? 'o-checks o-field-wrong' : 'o-checks'}
      aria-describedby={tie({ id, name, hint, error })['aria-describedby']}
    >
      <legend>
        {label}
        {!required && <span className="o-optional"> opsional</span>}
      </legend>
      {options.length === 0 && <p className="o-hint">{emptyText}</p>}
      {options.length > 0 && (
        <div className="o-checks-box">
          {options.map(option => (
            <label key={option.value}>
              <input
                type="checkbox"
                name={name}
                value={option.value}
                checked={value.includes(option.value)}
                onChange={event =>
                  onChange(
                    event.target.checked
                      ? [...value, option.value]
                      : value.filter(chosen => chosen !== option.value),
                  )
                }
              />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      )}
      <FieldEnd look={look} id={id} hint={hint} error={error} />
    </fieldset>
  )
}
