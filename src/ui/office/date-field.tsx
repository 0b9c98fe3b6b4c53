import { Field, type FieldWords, held } from './field.tsx'

interface DateFieldProps extends FieldWords {
  /** YYYY-MM-DD, or with hours YYYY-MM-DDTHH:MM */
  value: string
  onChange?: (value: string) => void
  hasTime?: boolean
  min?: string
  max?: string
  autoComplete?: string
}

export function DateField({ value, onChange, hasTime, min, max, autoComplete, ...words }: DateFieldProps) {
  return (
    <Field {...words}>
      {tied => (
        <input
          className="o-input"
          type={hasTime ? 'datetime-local' : 'date'}
          min={min}
          max={max}
          autoComplete={autoComplete}
          {...tied}
          {...held(value, onChange)}
        />
      )}
    </Field>
  )
}
