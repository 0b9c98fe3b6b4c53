import { Brand } from '../../ui/kit/brand.tsx'
import { ContactLines, FooterColumns, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'

/** A dark box within the page: who asks for money says first who it is and how to reach it. */
export function InsetFooter({ site }: { site: Site }) {
  const { footer } = site
  return (
    <footer className="footer inset">
      <div className="wrap">
        <div className="inset-box on-dark">
          <div className="inset-who">
            <Brand site={site} on="dark" />
            <p>{footer.about}</p>
            <ContactLines contact={footer.contact} />
          </div>
          <div className="inset-links">
            <FooterColumns columns={footer.columns} />
          </div>
        </div>
        <SocialLinks links={footer.social} />
        <LegalLine site={site} />
      </div>
    </footer>
  )
}
