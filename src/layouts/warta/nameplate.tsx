import { Brand } from '../../ui/kit/brand.tsx'
import { MenuPanel } from '../../ui/kit/menu-panel.tsx'
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
        <MenuPanel site={site} path={path} most={8} search="Cari di arsip" />
      </div>
    </header>
  )
}
