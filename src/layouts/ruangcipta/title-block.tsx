import { ContactLines, FooterColumns, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'

/** The block in the corner of every drawing: whose it is, where, and under which name it is filed. */
export function TitleBlock({ site }: { site: Site }) {
  const { about, columns, contact, social } = site.footer
  return (
    <footer className="footer drawing-foot on-soft">
      <div className="drawing-links">
        <FooterColumns columns={columns} />
      </div>
      <div className="title-block paper">
        <p className="title-block-name">
          <a className="brand" href="/" aria-label={`${site.title}, beranda`}>
            {site.title}
          </a>
        </p>
        <p>{about}</p>
        <ContactLines contact={contact} />
        <SocialLinks links={social} />
        <LegalLine site={site} />
      </div>
    </footer>
  )
}
