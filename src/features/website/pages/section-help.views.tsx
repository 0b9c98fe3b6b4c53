import { TextField } from '../../../ui/office/fields.tsx'
import type { FormHelp, OwnProps } from '../../../ui/office/form-fields.tsx'
import { textOf } from '../../../ui/office/form-parts.tsx'
import type { ListingOption, Targets } from './editor.contract.ts'

/** What the fields of a page need beside their description. */
export const helpOf = (listings: ListingOption[], targets: Targets): FormHelp => ({
  choices: { listings, ...targets },
  own: { filter: props => <Filter {...props} listings={listings} /> },
})

/** A list is narrowed only where it says by what. */
function Filter({ field, path, value, siblings, errors, onChange, listings }: FilterProps) {
  const hint = listings.find(one => one.value === Reflect.get(siblings, 'of'))?.filter
  if (hint === undefined) return null
  return (
    <TextField
      label={field.label}
      name={path}
      hint={hint}
      maxLength={field.maxLength}
      value={textOf(value)}
      error={errors[path]}
      onChange={onChange}
    />
  )
}

type FilterProps = OwnProps & { listings: ListingOption[] }
