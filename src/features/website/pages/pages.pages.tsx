import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import type { SiteMapPage, SitePage } from './pages.contract.ts'

export const pages: PagesOf<'pages.map' | 'pages.page'> = { 'pages.map': SiteMap, 'pages.page': Page }

function Page({ data }: { data: SitePage }) {
  const { PageFrame } = useParts()
  return <PageFrame {...data} />
}

/** Everything on one page, in groups. */
function SiteMap({ data: { heading, crumbs, groups } }: { data: SiteMapPage }) {
  const { DetailFrame } = useParts()
  return (
    <DetailFrame variant="article" heading={heading} crumbs={crumbs} facts={[]}>
      <div className="prose">
        {groups.map(({ title, href, links }) => (
          <section key={title}>
            <h2>{href ? <a href={href}>{title}</a> : title}</h2>
            <ul>
              {links.map(link => (
                <li key={link.href}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </DetailFrame>
  )
}
