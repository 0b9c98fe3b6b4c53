import { Brand } from '../../ui/kit/brand.tsx'
import { ContactLines, FooterColumn, FooterLinks, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'

/** The cabinet of the catalogue: each column of links a drawer with its label and its pull. */
export function DrawerFooter({ site }: { site: Site }) {
  const { footer } = site
  const reachable = Object.values(footer.contact).some(Boolean)
  return (
    <footer className="footer pp-cabinet on-dark">
      <div className="wrap">
        <div className="pp-drawers">
          {footer.columns.map(column => (
            <FooterColumn key={column.title} title={column.title} className="pp-drawer">
              <FooterLinks links={column.links} />
            </FooterColumn>
          ))}
          {reachable && (
            <FooterColumn title="Kontak" className="pp-drawer">
              <ContactLines contact={footer.contact} />
            </FooterColumn>
          )}
        </div>
        <div className="pp-base">
          <div className="footer-about">
            <Brand site={site} on="dark" />
            <p>{footer.about}</p>
          </div>
          <SocialLinks links={footer.social} />
        </div>
        <LegalLine site={site} />
      </div>
    </footer>
  )
}
