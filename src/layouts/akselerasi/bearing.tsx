import { Brand } from '../../ui/kit/brand.tsx'
import { ContactLines, FooterLinks, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'

/** What it is all for, said large; then the ways on, line by line. */
export function Bearing({ site }: { site: Site }) {
  const { about, columns, contact, social } = site.footer
  return (
    <footer className="footer aksl-foot on-dark">
      <div className="wrap wrap-wide">
        <p className="aksl-foot-line">{site.tagline}</p>
        <div className="aksl-foot-in">
          <div className="aksl-foot-about">
            <Brand site={site} on="dark" />
            <p>{about}</p>
            <SocialLinks links={social} />
          </div>
          <FooterLinks links={columns.flatMap(column => column.links)} />
          <ContactLines contact={contact} />
        </div>
        <LegalLine site={site} />
      </div>
    </footer>
  )
}
