import { Brand } from '../../ui/kit/brand.tsx'
import { MenuPanel } from '../../ui/kit/menu-panel.tsx'
import type { Site } from '../../ui/parts.tsx'

/** What to read is asked for in the middle; the places of the site are tabs over the columns. */
export function QuietHeader({ site, path }: { site: Site; path: string }) {
  return (
    <header className="header tt-head on-plain">
      <div className="wrap header-in">
        <Brand site={site} />
        <MenuPanel site={site} path={path} most={8} search="Cari tulisan, topik, atau penulis" navLast />
      </div>
    </header>
  )
}
