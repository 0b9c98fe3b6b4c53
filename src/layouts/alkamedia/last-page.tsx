import { ContactLines, FooterColumns, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'

/** Who makes the magazine, its sections, and its name once more as large as the page is wide. */
export function LastPage({ site }: { site: Site }) {
  const { about, columns, contact, social } = site.footer
  return (
    <footer className="footer am-last on-dark">
      <div className="wrap wrap-wide">
        <div className="am-last-top">
          <p className="am-last-about">{about}</p>
          <FooterColumns columns={columns} />
          <div>
            <ContactLines contact={contact} />
            <SocialLinks links={social} />
          </div>
        </div>
        <LegalLine site={site} />
      </div>
      <p className="am-last-name" aria-hidden="true">
        {site.title}
      </p>
    </footer>
  )
}
