import { Brand } from '../../ui/kit/brand.tsx'
import { ContactLines, FooterColumn, FooterLinks, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'

/** A directory: each column a line of its own, its title at the left, its links in a row. */
export function Directory({ site }: { site: Site }) {
  const { about, columns, contact, social } = site.footer
  return (
    <footer className="footer on-soft kar-directory">
      <div className="wrap">
        <div className="kar-about">
          <Brand site={site} />
          <p>{about}</p>
        </div>
        <nav aria-label="Kaki halaman">
          {columns.map(column => (
            <FooterColumn key={column.title} title={column.title} className="kar-line">
              <FooterLinks links={column.links} />
            </FooterColumn>
          ))}
        </nav>
        {Object.values(contact).some(Boolean) && (
          <div className="kar-line">
            <h2>Kontak</h2>
            <ContactLines contact={contact} />
          </div>
        )}
        <div className="kar-last">
          <SocialLinks links={social} />
          <LegalLine site={site} />
        </div>
      </div>
    </footer>
  )
}
