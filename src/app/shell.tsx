import type { ReactNode } from 'react'
import type { Frame } from '../shared/page.ts'
import { type Parts, PartsProvider, type Section, type Site, SiteProvider } from '../ui/parts.tsx'

interface ShellProps {
  site: Site
  parts: Parts
  path: string
  frame?: Frame
  /** what an editor says below a page of another room */
  below?: Section[]
  children: ReactNode
}

/**
 * Header, page, footer: the same tree on the server and in the browser. The administration and the account pages bring
 * their own frame: their chunks are loaded with them, so no public page carries it.
 */
export function Shell({ site, parts, path, frame = 'site', below, children }: ShellProps) {
  const { Header, Footer, Sections } = parts
  if (frame !== 'site') {
    return (
      <SiteProvider value={site}>
        <PartsProvider value={parts}>{children}</PartsProvider>
      </SiteProvider>
    )
  }
  return (
    <SiteProvider value={site}>
      <PartsProvider value={parts}>
        <a className="skip-link" href="#main">
          Langsung ke isi
        </a>
        <Header site={site} path={path} />
        <main id="main" tabIndex={-1}>
          {children}
          {below && <Sections sections={below} />}
        </main>
        <Footer site={site} />
      </PartsProvider>
    </SiteProvider>
  )
}
