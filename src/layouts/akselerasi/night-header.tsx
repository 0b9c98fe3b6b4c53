import { Brand } from '../../ui/kit/brand.tsx'
import { MenuPanel } from '../../ui/kit/menu-panel.tsx'
import type { Site } from '../../ui/parts.tsx'

/** A dark bar that ends in a slanted block of the tenant's colour: there one enters. */
export function NightHeader({ site, path }: { site: Site; path: string }) {
  return (
    <header className="header header-sticky aksl-head on-dark">
      <div className="wrap wrap-wide header-in">
        <Brand site={site} on="dark" />
        <MenuPanel site={site} path={path} most={7} search="Cari" account="brand" />
      </div>
    </header>
  )
}
