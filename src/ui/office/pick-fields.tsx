import type { Option } from '../field.tsx'
import { ComboField, filterOptions } from './combo-field.tsx'
import { type DrawnProps, listOf, textOf } from './form-parts.tsx'
import { findChoices, useNamedChoice } from './named-choices.ts'
import { Rows } from './rows.tsx'

interface PickProps extends DrawnProps {
  /** what there is to choose from, by the short address it is stored as */
  options: readonly Option[]
}

interface OnePickProps extends PickProps {
  /** chosen beside it, and not offered again */
  taken?: readonly string[]
}

/**
 * One of the things of the site, found by typing a part of its name: among those the page brought along, or by the call that
 * the field names. What is stored and no longer there is told.
 */
export function PickField({ field, path, value, errors, onChange, options, taken = [] }: OnePickProps) {
  const { label, hint, required, search } = field
  const slug = textOf(value)
  const named = useNamedChoice(search, slug)
  const known = search === undefined ? options.find(option => option.value === slug) : named
  const isGone = slug !== '' && (search === undefined ? known === undefined : known === null)
  const isFree = (option: Option) => option.value === slug || !taken.includes(option.value)
  // a number says nothing to anybody while nobody has said what it is called
  const isNumber = search !== undefined && !isGone && /^\d+$/.test(slug)
  const shown = known ?? { value: slug, label: isNumber ? 'Memuat nama …' : slug }
  return (
    <ComboField
      label={label}
      name={path}
      hint={hint}
      required={required}
      error={errors[path] ?? (isGone ? `"${slug}" tidak ada lagi. Pilih yang lain.` : undefined)}
      value={slug === '' ? undefined : shown}
      find={async text =>
        search === undefined
          ? filterOptions(options.filter(isFree), text).slice(0, 50)
          : (await findChoices(search, text)).filter(isFree)
      }
      rest={search === undefined ? 0 : 200}
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
            options={options}
            taken={chosen}
            onChange={picked => set(textOf(picked))}
          />
        )}
      </Rows>
    </fieldset>
  )
}
