import { AccountSlot } from '../../ui/kit/account-slot.tsx'
import { SiteNav } from '../../ui/kit/headers.tsx'
import { MenuKey } from '../../ui/kit/menu-key.tsx'
import { SearchForm } from '../../ui/kit/search.tsx'
import type { Site } from '../../ui/parts.tsx'

/** Four columns of small type on a grid: the name, what it is, the links as a list, search and account. */
export function Masthead({ site, path }: { site: Site; path: string }) {
  return (
    <header className="header mast">
      <div className="wrap mast-in">
        <a className="mast-name" href="/">
          {site.title}
        </a>
        <p className="mast-line">{site.tagline}</p>
        <MenuKey path={path} />
        <div className="header-panel">
          <SiteNav items={site.nav} path={path} most={10} />
          <div className="mast-end">
            <SearchForm id="header-search" label="Cari" />
            <AccountSlot path={path} />
          </div>
        </div>
      </div>
    </header>
  )
}
