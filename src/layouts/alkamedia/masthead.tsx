import { AccountSlot } from '../../ui/kit/account-slot.tsx'
import { Brand } from '../../ui/kit/brand.tsx'
import { SiteNav } from '../../ui/kit/headers.tsx'
import { MenuPanel } from '../../ui/kit/menu-panel.tsx'
import { SearchForm } from '../../ui/kit/search.tsx'
import type { Site } from '../../ui/parts.tsx'

/** The name on a band of colour; when the page moves up, only the rail of sections below it stays. */
export function Masthead({ site, path }: { site: Site; path: string }) {
  return (
    <header className="header header-sticky am-head on-brand">
      <div className="wrap wrap-wide header-in">
        <Brand site={site} on="dark" />
        <MenuPanel path={path}>
          <SearchForm id="header-search" label="Cari bacaan" />
          <div className="header-account">
            <AccountSlot path={path} />
          </div>
          <SiteNav items={site.nav} path={path} most={9} />
        </MenuPanel>
      </div>
    </header>
  )
}
