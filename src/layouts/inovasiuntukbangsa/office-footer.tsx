import { Brand } from '../../ui/kit/brand.tsx'
import { ContactLines, FooterColumns, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'

/** The office first: its address in cells; then the links; the imprint on a dark line. */
export function OfficeFooter({ site }: { site: Site }) {
  const { footer } = site
  return (
    <footer className="footer office on-plain">
      <div className="wrap">
        <div className="office-desk">
          <ContactLines contact={footer.contact} />
        </div>
        <div className="office-in">
          <div className="footer-about">
            <Brand site={site} />
            <p>{footer.about}</p>
          </div>
          <FooterColumns columns={footer.columns} />
        </div>
      </div>
      <div className="office-last on-dark">
        <div className="wrap">
          <LegalLine site={site} />
          <SocialLinks links={footer.social} />
        </div>
      </div>
    </footer>
  )
}
