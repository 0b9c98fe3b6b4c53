import { AccountSlot } from '../../ui/kit/account-slot.tsx'
import { Brand } from '../../ui/kit/brand.tsx'
import { MenuKey } from '../../ui/kit/menu-key.tsx'
import { SearchForm } from '../../ui/kit/search.tsx'
import type { Site } from '../../ui/parts.tsx'
import { FileTree } from './file-tree.tsx'

/** The side of the editor on desks; on phones, and beside a chapter's own tree, a bar with a button. */
export function Explorer({ site, path }: { site: Site; path: string }) {
  return (
    <header className="header explorer on-dark">
      <div className="explorer-in">
        <Brand site={site} on="dark" />
        <MenuKey path={path} />
        <div className="header-panel">
          <SearchForm id="header-search" />
          <div className="header-account">
            <AccountSlot path={path} />
          </div>
          <FileTree site={site} path={path} />
        </div>
      </div>
    </header>
  )
}
