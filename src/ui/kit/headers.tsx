import type { ReactNode } from 'react'
import { sitePath } from '../../site-links.ts'
import { Icon } from '../icon.tsx'
import type { NavItem, Site } from '../parts.tsx'
import { AccountSlot } from './account-slot.tsx'
import { Brand } from './brand.tsx'
import type { Ground } from './ground.ts'
import { MenuKey } from './menu-key.tsx'
import { SearchForm } from './search.tsx'

interface SiteHeaderProps {
  site: Site
  path: string
  /**
   * bar: all in one line; centred: brand above, links below; decks: brand and search above, links in a strip below;
   * slim: a floating translucent pill
   */
  look?: 'bar' | 'centred' | 'decks' | 'slim'
  ground?: Ground
  sticky?: boolean
  search?: boolean
  /** links shown before the rest moves below "Lainnya" */
  most?: number
  /** a line above everything: an announcement, an official strip */
  strip?: ReactNode
  /** at the end of the bar: who is signed in, or the way to sign in; unless it is false */
  account?: boolean
}

/**
 * On phones links, search and account wait behind a `<details>` button and stand right after it, so there is one
 * navigation in the page and it needs no script. The key closes it on the way to another page.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const {
    site,
    path,
    look = 'bar',
    ground = 'plain',
    sticky,
    search,
    most = 6,
    strip,
    account = true,
  } = props
  const dark = ground === 'dark' || ground === 'brand' || ground === 'brand2'
  return (
    <header className={`header header-${look} on-${ground}${sticky ? ' header-sticky' : ''}`}>
      {strip && <div className="header-strip">{strip}</div>}
      <div className="wrap header-in">
        <Brand site={site} on={dark ? 'dark' : 'light'} />
        <MenuKey path={path} />
        <div className="header-panel">
          <SiteNav items={site.nav} path={path} most={most} />
          {search ? <SearchForm id="header-search" /> : <FindLink />}
          {account && (
            <div className="header-account">
              <AccountSlot path={path} />
            </div>
          )}
        </div>
      </div>
    </header>
  )
}

/** Where a header has no room for a box, the way to the search. */
export function FindLink() {
  return (
    <a className="header-find" href={sitePath('/Cari')}>
      <Icon name="search" />
      <span>Cari</span>
    </a>
  )
}

export function SiteNav({ items, path, most }: { items: NavItem[]; path: string; most: number }) {
  const shown = items.length > most ? items.slice(0, most - 1) : items
  const rest = items.slice(shown.length)
  const here = nearest(items, path)
  return (
    <nav className="nav" aria-label="Utama">
      <ul>
        {shown.map(item => (
          <li key={item.href}>
            <NavLink item={item} here={here} path={path} />
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <details className="nav-more" key={path}>
              <summary>
                <span>Lainnya</span>
                <Icon name="chevron-down" />
              </summary>
              <ul>
                {rest.map(item => (
                  <li key={item.href}>
                    <NavLink item={item} here={here} path={path} />
                  </li>
                ))}
              </ul>
            </details>
          </li>
        )}
      </ul>
    </nav>
  )
}

function NavLink({ item, here, path }: { item: NavItem; here?: string; path: string }) {
  const state = item.href === path ? 'page' : true
  return (
    <a href={item.href} aria-current={item.href === here ? state : undefined}>
      {item.label}
    </a>
  )
}

/** The entry that a page belongs to: its own, else that of the nearest page above it. */
const nearest = (items: readonly NavItem[], path: string) =>
  items
    .map(({ href }) => href)
    .filter(href => href === path || (href !== '/' && path.startsWith(`${href}/`)))
    .sort((one, other) => other.length - one.length)[0]
