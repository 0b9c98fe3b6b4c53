import { Brand } from '../../ui/kit/brand.tsx'
import { ContactLines, FooterColumn, FooterColumns, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'

/** Above the two decks of the header: whom one may call. */
export function QuickLine({ site }: { site: Site }) {
  const { phone, email } = site.footer.contact
  if (!site.tagline && !phone && !email) return null
  return (
    <div className="kp-quick on-dark">
      <div className="wrap">
        <p>{site.tagline}</p>
        <ContactLines contact={{ phone, email }} />
      </div>
    </div>
  )
}

/** The header's decks again, the other way round: the crest and the address on colour, the links below on the dark. */
export function TwoDeckFooter({ site }: { site: Site }) {
  const { footer } = site
  return (
    <footer className="footer kp-foot on-dark">
      <div className="kp-foot-crest on-brand">
        <div className="wrap">
          <div className="footer-about">
            <Brand site={site} on="dark" />
            <p>{footer.about}</p>
          </div>
          <FooterColumn title="Kontak" bare>
            <ContactLines contact={footer.contact} />
          </FooterColumn>
        </div>
      </div>
      <div className="wrap">
        <div className="kp-foot-links">
          <FooterColumns columns={footer.columns} />
          {footer.social.length > 0 && (
            <FooterColumn title="Ikuti kami">
              <SocialLinks links={footer.social} />
            </FooterColumn>
          )}
        </div>
        <LegalLine site={site} />
      </div>
    </footer>
  )
}
