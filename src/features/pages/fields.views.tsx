import { useState } from 'react'
import { callApi } from '../../ui/office/call-api.ts'
import { Field } from '../../ui/office/field.tsx'
import { CheckField, SelectField, TextArea, TextField } from '../../ui/office/fields.tsx'
import { PictureField } from '../../ui/office/picture-field.tsx'
import { Rows } from '../../ui/office/rows.tsx'
import type { Image } from '../../ui/parts.tsx'
import type { EditorPage } from './editor.contract.ts'
import { emptyOf, isLeftOut, type SectionField } from './kinds.rules.ts'
import { toHtml, toText } from './light-text.rules.ts'

/** Of a section or a row: what its fields hold, by name. Its shape is judged by the server. */
export type Values = Record<string, unknown>

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

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const valuesOf = (value: unknown): Values => (isValues(value) ? value : {})
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const linesOf = (value: unknown): string[] => listOf(value).map(textOf)

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
          {...{ value, path, errors, listings, onChange }}
        />
      )
    case 'rows':
      return <RowsField {...{ field, value, path, errors, listings, onChange }} />
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

interface PartProps {
  label: string
  path: string
  value: unknown
  errors: Record<string, string>
  onChange: (value: unknown) => void
}

/** Words and an address; both empty is none. */
function LinkField({ label, path, value, errors, onChange }: PartProps) {
  const link = valuesOf(value)
  const change = (part: Values) => {
    const next = { label: textOf(link.label), href: textOf(link.href), ...part }
    onChange(next.label === '' && next.href === '' ? undefined : next)
  }
  return (
    <div className="pg-pair">
      <TextField
        label={`${label}: kata`}
        name={`${path}.label`}
        value={textOf(link.label)}
        maxLength={60}
        error={errors[`${path}.label`]}
        onChange={text => change({ label: text })}
      />
      <TextField
        label={`${label}: alamat`}
        name={`${path}.href`}
        value={textOf(link.href)}
        maxLength={500}
        placeholder="/Class atau https://…"
        error={errors[`${path}.href`]}
        onChange={text => change({ href: text.trim() })}
      />
    </div>
  )
}

const isImage = (value: unknown): value is Image =>
  isValues(value) && typeof value.key === 'string' && typeof value.width === 'number'

interface PictureProps extends Omit<PartProps, 'onChange'> {
  hint?: string | undefined
  /** words below it are part of it */
  withCaption?: boolean
  onChange: (image: Image | undefined) => void
}

/** A picture, what it shows, and in galleries what stands below it. */
export function OnePicture(props: PictureProps) {
  const { label, path, value, errors, onChange, withCaption, hint } = props
  const image = isImage(value) ? value : undefined
  return (
    <div className="pg-picture">
      <PictureField
        label={label}
        name={path}
        value={image}
        {...(hint ? { hint } : {})}
        error={errors[path] ?? errors[`${path}.key`]}
        upload={upload}
        onChange={one => onChange(one && { ...stored(one), alt: image?.alt ?? '' })}
      />
      {image && (
        <TextField
          label="Yang terlihat di gambar"
          name={`${path}.alt`}
          value={image.alt}
          maxLength={191}
          hint="Dibacakan bagi yang tidak melihatnya"
          error={errors[`${path}.alt`]}
          onChange={alt => onChange({ ...image, alt })}
        />
      )}
      {image && withCaption && (
        <TextField
          label="Keterangan di bawah gambar"
          name={`${path}.caption`}
          value={image.caption ?? ''}
          maxLength={300}
          onChange={caption => {
            const { caption: _, ...rest } = image
            onChange(caption === '' ? rest : { ...rest, caption })
          }}
        />
      )}
    </div>
  )
}

const upload = (file: File) =>
  callApi<Image>('POST', `/v1/appearance/picture?name=${encodeURIComponent(file.name)}`, file)

const stored = ({ key, width, height, tint }: Image) => ({ key, width, height, ...(tint ? { tint } : {}) })

interface TextProps {
  label: string
  name: string
  hint?: string | undefined
  required?: boolean | undefined
  error?: string | undefined
}

/** A text that means a list: what is typed stays as it is typed, what it means goes along. */
function ParsedArea(
  props: TextProps & { begin: string; parse: (text: string) => unknown; onChange: (value: unknown) => void },
) {
  const { begin, parse, onChange, ...words } = props
  const [text, setText] = useState(begin)
  return (
    <TextArea
      {...words}
      rows={4}
      value={text}
      onChange={next => {
        setText(next)
        onChange(parse(next))
      }}
    />
  )
}

/** Light markup where that says it all, the HTML itself where it does not. */
function ProseField({
  value,
  onChange,
  ...words
}: TextProps & { value: string; onChange: (value: string) => void }) {
  const [text, setText] = useState(() => toText(value))
  if (text === undefined)
    return <TextArea {...words} hint="Teks ini memakai HTML." rows={10} value={value} onChange={onChange} />
  return (
    <TextArea
      {...words}
      rows={10}
      value={text}
      onChange={next => {
        setText(next)
        onChange(toHtml(next))
      }}
    />
  )
}

const icons: readonly (readonly [name: string, label: string])[] = [
  ['star', 'Bintang'],
  ['rocket', 'Roket'],
  ['users', 'Orang'],
  ['graduation-cap', 'Toga'],
  ['book-open', 'Buku'],
  ['pen', 'Pena'],
  ['check', 'Centang'],
  ['clock', 'Jam'],
  ['calendar', 'Kalender'],
  ['place', 'Tempat'],
  ['map', 'Peta'],
  ['globe', 'Bola dunia'],
  ['building', 'Gedung'],
  ['briefcase', 'Tas kerja'],
  ['handshake', 'Jabat tangan'],
  ['heart', 'Hati'],
  ['shield', 'Perisai'],
  ['wallet', 'Dompet'],
  ['message-circle', 'Percakapan'],
  ['mic', 'Mikrofon'],
  ['megaphone', 'Pengeras suara'],
  ['award', 'Penghargaan'],
  ['trophy', 'Piala'],
  ['target', 'Sasaran'],
  ['lightbulb', 'Lampu'],
  ['zap', 'Kilat'],
  ['sparkles', 'Kilau'],
  ['layers', 'Lapisan'],
  ['code', 'Kode'],
  ['cpu', 'Mesin'],
  ['flag', 'Bendera'],
  ['leaf', 'Daun'],
  ['camera', 'Kamera'],
  ['play', 'Putar'],
]

function IconField({
  value,
  onChange,
  ...words
}: TextProps & { value: string; onChange: (value: string) => void }) {
  return (
    <Field {...words}>
      {tied => (
        <select className="o-input" {...tied} value={value} onChange={event => onChange(event.target.value)}>
          {!icons.some(([name]) => name === value) && <option value={value}>{value || 'Pilih'}</option>}
          {icons.map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
