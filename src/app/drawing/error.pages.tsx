import type { PageComponent } from '../../ui/pages.ts'
import type { ErrorPageData } from './error-page.ts'

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
    </section>
  )
}
