import { sitePath } from '../../site-links.ts'
import { Icon } from '../../ui/icon.tsx'
import { Brand } from '../../ui/kit/brand.tsx'
import { ContactLines, FooterLinks, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'

/** An open door: one question, large, and all ways below it in the middle. */
export function Welcome({ site }: { site: Site }) {
  const { about, columns, contact, social } = site.footer
  return (
    <footer className="footer on-dark mt-door">
      <div className="wrap">
        <a className="mt-ask" href={sitePath('/Make-Appointment')}>
          <span>Ada yang ingin dibicarakan?</span>
          <Icon name="arrow-right" className="i-on" />
        </a>
        <Brand site={site} on="dark" />
        <p>{about}</p>
        <nav aria-label="Kaki halaman">
          <FooterLinks links={columns.flatMap(column => column.links)} />
        </nav>
        <ContactLines contact={contact} />
        <SocialLinks links={social} />
        <LegalLine site={site} />
      </div>
    </footer>
  )
}
