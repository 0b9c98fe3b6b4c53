import { Icon } from '../../ui/icon.tsx'
import { AccountSlot } from '../../ui/kit/account-slot.tsx'
import { Brand } from '../../ui/kit/brand.tsx'
import { SiteNav } from '../../ui/kit/headers.tsx'
import type { Site } from '../../ui/parts.tsx'

/** The way to give stays in sight on every page and every screen, outside of the menu. */
export function CampaignHeader({ site, path }: { site: Site; path: string }) {
  return (
    <header className="header header-bar header-sticky on-plain">
      <div className="wrap header-in">
        <Brand site={site} />
        <a className="btn btn-main give-now" href="/#dukung">
          <Icon name="heart" />
          Dukung
        </a>
        <details className="menu" key={path}>
          <summary className="menu-button">
            <Icon name="menu" className="when-shut" />
            <Icon name="close" className="when-open" />
            <span className="give-menu">Menu</span>
          </summary>
        </details>
        <div className="header-panel">
          <SiteNav items={site.nav} path={path} most={6} />
          <a className="header-find" href="/Cari">
            <Icon name="search" />
            <span>Cari</span>
          </a>
          <div className="header-account">
            <AccountSlot path={path} />
          </div>
        </div>
      </div>
    </header>
  )
}
