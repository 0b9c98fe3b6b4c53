import { Brand } from '../../ui/kit/brand.tsx'
import { ContactLines, FooterColumn, FooterLinks, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'

/** The last page of a book: who made it and where to write to, in the middle, in short lines. */
export function Colophon({ site }: { site: Site }) {
  const { footer } = site
  return (
    <footer className="footer ak-colophon on-plain">
      <div className="wrap">
        <h2>Kolofon</h2>
        <p>{footer.about}</p>
        <Brand site={site} />
        <nav aria-label="Kaki halaman">
          <FooterColumn title="Semua halaman" bare>
            <FooterLinks links={footer.columns.flatMap(column => column.links)} />
          </FooterColumn>
          <FooterColumn title="Kontak" bare>
            <ContactLines contact={footer.contact} />
          </FooterColumn>
        </nav>
        <SocialLinks links={footer.social} />
        <LegalLine site={site} />
      </div>
    </footer>
  )
}
