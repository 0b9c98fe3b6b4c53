import { useState } from 'react'
import { type FormField, fieldNamed } from '../../shared/form-field.ts'
import type { FieldWords } from '../field.tsx'
import type { Image } from '../parts.tsx'
import { TextArea, TextField } from './fields.tsx'
import { toHtml, toText } from './light-text.ts'
import { MediaPicker } from './media/media-picker.tsx'

/** Controls of what is more than a text, for forms that are drawn from a contract. */

export const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
export const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A field of a description, as a control is told. */
export interface DrawnProps {
  field: FormField
  /** where it stands in what is sent: "sections.0.title" */
  path: string
  value: unknown
  errors: Record<string, string>
  onChange: (value: unknown) => void
}

const wordsOf = ({ label, hint, maxLength }: FormField) => ({ label, hint, maxLength })

/** Words and an address; both empty is none. */
/** Of the suggestions of that name, which stand on the page once. */
export const listId = (name: string) => `daftar-${name}`

export function LinkField({ field, path, value, errors, onChange }: DrawnProps) {
  const { label, href } = { label: '', href: '', ...(isThing(value) ? value : {}) }
  const change = (part: { label?: string; href?: string }) => {
    const next = { label: textOf(label), href: textOf(href), ...part }
    onChange(next.label === '' && next.href === '' ? undefined : next)
  }
  const { fields = [] } = field
  return (
    <div className="o-pair-field">
      <TextField
        {...wordsOf(fieldNamed(fields, 'label'))}
        label={`${field.label}: kata`}
        name={`${path}.label`}
        value={textOf(label)}
        error={errors[`${path}.label`]}
        onChange={text => change({ label: text })}
      />
      <TextField
        {...wordsOf(fieldNamed(fields, 'href'))}
        label={`${field.label}: alamat`}
        name={`${path}.href`}
        value={textOf(href)}
        placeholder="/Class atau https://…"
        list={listId('pages')}
        error={errors[`${path}.href`]}
        onChange={text => change({ href: text.trim() })}
      />
    </div>
  )
}

export const isImage = (value: unknown): value is Image =>
  isThing(value) && typeof value.key === 'string' && typeof value.width === 'number'

interface PictureProps extends DrawnProps {
  /** words below it are part of it */
  withCaption?: boolean
}

/** A picture, what it shows, and in galleries what stands below it. */
export function OnePicture({ field, path, value, errors, onChange, withCaption }: PictureProps) {
  const image = isImage(value) ? value : undefined
  const { label, hint, fields = [] } = field
  return (
    <div className="o-picture-words">
      <MediaPicker
        kind="picture"
        label={label}
        name={path}
        hint={hint}
        value={image}
        error={errors[path] ?? errors[`${path}.key`]}
        withoutAlt
        onChange={onChange}
      />
      {image && (
        <TextField
          {...wordsOf(fieldNamed(fields, 'alt'))}
          name={`${path}.alt`}
          value={image.alt}
          error={errors[`${path}.alt`]}
          onChange={alt => onChange({ ...image, alt })}
        />
      )}
      {image && withCaption && (
        <TextField
          {...wordsOf(fieldNamed(fields, 'caption'))}
          name={`${path}.caption`}
          value={image.caption ?? ''}
          error={errors[`${path}.caption`]}
          onChange={caption => onChange({ ...image, caption: caption === '' ? undefined : caption })}
        />
      )}
    </div>
  )
}

interface ParsedProps extends FieldWords {
  begin: string
  parse: (text: string) => unknown
  onChange: (value: unknown) => void
}

/** A text that means a list: what is typed stays as it is typed, what it means goes along. */
export function ParsedArea({ begin, parse, onChange, ...words }: ParsedProps) {
  const [text, setText] = useState(begin)
  return (
    <TextArea
      {...words}
      value={text}
      onChange={next => {
        setText(next)
        onChange(parse(next))
      }}
    />
  )
}

interface ProseProps extends FieldWords {
  value: string
  onChange: (value: string) => void
}

/** Light markup where that says it all, the HTML itself where it does not. */
export function ProseField({ value, onChange, ...words }: ProseProps) {
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
