import { Brand } from '../../ui/kit/brand.tsx'
import { MenuPanel } from '../../ui/kit/menu-panel.tsx'
import type { Site } from '../../ui/parts.tsx'

/** Panels side by side, like the first strip of a comic: the name, the places, the search, the way in. */
export function PanelHeader({ site, path }: { site: Site; path: string }) {
  return (
    <header className="header header-sticky jong-head on-plain">
      <div className="header-in">
        <div className="jong-name on-brand2">
          <Brand site={site} />
        </div>
        <MenuPanel site={site} path={path} most={7} search="Cari" />
      </div>
    </header>
  )
}
