import { Brand } from '../../ui/kit/brand.tsx'
import { ContactLines, FooterColumn, FooterLinks, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'

/** The tagline once more, as large as the promise; then everything in one row below a line. */
export function ClosingFooter({ site }: { site: Site }) {
  const { footer } = site
  return (
    <footer className="footer kr-foot on-dark">
      <div className="wrap">
        <div className="kr-last">
          <p className="kr-tagline">{site.tagline}</p>
          <ContactLines contact={footer.contact} />
        </div>
        <div className="kr-foot-row">
          <div className="footer-about">
            <Brand site={site} on="dark" />
            <p>{footer.about}</p>
          </div>
          {footer.columns.map(column => (
            <nav key={column.title} aria-label={column.title}>
              <FooterColumn title={column.title} bare>
                <FooterLinks links={column.links} />
              </FooterColumn>
            </nav>
          ))}
          <SocialLinks links={footer.social} />
        </div>
        <LegalLine site={site} />
      </div>
    </footer>
  )
}
