import { Icon } from '../../ui/icon.tsx'
import { AccountSlot } from '../../ui/kit/account-slot.tsx'
import { Brand } from '../../ui/kit/brand.tsx'
import { SiteNav } from '../../ui/kit/headers.tsx'
import { SearchForm } from '../../ui/kit/search.tsx'
import type { Site } from '../../ui/parts.tsx'

/** Two plates that float on the pictures: the name, and the key to all else, which then covers the screen. */
export function Overlay({ site, path }: { site: Site; path: string }) {
  return (
    <header className="header over">
      <div className="over-bar">
        <div className="over-plate on-plain">
          <Brand site={site} />
        </div>
        <details className="menu over-menu" key={path}>
          <summary className="over-plate over-key on-plain">
            <Icon name="menu" className="when-shut" />
            <Icon name="close" className="when-open" />
            <span className="when-shut">Menu</span>
            <span className="when-open">Tutup</span>
          </summary>
        </details>
        <div className="over-sheet on-dark">
          <div className="over-in">
            <SiteNav items={site.nav} path={path} most={12} />
            <div className="over-side">
              <SearchForm id="header-search" />
              <AccountSlot path={path} />
              <p>{site.tagline}</p>
            </div>
          </div>
        </div>
      </div>
    </header>
  )
}
