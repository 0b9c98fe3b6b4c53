import type { ReactNode } from 'react'
import { emptyOf, type FormField, isAsked } from '../../shared/form-field.ts'
import type { Option } from '../field.tsx'
import { FoldedRow } from './folded-row.tsx'
import { type DrawnProps, isThing, listId, listOf, OnePicture } from './form-parts.tsx'
import { PlainField } from './plain-field.tsx'
import { Rows } from './rows.tsx'
import { SheetField } from './sheet-field.tsx'

/** What a form holds: `useForm` answers one, and so does a part of a larger whole. */
export interface FormState {
  values: object
  /** by the path of the field in what is sent */
  errors: Record<string, string>
  set(name: string, value: unknown): void
}

/** What a page lends its fields. */
export interface FormHelp {
  /** lists to choose from, by the name the contract gives them */
  choices?: Readonly<Record<string, readonly Option[]>>
  /** controls of the room, by the name of their field */
  own?: Readonly<Record<string, (props: OwnProps) => ReactNode>>
}

export interface OwnProps extends DrawnProps {
  /** what stands beside it in the same thing */
  siblings: object
}

interface FieldsProps {
  of: readonly FormField[]
  form: FormState
  /** where these fields stand in what is sent: "sections.0" */
  path?: string
  help?: FormHelp
}

/** Fields as their contract describes them, whatever they are of. */
export function Fields({ of, form, path = '', help = {} }: FieldsProps) {
  return of
    .filter(field => isAsked(field, form.values))
    .map(field => (
      <OneField
        key={field.name}
        field={field}
        path={path === '' ? field.name : `${path}.${field.name}`}
        value={Reflect.get(form.values, field.name)}
        siblings={form.values}
        errors={form.errors}
        help={help}
        onChange={value =>
          form.set(field.name, value === '' && field.optional && !field.required ? undefined : value)
        }
      />
    ))
}

type OneProps = OwnProps & { help: FormHelp }

/** Those that hold fields themselves, and the room's own; all others are one control. */
function OneField({ help, ...props }: OneProps) {
  const { field, value, path, errors, onChange } = props
  switch (field.control) {
    case 'own':
      return help.own?.[field.name]?.(props)
    case 'group':
      return (
        <fieldset className="o-rows-field">
          <legend>{field.label}</legend>
          <div className="o-columns">
            <Fields of={field.fields ?? []} form={within(value, errors, onChange)} path={path} help={help} />
          </div>
        </fieldset>
      )
    case 'pictures':
    case 'rows':
      return <RowsField {...props} help={help} />
    case 'sheet':
      return <SheetField {...props} choices={help.choices} />
    default:
      return <PlainField {...props} control={field.control} choices={help.choices} />
  }
}

/** A thing within a form, as a form of its own. */
const within = (
  value: unknown,
  errors: FormState['errors'],
  onChange: (value: object) => void,
): FormState => {
  const values = isThing(value) ? value : {}
  return { values, errors, set: (name, part) => onChange({ ...values, [name]: part }) }
}

/** A part of what a form holds, as a form of its own. */
export const part = ({ values, errors, set }: FormState, name: string): FormState =>
  within(Reflect.get(values, name), errors, changed => set(name, changed))

interface SuggestionsProps {
  /** as the contract names them */
  name: string
  options: readonly Option[]
}

/** What is offered while typing, once for all fields of a page that take it. */
export const Suggestions = ({ name, options }: SuggestionsProps) => (
  <datalist id={listId(name)}>
    {options.map(({ value, label }) => (
      <option key={value} value={value} label={label} />
    ))}
  </datalist>
)

/** Things of the same fields, in order; pictures are things without fields of their own. */
function RowsField({ field, value, path, errors, onChange, help }: OneProps) {
  const { label, noun = 'baris', most = 100, fields = [] } = field
  const isPictures = field.control === 'pictures'
  return (
    <fieldset className="o-rows-field">
      <legend>{label}</legend>
      {errors[path] && <p className="o-error">{errors[path]}</p>}
      <Rows
        noun={noun}
        rows={listOf(value)}
        most={most}
        empty={() => (isPictures ? undefined : emptyOf(fields))}
        onChange={onChange}
      >
        {(row, index, set) => {
          const at = `${path}.${index}`
          if (!isPictures) {
            const form = <Fields of={fields} form={within(row, errors, set)} path={at} help={help} />
            if (!field.folds) return form
            const isWrong = Object.keys(errors).some(name => name.startsWith(`${at}.`))
            return (
              <FoldedRow row={row} fields={fields} noun={`${noun} ${index + 1}`} isOpen={isWrong}>
                {form}
              </FoldedRow>
            )
          }
          const picture = { name: at, label: `Gambar ${index + 1}`, control: field.control, fields }
          return (
            <OnePicture field={picture} path={at} value={row} errors={errors} withCaption onChange={set} />
          )
        }}
      </Rows>
    </fieldset>
  )
}
