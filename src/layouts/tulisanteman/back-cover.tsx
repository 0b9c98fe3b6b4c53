import { Brand } from '../../ui/kit/brand.tsx'
import { ContactLines, FooterLinks, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'

/** In the page's three columns: the name, the words with every way on in one run, where to write to. */
export function BackCover({ site }: { site: Site }) {
  const { about, columns, contact, social } = site.footer
  return (
    <footer className="footer tt-back on-tint">
      <div className="wrap">
        <div className="tt-back-in">
          <Brand site={site} />
          <div className="tt-back-words">
            <p>{about}</p>
            <FooterLinks links={columns.flatMap(column => column.links)} />
          </div>
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
