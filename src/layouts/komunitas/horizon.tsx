import { Brand } from '../../ui/kit/brand.tsx'
import { ContactLines, FooterLinks, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'

/** The earth's rim; below it the tagline large, and every link in one cloud. */
export function Horizon({ site }: { site: Site }) {
  const { columns, about, contact, social } = site.footer
  return (
    <footer className="footer kom-earth on-dark">
      <div className="wrap">
        {site.tagline && <p className="kom-word">{site.tagline}</p>}
        <nav aria-label="Kaki halaman">
          <FooterLinks links={columns.flatMap(column => column.links)} />
        </nav>
        <div className="kom-earth-low">
          <div className="footer-about">
            <Brand site={site} on="dark" />
            <p>{about}</p>
          </div>
          <ContactLines contact={contact} />
          <SocialLinks links={social} />
        </div>
        <LegalLine site={site} />
      </div>
    </footer>
  )
}
