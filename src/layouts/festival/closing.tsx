import { Brand } from '../../ui/kit/brand.tsx'
import { ContactLines, FooterColumns, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'
import { sizeOf } from './size.ts'

/** The foot of a poster: the tagline once more, as loud as the title, then the small print. */
export function Closing({ site }: { site: Site }) {
  const { footer } = site
  return (
    <footer className="footer closing on-dark">
      <div className="wrap">
        <p className={`shout shout-${sizeOf(site.tagline)}`}>{site.tagline}</p>
        <div className="closing-in">
          <div className="footer-about">
            <Brand site={site} on="dark" />
            <p>{footer.about}</p>
            <SocialLinks links={footer.social} />
          </div>
          <FooterColumns columns={footer.columns} />
          <ContactLines contact={footer.contact} />
        </div>
        <LegalLine site={site} />
      </div>
    </footer>
  )
}
