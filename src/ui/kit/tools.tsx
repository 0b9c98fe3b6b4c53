import { Options } from '../field.tsx'
import { Icon } from '../icon.tsx'
import type { ListFilter, SearchableList } from '../lists.ts'
import type { Action } from '../parts.tsx'

/** Search box and filters of a list. On phones several filters wait behind a key, so that the list is in sight. */
export function ListTools({ list }: { list: SearchableList }) {
  const { path, isFiltered, search, filters = [] } = list
  const folds = search !== undefined && filters.length > 1
  return (
    <search className="tools">
      <form action={path}>
        {search && (
          <div className="field tools-search">
            <label htmlFor="tools-search">{search.label}</label>
            <input
              className="input"
              id="tools-search"
              name="search"
              type="search"
              defaultValue={search.value}
            />
          </div>
        )}
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
