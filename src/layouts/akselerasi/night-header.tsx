import { AccountSlot } from '../../ui/kit/account-slot.tsx'
import { Brand } from '../../ui/kit/brand.tsx'
import { SiteNav } from '../../ui/kit/headers.tsx'
import { MenuPanel } from '../../ui/kit/menu-panel.tsx'
import { SearchForm } from '../../ui/kit/search.tsx'
import type { Site } from '../../ui/parts.tsx'

/** A dark bar that ends in a slanted block of the tenant's colour: there one enters. */
export function NightHeader({ site, path }: { site: Site; path: string }) {
  return (
    <header className="header header-sticky ak-head on-dark">
      <div className="wrap wrap-wide header-in">
        <Brand site={site} on="dark" />
        <MenuPanel path={path}>
          <SiteNav items={site.nav} path={path} most={7} />
          <SearchForm id="header-search" label="Cari" />
          <div className="header-account on-brand">
            <AccountSlot path={path} />
          </div>
        </MenuPanel>
      </div>
    </header>
  )
}
