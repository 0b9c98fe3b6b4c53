import { Icon } from '../icon.tsx'

/** A plain GET form: it works before any script does. */
export function SearchForm({ id, label = 'Cari kelas' }: { id: string; label?: string }) {
  return (
    <search className="search">
      <form action="/Class">
        <label className="sr-only" htmlFor={id}>
          {label}
        </label>
        <Icon name="search" />
        <input
          id={id}
          name="search"
          type="search"
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
        />
      </form>
    </search>
  )
}
