import { ContactLines, FooterLinks, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'

/** As a letter ends: a closing sentence, the name written out, and where an answer may be sent. */
export function Signature({ site }: { site: Site }) {
  const { about, columns, contact, social } = site.footer
  return (
    <footer className="footer signature on-plain">
      <div className="wrap">
        <p className="signature-words">{about}</p>
        <p className="signature-name">{site.title}</p>
        <div className="signature-ways">
          <ContactLines contact={contact} />
          <SocialLinks links={social} />
        </div>
        <nav aria-label="Kaki halaman">
          <FooterLinks links={columns.flatMap(column => column.links)} />
        </nav>
        <LegalLine site={site} />
      </div>
    </footer>
  )
}
