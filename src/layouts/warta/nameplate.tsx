import { AccountSlot } from '../../ui/kit/account-slot.tsx'
import { Brand } from '../../ui/kit/brand.tsx'
import { SiteNav } from '../../ui/kit/headers.tsx'
import { MenuPanel } from '../../ui/kit/menu-panel.tsx'
import { SearchForm } from '../../ui/kit/search.tsx'
import type { Site } from '../../ui/parts.tsx'

/** The dateline, the name in the middle between its ears, the desks of the paper between two rules. */
export function Nameplate({ site, path }: { site: Site; path: string }) {
  return (
    <header className="header wr-head on-plain">
      <div className="wrap wr-dateline">
        <p>{site.tagline}</p>
        {site.footer.contact.address && <p>{site.footer.contact.address}</p>}
      </div>
      <div className="wrap header-in">
        <Brand site={site} />
        <MenuPanel path={path}>
          <SiteNav items={site.nav} path={path} most={8} />
          <SearchForm id="header-search" label="Cari di arsip" />
          <div className="header-account">
            <AccountSlot path={path} />
          </div>
        </MenuPanel>
      </div>
    </header>
  )
}
