import { isNarrowed, type ListFilter, type OfficeListData } from '../../../shared/office-list.ts'
import { Button, LinkButton } from '../buttons.tsx'
import { DateField, SelectField, TextField } from '../fields.tsx'
import { OfficeIcon } from '../icons.tsx'
import { hrefWith } from './addresses.ts'

type List = OfficeListData<unknown>

/** An ordinary GET form: works before any script, and its address can be kept and sent on. */
export function FilterForm({ list, children }: { list: List; children: React.ReactNode }) {
  const { search, filters, sorts, sort, path, state } = list
  const tabs = filters.filter(({ kind }) => kind === 'tabs')
  const fields = filters.filter(({ kind }) => kind !== 'tabs')
  const many = fields.filter(({ value }) => value !== '').length
  return (
    <form className="o-list-form" key={state} action={path}>
      {tabs.map(
        ({ name, value }) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="o-list-bar">
        {search && (
          <div className="o-list-search">
            <TextField
              label={search.label}
              name="search"
              type="search"
              value={search.value}
              maxLength={200}
            />
            <Button type="submit" icon="search">
              Cari
            </Button>
          </div>
        )}
        <div className="o-list-tools">{children}</div>
      </div>
      {(fields.length > 0 || sorts.length > 1) && (
        <details className="o-list-more">
          <summary>
            <OfficeIcon name="filter" />
            Saring dan urutkan
            {many > 0 && <span className="o-count">{many}</span>}
          </summary>
          <div className="o-filter">
            {fields.map(filter => (
              <FilterField key={filter.name} filter={filter} />
            ))}
            {sorts.length > 1 && (
              <SelectField
                label="Urutkan"
                name="sort"
                value={sort === sorts[0]?.value ? '' : sort}
                options={sorts.map(({ value, label }, index) => ({ value: index === 0 ? '' : value, label }))}
              />
            )}
            <div className="o-actions">
              <Button type="submit" tone="main">
                Terapkan
              </Button>
            </div>
          </div>
        </details>
      )}
    </form>
  )
}

function FilterField({ filter: { kind, label, name, value, all, options } }: { filter: ListFilter }) {
  if (kind === 'day') return <DateField label={label} name={name} value={value} />
  return <SelectField label={label} name={name} value={value} placeholder={all} options={options} />
}

/** What the list is narrowed by, each to be taken away with one press. */
export function Chips({ list }: { list: List }) {
  if (!isNarrowed(list)) return null
  const { search, filters, path } = list
  const chosen = filters.filter(({ value, kind }) => value !== '' && kind !== 'tabs')
  if (!search?.value && chosen.length === 0) return null
  return (
    <ul className="o-chips" aria-label="Saringan yang dipakai">
      {search?.value && <Chip words={`“${search.value}”`} href={hrefWith(list, 'search', '')} />}
      {chosen.map(filter => (
        <Chip key={filter.name} words={wordsOf(filter)} href={hrefWith(list, filter.name, '')} />
      ))}
      <li>
        <LinkButton href={path} tone="quiet" isSmall>
          Hapus saringan
        </LinkButton>
      </li>
    </ul>
  )
}

const wordsOf = ({ label, value, options }: ListFilter) =>
  `${label}: ${options.find(option => option.value === value)?.label ?? value}`

function Chip({ words, href }: { words: string; href: string }) {
  return (
    <li>
      <a className="o-chip" href={href}>
        <span className="o-unseen">Lepas </span>
        {words}
        <OfficeIcon name="close" />
      </a>
    </li>
  )
}
