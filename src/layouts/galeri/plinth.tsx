import { Brand } from '../../ui/kit/brand.tsx'
import { ContactLines, FooterColumn, FooterColumns, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'

/** Plates side by side from edge to edge, as the floor below the works. */
export function Plinth({ site }: { site: Site }) {
  const { about, columns, contact, social } = site.footer
  return (
    <footer className="footer plinth on-dark">
      <div className="plinth-plates">
        <div className="plinth-about">
          <Brand site={site} on="dark" />
          <p>{about}</p>
        </div>
        <FooterColumns columns={columns} />
        <FooterColumn title="Kunjungi">
          <ContactLines contact={contact} />
          <SocialLinks links={social} />
        </FooterColumn>
      </div>
      <LegalLine site={site} />
    </footer>
  )
}
