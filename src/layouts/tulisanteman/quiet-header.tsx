import { AccountSlot } from '../../ui/kit/account-slot.tsx'
import { Brand } from '../../ui/kit/brand.tsx'
import { SiteNav } from '../../ui/kit/headers.tsx'
import { MenuPanel } from '../../ui/kit/menu-panel.tsx'
import { SearchForm } from '../../ui/kit/search.tsx'
import type { Site } from '../../ui/parts.tsx'

/** What to read is asked for in the middle; the places of the site are tabs over the columns. */
export function QuietHeader({ site, path }: { site: Site; path: string }) {
  return (
    <header className="header tt-head on-plain">
      <div className="wrap header-in">
        <Brand site={site} />
        <MenuPanel path={path}>
          <SearchForm id="header-search" label="Cari tulisan, topik, atau penulis" />
          <div className="header-account">
            <AccountSlot path={path} />
          </div>
          <SiteNav items={site.nav} path={path} most={8} />
        </MenuPanel>
      </div>
    </header>
  )
}
