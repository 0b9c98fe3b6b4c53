import { AccountSlot } from '../../ui/kit/account-slot.tsx'
import { Brand } from '../../ui/kit/brand.tsx'
import { SiteNav } from '../../ui/kit/headers.tsx'
import { MenuKey } from '../../ui/kit/menu-key.tsx'
import { SearchForm } from '../../ui/kit/search.tsx'
import type { Image, Site } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** Name above, links below, on the side that holds still; on phones a bar with a button. */
export function Side({ site, path }: { site: Site; path: string }) {
  return (
    <header className="header side">
      <div className="side-in on-dark">
        <div className="side-name">
          <Brand site={site} on="dark" />
          <p>{site.tagline}</p>
        </div>
        <MenuKey path={path} />
        <div className="header-panel">
          <SiteNav items={site.nav} path={path} most={10} />
          <SearchForm id="header-search" />
          <div className="header-account">
            <AccountSlot path={path} />
          </div>
        </div>
      </div>
    </header>
  )
}

/** The picture of a page, which stays at the side while the words go by. */
export function Face({ image }: { image: Image }) {
  return (
    <div className="face">
      <Picture image={image} sizes="(width >= 64rem) 64rem, 133vw" priority />
    </div>
  )
}
