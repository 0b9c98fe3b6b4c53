import { Brand } from '../../ui/kit/brand.tsx'
import { MenuPanel } from '../../ui/kit/menu-panel.tsx'
import type { Site } from '../../ui/parts.tsx'

/** The name on a band of colour; when the page moves up, only the rail of sections below it stays. */
export function Masthead({ site, path }: { site: Site; path: string }) {
  return (
    <header className="header header-sticky am-head on-brand">
      <div className="wrap wrap-wide header-in">
        <Brand site={site} on="dark" />
        <MenuPanel site={site} path={path} most={9} search="Cari bacaan" navLast />
      </div>
    </header>
  )
}
