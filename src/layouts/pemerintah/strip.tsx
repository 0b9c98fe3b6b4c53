import { Icon } from '../../ui/icon.tsx'
import { Brand } from '../../ui/kit/brand.tsx'
import { ContactLines, FooterColumns, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'
import { TextSize } from './text-size.tsx'

/** Whose site this is, and how large one wants to read it. */
export function OfficialStrip({ site }: { site: Site }) {
  return (
    <div className="pem-strip on-soft">
      <div className="wrap">
        <p>
          <Icon name="shield" />
          <span>Situs resmi</span>
          <strong>{site.title}</strong>
        </p>
        <TextSize />
      </div>
    </div>
  )
}

/** Where the office is first, then what the site holds, at last the line of the state. */
export function OfficialFooter({ site }: { site: Site }) {
  const { footer } = site
  return (
    <footer className="footer pem-foot on-soft">
      <div className="pem-reach on-brand">
        <div className="wrap">
          <h2>Kantor dan kontak</h2>
          <ContactLines contact={footer.contact} />
        </div>
      </div>
      <div className="wrap pem-foot-in">
        <div className="footer-about">
          <Brand site={site} />
          <p>{footer.about}</p>
          <SocialLinks links={footer.social} />
        </div>
        <FooterColumns columns={footer.columns} />
      </div>
      <div className="wrap">
        <LegalLine site={site} />
      </div>
    </footer>
  )
}
