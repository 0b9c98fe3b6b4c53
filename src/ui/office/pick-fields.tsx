import type { Option } from '../field.tsx'
import { ComboField, filterOptions } from './combo-field.tsx'
import { type DrawnProps, listOf, textOf } from './form-parts.tsx'
import { Rows } from './rows.tsx'

interface PickProps extends DrawnProps {
  /** what there is to choose from, by the short address it is stored as */
  options: readonly Option[]
}

/** One of the things of the site, found by typing a part of its name. What is stored and no longer there is told. */
export function PickField({ field, path, value, errors, onChange, options }: PickProps) {
  const { label, hint, required } = field
  const slug = textOf(value)
  const known = options.find(option => option.value === slug)
  return (
    <ComboField
      label={label}
      name={path}
      hint={hint}
      required={required}
      error={
        errors[path] ?? (slug !== '' && !known ? `"${slug}" tidak ada lagi. Pilih yang lain.` : undefined)
      }
      value={slug === '' ? undefined : (known ?? { value: slug, label: slug })}
      find={text => filterOptions(options, text).slice(0, 50)}
      placeholder="Ketik untuk mencari"
      onChange={option => onChange(option?.value)}
    />
  )
}

/** Several of them, in order. */
export function PicksField({ field, path, value, errors, onChange, options }: PickProps) {
  const { label, noun = 'baris', most = 100 } = field
  const chosen = listOf(value).map(textOf)
  return (
    <fieldset className="o-rows-field">
      <legend>{label}</legend>
      {errors[path] && <p className="o-error">{errors[path]}</p>}
      <Rows noun={noun} rows={chosen} most={most} empty={() => ''} onChange={onChange}>
        {(slug, index, set) => (
          <PickField
            field={{ ...field, name: `${index}`, label: `${label} ${index + 1}`, hint: undefined }}
            path={`${path}.${index}`}
            value={slug}
            errors={errors}
            options={options.filter(option => option.value === slug || !chosen.includes(option.value))}
            onChange={picked => set(textOf(picked))}
          />
        )}
      </Rows>
    </fieldset>
  )
}
