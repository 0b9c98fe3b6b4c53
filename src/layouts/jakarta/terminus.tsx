import { Brand } from '../../ui/kit/brand.tsx'
import { ContactLines, FooterColumn, FooterLinks, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'

/** Where the line ends: every column of links a station of the last stretch, the house itself its terminus. */
export function Terminus({ site }: { site: Site }) {
  const { columns, about, contact, social } = site.footer
  return (
    <footer className="footer jk-end jk-a on-dark">
      <div className="wrap">
        <div className="jk-last">
          {columns.map(column => (
            <FooterColumn key={column.title} title={column.title} className="jk-halt">
              <FooterLinks links={column.links} />
            </FooterColumn>
          ))}
          <div className="jk-halt jk-home">
            <Brand site={site} on="dark" />
            <p>{about}</p>
            <ContactLines contact={contact} />
            <SocialLinks links={social} />
          </div>
        </div>
        <LegalLine site={site} />
      </div>
    </footer>
  )
}
