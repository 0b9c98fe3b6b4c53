import { type ChangeEvent, type ReactNode, useId } from 'react'
import { FieldFrame, type FieldLook, type FieldWords, type TiedProps, type WordsProps } from '../field.tsx'
import { OfficeIcon } from './icons.tsx'

export type { FieldWords } from '../field.tsx'

export const FieldHint = ({ id, children }: WordsProps) => (
  <div className="o-hint" id={id}>
    {children}
  </div>
)

export const FieldError = ({ id, children }: WordsProps) => (
  <p className="o-error" id={id}>
    <OfficeIcon name="warning" />
    {children}
  </p>
)

/** How the office draws a field. */
export const look: FieldLook = {
  box: 'o-field',
  wrong: 'o-field o-field-wrong',
  optional: <span className="o-optional"> opsional</span>,
  Hint: FieldHint,
  Problem: FieldError,
}

/** A control of one's own within a field's words. */
export function Field(props: FieldWords & { children: (tied: TiedProps) => ReactNode }) {
  const id = useId()
  return <FieldFrame look={look} {...props} id={props.id ?? id} />
}

type Change = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

/** With `onChange` React holds the value; without, the form is the browser's own. */
export function held(value: string, onChange: ((value: string) => void) | undefined) {
  return onChange
    ? { value, onChange: (event: Change) => onChange(event.target.value) }
    : { defaultValue: value }
}
