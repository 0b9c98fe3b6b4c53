import Link from 'next/link'
import { Icon } from './icon'

export function ListTools({ action, search, filters, reset }) {
  return (
    <search className="tools">
      <form action={action}>
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
        {filters.map(filter => (
          <div className="field" key={filter.name}>
            <label htmlFor={`tools-${filter.name}`}>{filter.label}</label>
            <select
              className="input"
              id={`tools-${filter.name}`}
              name={filter.name}
              defaultValue={filter.value}
            >
              <option value="">{filter.any}</option>
              {filter.choices.map(choice => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </select>
          </div>
        ))}
        <div className="tools-do">
          <button className="btn btn-main" type="submit">
            <Icon name="search" />
            Cari
          </button>
          {reset && (
            <Link className="btn btn-quiet" href={reset}>
              Hapus filter
            </Link>
          )}
        </div>
      </form>
    </search>
  )
}
