import { type ReactNode, useEffect, useState } from 'react'
import { CrumbList } from '../crumb-list.tsx'
import { Kept } from '../kept.tsx'
import { type OfficeFrame, useOfficeFrame } from '../office-frame.ts'
import { type Crumb, type Image, useSite } from '../parts.tsx'
import { Picture } from '../picture.tsx'
import { SchemeChoice } from '../scheme-choice.tsx'
import { Avatar } from './avatar.tsx'
import { ActingBanner, ViewedBanner } from './banners.tsx'
import { IconButton, Menu } from './buttons.tsx'
import { OfficeIcon } from './icons.tsx'
import type { OfficeLink, OfficeNav, OfficeViewer } from './nav.ts'
import { useOfficeKeys } from './office-keys.tsx'
import { Notice } from './panels.tsx'
import { ToastList } from './toasts.tsx'

export interface OfficeProps {
  /** this page's address, to mark where one is */
  path: string
  title: string
  /** one sentence: what can be done here */
  text?: ReactNode
  crumbs?: Crumb[] | undefined
  actions?: ReactNode
  children: ReactNode
}

/** What stands around every page of the office: ways to go, who works here, the page's head. */
export function Office({ path, title, text, crumbs = [], actions, children }: OfficeProps) {
  const { viewer, nav, bell } = useOfficeFrame()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const { overlay, openPalette } = useOfficeKeys(nav)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page was opened from the drawer
  useEffect(() => setDrawerOpen(false), [path])
  return (
    <>
      <div className="o-office">
        <a className="skip-link" href="#main">
          Langsung ke isi
        </a>
        <aside className="o-side">
          <OfficeBrand nav={nav} />
          <OfficeWays nav={nav} path={path} />
          <SchemeChoice />
        </aside>
        <Drawer nav={nav} path={path} open={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
        <div className="o-page">
          <TopBar
            viewer={viewer}
            nav={nav}
            bell={bell}
            openPalette={openPalette}
            openDrawer={() => setDrawerOpen(true)}
          />
          {viewer.acting && <ActingBanner acting={viewer.acting} />}
          {viewer.viewedAs && <ViewedBanner label={viewer.viewedAs} />}
          <main id="main" className="o-main" tabIndex={-1}>
            {crumbs.length > 0 && <Crumbs crumbs={crumbs} />}
            <div className="o-head">
              <div>
                <h1>{title}</h1>
                {text && <p className="o-lead">{text}</p>}
              </div>
              {actions && <div className="o-actions">{actions}</div>}
            </div>
            <noscript>
              <Notice tone="warning">
                Sebagian halaman ini memerlukan JavaScript. Aktifkan JavaScript di browser Anda, lalu muat
                ulang.
              </Notice>
            </noscript>
            <div className="o-content">{children}</div>
          </main>
        </div>
      </div>
      {overlay}
      <ToastList />
    </>
  )
}

/** a square mark does not say the name; a wide logo does */
const saysName = (logo: Image | undefined) => logo !== undefined && logo.width / logo.height >= 1.8

function OfficeBrand({ nav }: { nav: OfficeNav }) {
  const site = useSite()
  const onLight = site.logoDark ?? site.logoLight
  const onDark = site.logoLight ?? site.logoDark
  return (
    <a className="o-brand" href={nav.home.href}>
      {onLight && <Picture image={onLight} sizes="7rem" className="o-for-light" decorative />}
      {onDark && <Picture image={onDark} sizes="7rem" className="o-for-dark" decorative />}
      <span className="o-brand-words">
        <strong className={saysName(onLight) ? 'o-unseen' : undefined}>{site.title}</strong>
        <small>{nav.home.label}</small>
      </span>
    </a>
  )
}

/** The way that leads here or the nearest above: /Kelola/Orang/7 belongs to Orang. */
function isHere(link: OfficeLink, path: string, nav: OfficeNav): boolean {
  if (link.href === path) return true
  return link.href !== nav.home.href && path.startsWith(`${link.href}/`)
}

function OfficeWays({ nav, path }: { nav: OfficeNav; path: string }) {
  const here = nav.groups.flatMap(({ items }) => items.filter(link => isHere(link, path, nav)))
  return (
    <Kept
      as="nav"
      className="o-ways"
      label={nav.home.label}
      item={nav}
      variant={['ways', ...here.map(({ href }) => href)].join(' ')}
    >
      {nav.groups.map((group, index) => (
        <div key={group.title ?? String(index)} className="o-group">
          {group.title && <p>{group.title}</p>}
          <ul>
            {group.items.map(link => (
              <li key={link.href}>
                <a href={link.href} aria-current={here.includes(link) ? 'page' : undefined}>
                  <OfficeIcon name={link.icon} />
                  <span>{link.label}</span>
                  {link.count !== undefined && link.count > 0 && (
                    <span className="o-count">{link.count}</span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Kept>
  )
}

interface DrawerProps {
  nav: OfficeNav
  path: string
  open: boolean
  onClose: () => void
}

/** The same ways on a phone: from the side, over the page. */
function Drawer({ nav, path, open, onClose }: DrawerProps) {
  const [element, setElement] = useState<HTMLDialogElement | null>(null)
  useEffect(() => {
    if (open && element && !element.open) element.showModal()
    if (!open && element?.open) element.close()
  }, [open, element])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the ground around it; the keyboard has Esc
    <dialog
      ref={setElement}
      className="o-drawer"
      aria-label="Menu"
      onClose={() => open && onClose()}
      onClick={event => event.target === event.currentTarget && onClose()}
    >
      {open && (
        <div className="o-drawer-inside">
          <div className="o-drawer-head">
            <OfficeBrand nav={nav} />
            <IconButton icon="close" label="Tutup menu" onClick={onClose} />
          </div>
          <OfficeWays nav={nav} path={path} />
          <SchemeChoice />
        </div>
      )}
    </dialog>
  )
}

interface TopBarProps {
  viewer: OfficeViewer
  nav: OfficeNav
  bell: OfficeFrame['bell']
  openPalette: () => void
  openDrawer: () => void
}

function TopBar({ viewer, nav, bell, openPalette, openDrawer }: TopBarProps) {
  const site = useSite()
  return (
    <header className="o-top">
      <IconButton icon="menu" label="Buka menu" onClick={openDrawer} className="o-only-phone" />
      <span className="o-top-title o-only-phone">{site.title}</span>
      <button className="o-search" type="button" onClick={openPalette} aria-keyshortcuts="Control+K Meta+K">
        <OfficeIcon name="search" />
        <span>Cari atau jalankan perintah</span>
        <kbd>Ctrl K</kbd>
      </button>
      <a className="o-top-link" href="/">
        <OfficeIcon name="external" />
        <span>Lihat situs</span>
      </a>
      {bell && <Bell {...bell} />}
      <Menu
        label="Akun"
        className="o-me"
        items={nav.account.map(({ label, href, icon }) => ({ label, href, icon }))}
      >
        <Avatar name={viewer.name} picture={viewer.picture} />
        <span className="o-me-words">
          <strong>{viewer.name}</strong>
          <small>{viewer.kindLabel}</small>
        </span>
        <OfficeIcon name="chevron-down" />
      </Menu>
    </header>
  )
}

function Bell({ href, unread }: { href: string; unread: number }) {
  const words = unread === 0 ? 'Pemberitahuan' : `Pemberitahuan, ${unread} belum dibaca`
  return (
    <a className="o-bell" href={href} aria-label={words} title={words}>
      <OfficeIcon name="bell" />
      {unread > 0 && (
        <span className="o-bell-count" aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </a>
  )
}

function Crumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav className="o-crumbs" aria-label="Jejak">
      <CrumbList crumbs={crumbs} />
    </nav>
  )
}
