import { Brand } from '../../ui/kit/brand.tsx'
import { ContactLines, FooterColumn, FooterColumns, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'

/** The board once more, switched off: cells with a line between them. */
export function Stand({ site }: { site: Site }) {
  const { about, columns, contact, social } = site.footer
  return (
    <footer className="footer on-dark lsk-stand">
      <div className="wrap">
        <div className="lsk-stand-cells">
          <div>
            <Brand site={site} on="dark" />
            <p>{about}</p>
          </div>
          <FooterColumns columns={columns} />
          <FooterColumn title="Kontak">
            <ContactLines contact={contact} />
            <SocialLinks links={social} />
          </FooterColumn>
        </div>
        <LegalLine site={site} />
      </div>
    </footer>
  )
}
