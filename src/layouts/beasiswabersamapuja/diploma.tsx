import { Brand } from '../../ui/kit/brand.tsx'
import { ContactLines, FooterColumn, FooterLinks, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'

/** Framed like a diploma: all in the middle, a double line around. */
export function Diploma({ site }: { site: Site }) {
  const { footer } = site
  return (
    <footer className="footer diploma on-tint">
      <div className="wrap">
        <div className="diploma-frame">
          <Brand site={site} />
          <p className="diploma-motto">{site.tagline}</p>
          <p className="diploma-about">{footer.about}</p>
          <nav aria-label="Kaki halaman">
            {footer.columns.map(column => (
              <FooterColumn key={column.title} title={column.title}>
                <FooterLinks links={column.links} />
              </FooterColumn>
            ))}
            <FooterColumn title="Kontak" bare>
              <ContactLines contact={footer.contact} />
            </FooterColumn>
          </nav>
          <SocialLinks links={footer.social} />
        </div>
        <LegalLine site={site} />
      </div>
    </footer>
  )
}
