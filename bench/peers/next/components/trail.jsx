import Link from 'next/link'
import { Fragment } from 'react'
import { Icon } from './icon'

export function Crumbs({ crumbs }) {
  return (
    <nav className="crumbs" aria-label="Jejak halaman">
      <ol>
        {crumbs.map(crumb => (
          <li key={crumb.label}>
            {crumb.href ? (
              <Link href={crumb.href}>{crumb.label}</Link>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

export function Pager({ pager }) {
  const { page, totalPages, hrefs } = pager
  return (
    <nav className="pager" aria-label="Halaman">
      <Step href={hrefs.previous} rel="prev" label="Sebelumnya" />
      <p className="pager-place">{`Halaman ${page} dari ${totalPages}`}</p>
      <ol>
        {hrefs.pages.map((entry, index) => (
          <Fragment key={entry.page}>
            {entry.page - (hrefs.pages[index - 1]?.page ?? entry.page - 1) > 1 && (
              <li className="pager-gap" aria-hidden="true" />
            )}
            <li>
              <Link
                href={entry.href}
                aria-label={`Halaman ${entry.page}`}
                aria-current={entry.page === page ? 'page' : undefined}
              >
                {entry.page}
              </Link>
            </li>
          </Fragment>
        ))}
      </ol>
      <Step href={hrefs.next} rel="next" label="Berikutnya" />
    </nav>
  )
}

function Step({ href, rel, label }) {
  if (!href) return <span className="pager-step" />
  return (
    <Link className={`pager-step pager-${rel}`} href={href} rel={rel}>
      {rel === 'prev' && <Icon name="arrow-left" />}
      {label}
      {rel === 'next' && <Icon name="arrow-right" />}
    </Link>
  )
}
