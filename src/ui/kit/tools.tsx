import { Options } from '../field.tsx'
import { Icon } from '../icon.tsx'
import type { ChipGroup, FilterChip, ListFilter, SearchableList } from '../lists.ts'
import type { Action } from '../parts.tsx'

/** What narrows a list: one search line and links while it is short, else a form. */
export function ListTools({ list }: { list: SearchableList }) {
  return list.chips ? <ShortTools list={list} chips={list.chips} /> : <FormTools list={list} />
}

function ShortTools({ list, chips }: { list: SearchableList; chips: ChipGroup[] }) {
  const { path, isFiltered, search, filters = [] } = list
  return (
    <search className="tools tools-short">
      {search && (
        <form action={path}>
          <SearchField search={search} />
          {filters.map(
            ({ name, value }) => value && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <div className="tools-do">
            <button className="btn btn-main" type="submit">
              <Icon name="search" />
              Cari
            </button>
          </div>
        </form>
      )}
      {(chips.length > 0 || isFiltered) && (
        <div className="tools-chips">
          {chips.map(group => (
            <ChipsOf key={group.label} group={group} isAlone={chips.length === 1} />
          ))}
          {isFiltered && (
            <a className="btn btn-quiet" href={path}>
              Tampilkan semua
            </a>
          )}
        </div>
      )}
    </search>
  )
}

/** The links of one filter. Its name is seen where there are several, so that a stage is not taken for a topic. */
function ChipsOf({ group: { label, chips }, isAlone }: { group: ChipGroup; isAlone: boolean }) {
  return (
    <div className="tools-chip-group">
      {!isAlone && <span aria-hidden="true">{label}</span>}
      <ul className="chips" aria-label={label}>
        {chips.map(({ label: words, href, isSet }: FilterChip) => (
          <li key={href}>
            <a className="chip" href={href} aria-current={isSet ? 'true' : undefined}>
              {isSet && <span className="sr-only">Hapus filter</span>}
              {words}
              {isSet && <Icon name="close" />}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function SearchField({ search }: { search: NonNullable<SearchableList['search']> }) {
  return (
    <div className="field tools-search">
      <label htmlFor="tools-search">{search.label}</label>
      <input className="input" id="tools-search" name="search" type="search" defaultValue={search.value} />
    </div>
  )
}

/** Search box and filters of a list. On phones several filters wait behind a key, so that the list is in sight. */
function FormTools({ list }: { list: SearchableList }) {
  const { path, isFiltered, search, filters = [] } = list
  const folds = search !== undefined && filters.length > 1
  return (
    <search className="tools">
      <form action={path}>
        {search && <SearchField search={search} />}
        {folds && (
          <details className="tools-key" open={filters.some(({ value }) => value)}>
            <summary className="btn btn-line">
              Saring
              <Icon name="chevron-down" />
            </summary>
          </details>
        )}
        <div className="tools-filters">
          {filters.map(filter => (
            <FilterField key={filter.name} {...filter} />
          ))}
        </div>
        <div className="tools-do">
          <button className="btn btn-main" type="submit">
            <Icon name="search" />
            Cari
          </button>
          {isFiltered && (
            <a className="btn btn-quiet" href={path}>
              Hapus filter
            </a>
          )}
        </div>
      </form>
    </search>
  )
}

export const FilterField = ({ name, label, any, value, choices }: ListFilter) => (
  <div className="field">
    <label htmlFor={`tools-${name}`}>{label}</label>
    <select className="input" id={`tools-${name}`} name={name} defaultValue={value}>
      <Options options={choices} placeholder={any} />
    </select>
  </div>
)

/** Links that narrow a list: tags, years, kinds. */
export function Chips({ label, links, current }: { label: string; links: Action[]; current?: string }) {
  return (
    <nav aria-label={label}>
      <ul className="chips">
        {links.map(link => (
          <li key={link.href}>
            <a className="chip" href={link.href} aria-current={link.href === current ? 'true' : undefined}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
