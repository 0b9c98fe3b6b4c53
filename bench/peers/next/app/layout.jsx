import { SiteFooter } from '../components/footer'
import { SiteHeader } from '../components/header'
import { catalogue } from '../lib/db'
import './global.css'

export const dynamic = 'force-dynamic'

export default async function RootLayout({ children }) {
  const { site } = await catalogue()
  return (
    <html lang="id" data-layout={site.layout}>
      <body>
        <div id="root">
          <a className="skip-link" href="#main">
            Langsung ke isi
          </a>
          <SiteHeader site={site} />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <SiteFooter site={site} />
        </div>
      </body>
    </html>
  )
}
