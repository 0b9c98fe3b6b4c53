import type { ReactNode } from 'react'
import {
  FieldFrame,
  type FieldLook,
  type FieldWords,
  type Option,
  Options,
  type TiedProps,
  type TypedWords,
  type WordsProps,
} from '../field.tsx'
import { Icon } from '../icon.tsx'

/** Fields of the public site: plain HTML, which works without script. */

export const FieldHint = ({ id, children }: WordsProps) => (
  <p className="field-hint" id={id}>
    {children}
  </p>
)

export const FieldProblem = ({ id, children }: WordsProps) => (
  <p className="field-error" id={id}>
    <Icon name="warning" />
    <span>{children}</span>
  </p>
)

/** How the public site draws a field. */
export const formLook: FieldLook = {
  box: 'field',
  wrong: 'field field-wrong',
  optional: <span className="field-optional">opsional</span>,
  Hint: FieldHint,
  Problem: FieldProblem,
}

/** A control of one's own within a field's words. */
export const Field = (props: FieldWords & { children: (tied: TiedProps) => ReactNode }) => (
  <FieldFrame look={formLook} {...props} />
)

interface TextFieldProps extends TypedWords {
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'date' | 'password' | 'search'
  value?: string | undefined
  /** several lines: how many */
  rows?: number
}

export function TextField({ type = 'text', value, rows, inputMode, autoComplete, ...props }: TextFieldProps) {
  const { placeholder, maxLength, ...words } = props
  return (
    <Field {...words}>
      {({ id, name, required, ...tied }) => {
        const shared = {
          id,
          name,
          defaultValue: value,
          required,
          autoComplete,
          placeholder,
          maxLength,
          ...tied,
        }
        return rows ? (
          <textarea className="input" rows={rows} {...shared} />
        ) : (
          <input className="input" type={type} inputMode={inputMode} {...shared} />
        )
      }}
    </Field>
  )
}

interface SelectFieldProps extends FieldWords {
  value?: string | undefined
  options: readonly Option[]
  /** the choice of nothing, one word: the label says of what, and on a phone two fields share a line: "Semua" */
  placeholder?: string
}

export function SelectField({ value, options, placeholder, ...words }: SelectFieldProps) {
  return (
    <Field {...words}>
      {({ 'aria-invalid': _, ...tied }) => (
        <select className="input" {...tied} defaultValue={value ?? ''}>
          <Options options={options} placeholder={placeholder} />
        </select>
      )}
    </Field>
  )
}

interface CheckFieldProps {
  id: string
  name: string
  label: string
  value?: boolean
  /** what is sent where it is ticked */
  sent?: string
  type?: 'checkbox' | 'radio'
}

export function CheckField({ id, name, label, value, sent = '1', type = 'checkbox' }: CheckFieldProps) {
  return (
    <label className="check">
      <input id={id} type={type} name={name} value={sent} defaultChecked={value} />
      <span>{label}</span>
    </label>
  )
}
