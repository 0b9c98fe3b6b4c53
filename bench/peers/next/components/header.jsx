import Link from 'next/link'
import { Brand } from './brand'
import { Icon } from './icon'

const most = 6

export function SiteHeader({ site }) {
  const shown = site.nav.length > most ? site.nav.slice(0, most - 1) : site.nav
  const rest = site.nav.slice(shown.length)
  return (
    <header className="header header-bar on-plain header-sticky">
      <div className="wrap header-in">
        <Brand site={site} on="light" />
        <details className="menu">
          <summary className="menu-button">
            <Icon name="menu" className="when-shut" />
            <Icon name="close" className="when-open" />
            <span>Menu</span>
          </summary>
        </details>
        <div className="header-panel">
          <nav className="nav" aria-label="Utama">
            <ul>
              {shown.map(item => (
                <li key={item.href}>
                  <NavLink item={item} />
                </li>
              ))}
              {rest.length > 0 && (
                <li>
                  <details className="nav-more">
                    <summary>
                      <span>Lainnya</span>
                      <Icon name="chevron-down" />
                    </summary>
                    <ul>
                      {rest.map(item => (
                        <li key={item.href}>
                          <NavLink item={item} />
                        </li>
                      ))}
                    </ul>
                  </details>
                </li>
              )}
            </ul>
          </nav>
          <search className="search">
            <form action="/Class">
              <label className="sr-only" htmlFor="header-search">
                Cari kelas
              </label>
              <Icon name="search" />
              <input
                id="header-search"
                name="search"
                type="search"
                placeholder="Cari kelas"
                autoComplete="off"
                enterKeyHint="search"
              />
            </form>
          </search>
          <div className="header-account">
            <Link className="btn btn-main btn-small" href="/Login" data-account="">
              Masuk
            </Link>
          </div>
        </div>
      </div>
    </header>
  )
}

function NavLink({ item }) {
  return (
    <Link href={item.href} aria-current={item.href === '/Class' ? 'page' : undefined}>
      {item.label}
    </Link>
  )
}
