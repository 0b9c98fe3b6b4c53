import { Brand } from '../../ui/kit/brand.tsx'
import { ContactLines, FooterColumns, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'
import { Fan, Roofs } from './ornaments.tsx'

/** Roofs in steps against the page, then all on one axis. */
export function Plaza({ site }: { site: Site }) {
  const { columns, about, contact, social } = site.footer
  return (
    <footer className="footer bd-plaza on-dark">
      <Roofs />
      <div className="wrap">
        <div className="bd-plaza-about">
          <Fan />
          <Brand site={site} on="dark" />
          <p>{about}</p>
          <ContactLines contact={contact} />
        </div>
        <div className="bd-plaza-links">
          <FooterColumns columns={columns} />
        </div>
        <SocialLinks links={social} />
        <LegalLine site={site} />
      </div>
    </footer>
  )
}
