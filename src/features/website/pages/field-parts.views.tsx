import './fields.css'
import { useState } from 'react'
import { callApi } from '../../../ui/office/call-api.ts'
import { Field } from '../../../ui/office/field.tsx'
import { TextArea, TextField } from '../../../ui/office/fields.tsx'
import { PictureField } from '../../../ui/office/picture-field.tsx'
import type { Image } from '../../../ui/parts.tsx'
import { toHtml, toText } from './light-text.rules.ts'

/** Of a section or a row: what its fields hold, by name. Its shape is judged by the server. */
export type Values = Record<string, unknown>

export const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const valuesOf = (value: unknown): Values => (isValues(value) ? value : {})
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
export const linesOf = (value: unknown): string[] => listOf(value).map(textOf)

interface PartProps {
  label: string
  path: string
  value: unknown
  errors: Record<string, string>
  onChange: (value: unknown) => void
}

/** Words and an address; both empty is none. */
export function LinkField({ label, path, value, errors, onChange }: PartProps) {
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
export function ParsedArea(
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
export function ProseField({
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

export function IconField({
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
