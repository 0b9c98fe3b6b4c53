import { AccountSlot } from '../../ui/kit/account-slot.tsx'
import { Brand } from '../../ui/kit/brand.tsx'
import { FindLink, SiteNav } from '../../ui/kit/headers.tsx'
import { MenuKey } from '../../ui/kit/menu-key.tsx'
import type { Site } from '../../ui/parts.tsx'

/** The margin of a drawing: links written upwards along it; on phones a bar with a button. */
export function Rail({ site, path }: { site: Site; path: string }) {
  return (
    <header className="header rail on-dark">
      <div className="rail-in">
        <Brand site={site} on="dark" />
        <MenuKey path={path} />
        <div className="header-panel">
          <SiteNav items={site.nav} path={path} most={12} />
          <FindLink />
          <div className="header-account">
            <AccountSlot path={path} />
          </div>
        </div>
      </div>
    </header>
  )
}
