import { Brand } from '../../ui/kit/brand.tsx'
import { ContactLines, FooterColumn, FooterColumns, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'

/** The last page's foot: the name once more, who is responsible, and the desks in ruled columns. */
export function Colophon({ site }: { site: Site }) {
  const { about, columns, contact, social } = site.footer
  return (
    <footer className="footer wr-colophon on-plain">
      <div className="wrap">
        <div className="wr-colophon-name">
          <Brand site={site} />
          <p>{about}</p>
        </div>
        <div className="wr-colophon-columns">
          <FooterColumns columns={columns} />
          <FooterColumn title="Alamat redaksi">
            <ContactLines contact={contact} />
            <SocialLinks links={social} />
          </FooterColumn>
        </div>
        <LegalLine site={site} />
      </div>
    </footer>
  )
}
