import { sitePath } from '../../site-links.ts'
import { Icon } from '../icon.tsx'

/** The search of the whole site: a plain GET form, which works before any script does; `client/suggest.ts` adds titles. */
export function SearchForm({ id, label = 'Cari di situs ini' }: { id: string; label?: string }) {
  return (
    <search className="search">
      <form action={sitePath('/Cari')}>
        <label className="sr-only" htmlFor={id}>
          {label}
        </label>
        <button type="submit" aria-label="Cari">
          <Icon name="search" />
        </button>
        <input
          id={id}
          name="q"
          type="search"
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          data-suggest
        />
      </form>
    </search>
  )
}
