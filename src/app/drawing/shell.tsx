import type { ReactNode } from 'react'
import type { Frame } from '../../shared/page.ts'
import { type OfficeFrame, OfficeFrameProvider } from '../../ui/office-frame.ts'
import { type Parts, PartsProvider, type Section, type Site, SiteProvider } from '../../ui/parts.tsx'

interface ShellProps {
  site: Site
  parts: Parts
  path: string
  frame?: Frame
  /** the page's data: what the app has put around it is looked for there */
  data: unknown
  children: ReactNode
}

/** What the app adds to the data of another room's page (app/pages/intro.ts, app/pages/office-frame.ts), and nobody else. */
interface Around {
  /** what an editor says below the page */
  below?: Section[]
  /** who works here, and the ways they may go */
  office?: OfficeFrame
}

const aroundOf = (data: unknown): Around => (typeof data === 'object' && data !== null ? data : {})

/**
 * Header, page, footer: the same tree on the server and in the browser. The administration and the account pages bring
 * their own frame: their chunks are loaded with them, so no public page carries it.
 */
export function Shell({ site, parts, path, frame = 'site', data, children }: ShellProps) {
  const { Header, Footer, Sections } = parts
  const { below, office } = aroundOf(data)
  if (frame !== 'site') {
    return (
      <SiteProvider value={site}>
        <PartsProvider value={parts}>
          <OfficeFrameProvider value={office}>{children}</OfficeFrameProvider>
        </PartsProvider>
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
