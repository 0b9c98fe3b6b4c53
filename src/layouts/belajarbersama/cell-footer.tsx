import { Brand } from '../../ui/kit/brand.tsx'
import { ContactLines, FooterColumn, FooterColumns, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'

/** The last row of the timetable. */
export function CellFooter({ site }: { site: Site }) {
  const { footer } = site
  return (
    <footer className="footer cellar on-plain">
      <div className="wrap wrap-wide">
        <div className="cellar-in">
          <div className="cellar-who on-brand">
            <Brand site={site} on="dark" />
            <p className="cellar-motto">{site.tagline}</p>
          </div>
          <div>
            <p>{footer.about}</p>
            <SocialLinks links={footer.social} />
          </div>
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
