import type { ReactNode } from 'react'
import { fillIn, missing } from '../shared/field-names.ts'

/** A field without a look. The public site, the office and the account pages draw it, each in their own way. */

/** What every field is told, whatever it looks like. */
export interface FieldWords {
  label: string
  name: string
  /** of its own where two forms of a page have a field of the same name */
  id?: string
  hint?: ReactNode
  /** what an empty one means, "Kosong: tanpa batas waktu": said as its hint, instead of that it may stay empty */
  whenEmpty?: string
  /** what is wrong and what would be right */
  error?: string | undefined
  required?: boolean | undefined
}

/** What a field to type in takes beside its words and its value. */
export interface TypedWords extends FieldWords {
  autoComplete?: string | undefined
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | undefined
  placeholder?: string | undefined
  maxLength?: number | undefined
}

/** One line of a list to choose from. */
export interface Option {
  value: string
  label: string
}

/** Told to the control, so that its hint and its error are read out with it. */
export interface TiedProps {
  id: string
  name: string
  required: boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** What ties a control to its words. */
export function tie({ name, id = name, required, hint, error }: Omit<FieldWords, 'label'>): TiedProps {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return {
    id,
    name,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
}

/** How a kind of page draws a field's words. */
export interface FieldLook {
  box: string
  /** the box of a field that was refused */
  wrong: string
  optional: ReactNode
  Hint: (props: WordsProps) => ReactNode
  Problem: (props: WordsProps) => ReactNode
}

export interface WordsProps {
  id?: string
  children: ReactNode
}

interface FrameProps extends FieldWords {
  look: FieldLook
  /** at the end of the label's line: e.g. a forgotten password */
  aside?: ReactNode
  /** gets what ties the control to its words */
  children: (tied: TiedProps) => ReactNode
}

/** Label, control, hint, error. What is not needed says so, or what leaving it empty means; what is wrong is said below, in words. */
export function FieldFrame({ look, aside, children, whenEmpty, ...asked }: FrameProps) {
  const words = { ...asked, hint: asked.hint ?? whenEmpty }
  const tied = tie(words)
  const label = (
    <label htmlFor={tied.id}>
      {words.label}
      {!words.required && !whenEmpty && look.optional}
    </label>
  )
  return (
    <div className={words.error ? look.wrong : look.box}>
      {aside ? (
        <div className="field-top">
          {label}
          {aside}
        </div>
      ) : (
        label
      )}
      {children(tied)}
      <FieldEnd look={look} id={tied.id} {...words} />
    </div>
  )
}

/** Beside its field a missing thing says what to fill in. */
const said = (error: string, label: string | undefined) =>
  error === missing && label !== undefined ? fillIn(label) : error

/** The hint and the error of whatever was tied to this id. */
export function FieldEnd({
  look,
  id,
  label,
  hint,
  error,
}: Pick<FrameProps, 'look' | 'hint' | 'error'> & { id: string; label?: string | undefined }) {
  return (
    <>
      {hint && <look.Hint id={`${id}-hint`}>{hint}</look.Hint>}
      {error && <look.Problem id={`${id}-error`}>{said(error, label)}</look.Problem>}
    </>
  )
}

interface OptionsProps {
  options: readonly Option[]
  /** first line, of no value: "Pilih provinsi" */
  placeholder?: string | undefined
}

/** The lines of a select. */
export function Options({ options, placeholder }: OptionsProps) {
  return (
    <>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </>
  )
}
