import type { Crumb } from './parts.tsx'

/** The way to a page, from the top: the last one is the page itself. */
export const CrumbList = ({ crumbs }: { crumbs: Crumb[] }) => (
  <ol>
    {crumbs.map(crumb => (
      <li key={crumb.label}>
        {crumb.href ? <a href={crumb.href}>{crumb.label}</a> : <span aria-current="page">{crumb.label}</span>}
      </li>
    ))}
  </ol>
)
