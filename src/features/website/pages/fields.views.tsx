import './fields.css'
import { CheckField, SelectField, TextArea, TextField } from '../../../ui/office/fields.tsx'
import { Rows } from '../../../ui/office/rows.tsx'
import type { EditorPage } from './editor.contract.ts'
import {
  IconField,
  LinkField,
  linesOf,
  listOf,
  OnePicture,
  ParsedArea,
  ProseField,
  textOf,
  type Values,
  valuesOf,
} from './field-parts.views.tsx'
import { emptyOf, isLeftOut, type SectionField } from './kinds.rules.ts'

interface FieldsProps {
  fields: readonly SectionField[]
  values: Values
  /** where these fields stand in the page: "sections.0" */
  path: string
  errors: Record<string, string>
  listings: EditorPage['listings']
  onChange: (values: Values) => void
}

/** Fields by their description, whatever the kind of section. */
export function SectionFields({ fields, values, onChange, ...rest }: FieldsProps) {
  return fields.map(field => (
    <OneField
      key={field.name}
      field={field}
      value={values[field.name]}
      values={values}
      {...rest}
      path={rest.path === '' ? field.name : `${rest.path}.${field.name}`}
      onChange={value => {
        const { [field.name]: _, ...others } = values
        onChange(isLeftOut(field, value) ? others : { ...values, [field.name]: value })
      }}
    />
  ))
}

interface OneProps {
  field: SectionField
  value: unknown
  values: Values
  path: string
  errors: Record<string, string>
  listings: EditorPage['listings']
  onChange: (value: unknown) => void
}

function OneField({ field, value, values, path, errors, listings, onChange }: OneProps) {
  const { label, hint, required } = field
  const tied = { label, name: path, hint, required, error: errors[path] }
  switch (field.type) {
    case 'line':
      return field.name === 'filter' && !listings.find(one => one.value === values.of)?.filter ? null : (
        <TextField
          {...tied}
          hint={field.name === 'filter' ? listings.find(one => one.value === values.of)?.filter : hint}
          value={textOf(value)}
          maxLength={field.max}
          onChange={onChange}
        />
      )
    case 'area':
      return <TextArea {...tied} value={textOf(value)} maxLength={field.max} rows={3} onChange={onChange} />
    case 'icon':
      return <IconField {...tied} value={textOf(value)} onChange={onChange} />
    case 'number':
      return (
        <TextField
          {...tied}
          type="number"
          inputMode="numeric"
          value={textOf(value)}
          onChange={text => onChange(text.trim() === '' ? '' : Number(text))}
        />
      )
    case 'price':
      return (
        <TextField
          {...tied}
          value={textOf(value)}
          maxLength={40}
          onChange={text => onChange(priceOf(text))}
        />
      )
    case 'check':
      return (
        <CheckField
          label={label}
          name={path}
          value={value === true}
          onChange={isOn => onChange(isOn || undefined)}
        />
      )
    case 'choice':
      return (
        <SelectField
          {...tied}
          value={textOf(value)}
          options={field.options}
          placeholder="Pilih"
          onChange={onChange}
        />
      )
    case 'listing':
      return (
        <SelectField
          {...tied}
          value={textOf(value)}
          options={listings}
          placeholder="Pilih"
          onChange={onChange}
        />
      )
    case 'html':
      return <ProseField {...tied} value={textOf(value)} onChange={onChange} />
    case 'lines':
      return (
        <ParsedArea
          {...tied}
          error={firstBelow(errors, path)}
          begin={linesOf(value).join('\n')}
          parse={text =>
            text
              .split('\n')
              .map(one => one.trim())
              .filter(Boolean)
          }
          onChange={onChange}
        />
      )
    case 'grid':
      return (
        <ParsedArea
          {...tied}
          error={firstBelow(errors, path)}
          begin={listOf(value)
            .map(row => linesOf(row).join(' | '))
            .join('\n')}
          parse={text =>
            text
              .split('\n')
              .filter(one => one.trim())
              .map(row => row.split('|').map(cell => cell.trim()))
          }
          onChange={onChange}
        />
      )
    case 'link':
      return <LinkField label={label} path={path} value={value} errors={errors} onChange={onChange} />
    case 'picture':
      return <OnePicture {...tied} path={path} value={value} errors={errors} onChange={onChange} />
    case 'pictures':
      return (
        <RowsField
          field={{ ...field, type: 'rows', noun: 'gambar', fields: [] }}
          value={value}
          path={path}
          errors={errors}
          listings={listings}
          onChange={onChange}
        />
      )
    case 'rows':
      return (
        <RowsField
          field={field}
          value={value}
          path={path}
          errors={errors}
          listings={listings}
          onChange={onChange}
        />
      )
  }
}

/** Whole rupiah where only digits and their dots were typed, else words. */
const priceOf = (text: string): number | string =>
  /^\s*(?:rp\.?\s*)?\d{1,3}(?:\.\d{3})+\s*$|^\s*\d+\s*$/i.test(text)
    ? Number(text.replaceAll(/\D/g, ''))
    : text

/** what is wrong with one of the lines is said at the whole */
const firstBelow = (errors: Record<string, string>, path: string) =>
  errors[path] ?? Object.entries(errors).find(([name]) => name.startsWith(`${path}.`))?.[1]

type RowsFieldProps = Omit<OneProps, 'field' | 'values'> & { field: Extract<SectionField, { type: 'rows' }> }

/** Things of the same fields, in order; without fields each is a picture. */
function RowsField({ field, value, path, errors, listings, onChange }: RowsFieldProps) {
  const isPictures = field.fields.length === 0
  return (
    <fieldset className="pg-rows">
      <legend>{field.label}</legend>
      {errors[path] && <p className="o-error">{errors[path]}</p>}
      <Rows
        noun={field.noun}
        rows={listOf(value)}
        most={field.most}
        empty={() => (isPictures ? undefined : emptyOf(field.fields))}
        onChange={onChange}
      >
        {(row, index, set) =>
          isPictures ? (
            <OnePicture
              label={`Gambar ${index + 1}`}
              path={`${path}.${index}`}
              value={row}
              errors={errors}
              withCaption
              onChange={set}
            />
          ) : (
            <SectionFields
              fields={field.fields}
              values={valuesOf(row)}
              path={`${path}.${index}`}
              errors={errors}
              listings={listings}
              onChange={set}
            />
          )
        }
      </Rows>
    </fieldset>
  )
}
