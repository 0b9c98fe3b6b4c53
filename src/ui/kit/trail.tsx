import { Fragment } from 'react'
import { CrumbList } from '../crumb-list.tsx'
import { Icon } from '../icon.tsx'
import type { Crumb, Pager } from '../parts.tsx'
import { More, type RenderItems } from './more.tsx'

export function Crumbs({ crumbs }: { crumbs: Crumb[] }) {
  if (crumbs.length === 0) return null
  return (
    <nav className="crumbs" aria-label="Jejak halaman">
      <CrumbList crumbs={crumbs} />
    </nav>
  )
}

interface PagerNavProps {
  pager: Pager
  /** how the list draws further items, so that they can be added below without leaving the page */
  more?: RenderItems
}

/** Phones show only the way back and forth and the place between. */
export function PagerNav({ pager, more }: PagerNavProps) {
  const { page, totalPages, hrefs } = pager
  if (totalPages < 2) return null
  const nav = (
    <nav className="pager" aria-label="Halaman">
      <PagerStep href={hrefs.previous} rel="prev" label="Sebelumnya" />
      <p className="pager-place">{`Halaman ${page} dari ${totalPages}`}</p>
      <ol>
        {hrefs.pages.map((entry, index) => (
          <Fragment key={entry.page}>
            {entry.page - (hrefs.pages[index - 1]?.page ?? entry.page - 1) > 1 && (
              <li className="pager-gap" aria-hidden="true" />
            )}
            <li>
              <a
                href={entry.href}
                aria-label={`Halaman ${entry.page}`}
                aria-current={entry.page === page ? 'page' : undefined}
              >
                {entry.page}
              </a>
            </li>
          </Fragment>
        ))}
      </ol>
      <PagerStep href={hrefs.next} rel="next" label="Berikutnya" />
    </nav>
  )
  return (
    <>
      {more && hrefs.next && <More key={hrefs.next} next={hrefs.next} render={more} />}
      {nav}
    </>
  )
}

function PagerStep({ href, rel, label }: { href?: string; rel: 'prev' | 'next'; label: string }) {
  const icon = <Icon name={rel === 'prev' ? 'arrow-left' : 'arrow-right'} />
  if (!href) return <span className="pager-step" />
  return (
    <a className={`pager-step pager-${rel}`} href={href} rel={rel}>
      {rel === 'prev' && icon}
      {label}
      {rel === 'next' && icon}
    </a>
  )
}
