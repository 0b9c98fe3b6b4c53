import { Brand } from '../../ui/kit/brand.tsx'
import { ContactLines, FooterColumns, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'
import { Belt } from './belts.tsx'

/** A belt tied across the page, then a mat of squares: the links, the house, how to reach it. */
export function Mat({ site }: { site: Site }) {
  const { columns, about, contact, social } = site.footer
  return (
    <footer className="footer ps-mat on-dark">
      <Belt />
      <div className="wrap">
        <div className="ps-squares">
          <div className="footer-about">
            <Brand site={site} on="dark" />
            <p>{about}</p>
          </div>
          <FooterColumns columns={columns} />
          <div>
            <ContactLines contact={contact} />
            <SocialLinks links={social} />
          </div>
        </div>
        <LegalLine site={site} />
      </div>
    </footer>
  )
}
