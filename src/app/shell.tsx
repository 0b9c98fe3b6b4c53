import type { ReactNode } from 'react'
import { type Parts, PartsProvider, type Site, SiteProvider } from '../ui/parts.tsx'

interface ShellProps {
  site: Site
  parts: Parts
  path: string
  children: ReactNode
}

/** Header, page, footer: the same tree on the server and in the browser. */
export function Shell({ site, parts, path, children }: ShellProps) {
  const { Header, Footer } = parts
  return (
    <SiteProvider value={site}>
      <PartsProvider value={parts}>
        <a className="skip-link" href="#main">
          Langsung ke isi
        </a>
        <Header site={site} path={path} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer site={site} />
      </PartsProvider>
    </SiteProvider>
  )
}
