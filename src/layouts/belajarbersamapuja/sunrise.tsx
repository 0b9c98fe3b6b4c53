import { Brand } from '../../ui/kit/brand.tsx'
import { ContactLines, FooterColumn, FooterColumns, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'

/** The page ends on the rim of a very large circle. */
export function Sunrise({ site }: { site: Site }) {
  const { footer } = site
  return (
    <footer className="footer sunrise on-brand">
      <div className="wrap">
        <p className="sunrise-motto">{site.tagline}</p>
        <Brand site={site} on="dark" />
        <p className="sunrise-about">{footer.about}</p>
        <SocialLinks links={footer.social} />
        <div className="sunrise-in">
          <FooterColumns columns={footer.columns} />
          <FooterColumn title="Kontak">
            <ContactLines contact={footer.contact} />
          </FooterColumn>
        </div>
        <LegalLine site={site} />
      </div>
    </footer>
  )
}
