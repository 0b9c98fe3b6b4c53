import { SearchForm } from '../../ui/kit/search.tsx'
import { Chips } from '../../ui/kit/tools.tsx'
import type { PageComponent } from '../../ui/pages.ts'
import { useSite } from '../../ui/parts.tsx'
import type { ErrorPageData } from './error-words.ts'

/** Drawn where a page names no code of its own: only the error page comes with every other. */
export const pageOfNoRoom = ErrorPage as PageComponent

/** Specification section 2: the words of the error page. */
export function ErrorPage({ data }: { data: ErrorPageData }) {
  return (
    <section className="error-page">
      <p className="error-code">{data.status}</p>
      <h1>{data.title}</h1>
      {data.message && <p className="error-message">{data.message}</p>}
      <p className="actions">
        {data.ways?.map(({ label, href }) => (
          <a key={href} className="btn btn-line" href={href}>
            {label}
          </a>
        ))}
        <a className="btn btn-main" href="/">
          Kembali ke halaman utama
        </a>
      </p>
      {data.status === 404 && <WaysOn />}
    </section>
  )
}

/** What is there instead of the page that is missing: the search, and the places of the site's navigation. */
function WaysOn() {
  const { nav } = useSite()
  return (
    <div className="error-ways">
      <SearchForm id="error-search" />
      {nav.length > 0 && <Chips label="Yang ada di situs ini" links={nav} />}
    </div>
  )
}
