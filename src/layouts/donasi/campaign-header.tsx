import { Icon } from '../../ui/icon.tsx'
import { AccountSlot } from '../../ui/kit/account-slot.tsx'
import { Brand } from '../../ui/kit/brand.tsx'
import { FindLink, SiteNav } from '../../ui/kit/headers.tsx'
import { MenuKey } from '../../ui/kit/menu-key.tsx'
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
        <MenuKey path={path} />
        <div className="header-panel">
          <SiteNav items={site.nav} path={path} most={6} />
          <FindLink />
          <div className="header-account">
            <AccountSlot path={path} />
          </div>
        </div>
      </div>
    </header>
  )
}
