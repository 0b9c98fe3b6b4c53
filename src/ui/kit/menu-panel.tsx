import type { Site } from '../parts.tsx'
import { AccountSlot } from './account-slot.tsx'
import type { Ground } from './ground.ts'
import { SiteNav } from './headers.tsx'
import { MenuKey } from './menu-key.tsx'
import { SearchForm } from './search.tsx'

interface MenuPanelProps {
  site: Site
  path: string
  /** links shown before the rest moves below "Lainnya" */
  most: number
  /** what the search box asks */
  search: string
  /** the links come after search and account, where they stand in a line of their own */
  navLast?: boolean
  /** what the way in stands on, where that is not the header's ground */
  account?: Ground
}

/**
 * For headers of a layout's own: links, search and account, which on phones wait behind a `<details>` button and stand
 * right after it; on wide screens the button is gone. The key closes it on the way to another page.
 */
export function MenuPanel({ site, path, most, search, navLast, account }: MenuPanelProps) {
  const nav = <SiteNav items={site.nav} path={path} most={most} />
  return (
    <>
      <MenuKey path={path} />
      <div className="header-panel">
        {!navLast && nav}
        <SearchForm id="header-search" label={search} />
        <div className={account ? `header-account on-${account}` : 'header-account'}>
          <AccountSlot path={path} />
        </div>
        {navLast && nav}
      </div>
    </>
  )
}
