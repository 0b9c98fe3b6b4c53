import { Icon } from '../../ui/icon.tsx'
import type { NavItem, Site } from '../../ui/parts.tsx'
import { fileNameOf } from './file-name.ts'

/** The site's places as folders, the open page as a file in its folder; the footer's columns as folded folders. */
export function FileTree({ site, path }: { site: Site; path: string }) {
  const places = site.nav.filter(item => item.href !== '/')
  const isKnown = path === '/' || places.some(item => isWithin(item, path))
  return (
    <nav className="tree" aria-label="Utama">
      <a className="tree-root" href="/" aria-current={path === '/' ? 'page' : undefined}>
        <Icon name="terminal" />
        <span>{`~/${site.tenant}`}</span>
        <span className="sr-only">, beranda</span>
      </a>
      <ul>
        {places.map(item => (
          <li key={item.href}>
            <Folder item={item} path={path} />
          </li>
        ))}
        {!isKnown && (
          <li>
            <OpenFile path={path} />
          </li>
        )}
      </ul>
      {site.footer.columns.map((column, index) => (
        <details key={column.title} open={index === 0}>
          <summary>
            <Icon name="chevron-right" />
            <span>{column.title}</span>
          </summary>
          <ul>
            {column.links.map(link => (
              <li key={link.href + link.label}>
                <a href={link.href}>
                  <Icon name="file-text" />
                  <span>{link.label}</span>
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  )
}

function Folder({ item, path }: { item: NavItem; path: string }) {
  const isHere = item.href === path
  const isAbove = !isHere && isWithin(item, path)
  return (
    <>
      <a href={item.href} aria-current={isHere ? 'page' : undefined}>
        <Icon name="folder" />
        <span>{item.label}</span>
      </a>
      {isAbove && (
        <ul>
          <li>
            <OpenFile path={path} />
          </li>
        </ul>
      )}
    </>
  )
}

function OpenFile({ path }: { path: string }) {
  return (
    <a href={path} aria-current="page">
      <Icon name="file-text" />
      <span>{fileNameOf(path)}</span>
    </a>
  )
}

function isWithin(item: NavItem, path: string) {
  return path === item.href || path.startsWith(`${item.href}/`)
}
