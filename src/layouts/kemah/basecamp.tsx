import { ContactLines, FooterColumn, FooterLinks, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'
import { Contours } from './contours.tsx'

/** Where the road ends: the camp's name as large as it fits, all ways from here below it. */
export function Basecamp({ site }: { site: Site }) {
  const { about, columns, contact, social } = site.footer
  return (
    <footer className="footer on-dark km-base">
      <Contours />
      <div className="wrap">
        <p className="km-base-about">{about}</p>
        <a className="km-base-name" href="/">
          {site.title}
        </a>
        <div className="km-base-ways">
          <nav aria-label="Kaki halaman">
            <FooterColumn title="Semua halaman" bare>
              <FooterLinks links={columns.flatMap(column => column.links)} />
            </FooterColumn>
          </nav>
          <FooterColumn title="Kontak" bare>
            <ContactLines contact={contact} />
          </FooterColumn>
        </div>
        <SocialLinks links={social} />
        <LegalLine site={site} />
      </div>
    </footer>
  )
}
