import { ContactLines, FooterLinks, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'

/** The header's columns again, with everything in them, small. */
export function Colophon({ site }: { site: Site }) {
  const { about, columns, contact, social } = site.footer
  return (
    <footer className="footer colophon">
      <div className="wrap">
        <div className="colophon-grid">
          <p>
            <a className="mast-name" href="/">
              {site.title}
            </a>
          </p>
          <p>{about}</p>
          <nav aria-label="Kaki halaman">
            <FooterLinks links={columns.flatMap(column => column.links)} />
          </nav>
          <div>
            <ContactLines contact={contact} />
            <SocialLinks links={social} />
          </div>
        </div>
        <LegalLine site={site} />
      </div>
    </footer>
  )
}
