import { FieldError } from '../../../ui/office/fields.tsx'
import { Rows } from '../../../ui/office/rows.tsx'

export interface Link {
  label: string
  href: string
}

interface LinkRowsProps {
  /** path of the list within the value: "value.0.href" is the first one's address */
  path: string
  noun?: string
  links: readonly Link[]
  most: number
  pages: readonly Link[]
  errors: Record<string, string>
  onChange: (links: Link[]) => void
}

/** Links by their words and where they lead; pages of this site are offered while typing. */
export function LinkRows({ path, noun = 'tautan', links, most, pages, errors, onChange }: LinkRowsProps) {
  const options = `halaman-${path.replaceAll('.', '-')}`
  return (
    <>
      <datalist id={options}>
        {pages.map(({ href, label }) => (
          <option key={href} value={href} label={label} />
        ))}
      </datalist>
      <Rows noun={noun} rows={links} most={most} empty={() => ({ label: '', href: '' })} onChange={onChange}>
        {(link, index, set) => (
          <>
            <RowField
              label="Nama"
              name={`${path}.${index}.label`}
              value={link.label}
              maxLength={60}
              error={errors[`${path}.${index}.label`]}
              onChange={label => set({ ...link, label })}
            />
            <RowField
              label="Alamat"
              name={`${path}.${index}.href`}
              value={link.href}
              maxLength={500}
              list={options}
              placeholder="/Class atau https://…"
              error={errors[`${path}.${index}.href`]}
              onChange={href => set({ ...link, href: href.trim() })}
            />
          </>
        )}
      </Rows>
    </>
  )
}

interface RowFieldProps {
  label: string
  name: string
  value: string
  maxLength: number
  error?: string | undefined
  list?: string
  placeholder?: string
  onChange: (value: string) => void
}

/** A field within a row: its label is part of the row, small. */
function RowField({ label, name, value, maxLength, error, list, placeholder, onChange }: RowFieldProps) {
  const id = `isian-${name.replaceAll('.', '-')}`
  return (
    <div className={error ? 'o-field o-field-wrong' : 'o-field'}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        className="o-input"
        type="text"
        required
        autoComplete="off"
        value={value}
        maxLength={maxLength}
        list={list}
        placeholder={placeholder}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-salah` : undefined}
        onChange={event => onChange(event.target.value)}
      />
      {error && <FieldError id={`${id}-salah`}>{error}</FieldError>}
    </div>
  )
}
