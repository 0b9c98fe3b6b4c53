import { SelectField } from '../../../ui/office/fields.tsx'
import type { FormHelp, OwnProps } from '../../../ui/office/form-fields.tsx'
import { textOf } from '../../../ui/office/form-parts.tsx'
import type { ListingOption } from '../../core/sections/sections.ts'
import type { Targets } from './editor.contract.ts'

/** What the fields of a page need beside their description. */
export const helpOf = (listings: ListingOption[], targets: Targets): FormHelp => ({
  choices: { listings, ...targets },
  own: { filter: props => <Filter {...props} listings={listings} /> },
})

/** A list is narrowed only where it says by what. */
function Filter({ path, value, siblings, errors, onChange, listings }: FilterProps) {
  const filter = listings.find(one => one.value === Reflect.get(siblings, 'of'))?.filter
  if (filter === undefined) return null
  const chosen = textOf(value)
  // what was chosen and is there no longer stays to be seen until somebody chooses anew
  const isGone = chosen !== '' && !filter.options.some(one => one.value === chosen)
  return (
    <SelectField
      label={filter.label}
      name={path}
      value={chosen}
      error={errors[path]}
      options={[
        { value: '', label: filter.all },
        ...filter.options,
        ...(isGone ? [{ value: chosen, label: `${chosen} (tidak ada lagi)` }] : []),
      ]}
      onChange={onChange}
    />
  )
}

type FilterProps = OwnProps & { listings: ListingOption[] }
