import { ButtonLink } from '../../ui/kit/actions.tsx'
import { Brand } from '../../ui/kit/brand.tsx'
import { ContactLines, FooterColumn, FooterColumns, SiteTools, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'

/** Who answers for the money comes first, in full and under a seal; the links follow. */
export function AccountabilityFooter({ site }: { site: Site }) {
  const { footer } = site
  return (
    <footer className="footer imprint on-dark">
      <div className="wrap">
        <div className="imprint-word">
          <Seal />
          <div>
            <h2>Pertanggungjawaban</h2>
            <p className="imprint-legal">{footer.legal || footer.about}</p>
          </div>
          {footer.contact.email && (
            <ButtonLink
              action={{ label: 'Ajukan pertanyaan', href: `mailto:${footer.contact.email}` }}
              look="line"
              icon="mail"
            />
          )}
        </div>
        <div className="imprint-links">
          <FooterColumns columns={footer.columns} />
          <FooterColumn title="Kontak">
            <ContactLines contact={footer.contact} />
          </FooterColumn>
        </div>
        <div className="imprint-last">
          <Brand site={site} on="dark" />
          {footer.legal && <p className="imprint-about">{footer.about}</p>}
          <SocialLinks links={footer.social} />
          <p className="legal">
            <span>{`\u00a9 ${site.year} ${site.title}`}</span>
            <SiteTools />
          </p>
        </div>
      </div>
    </footer>
  )
}

/** Two open hands below a leaf, within the ring of a stamp. */
function Seal() {
  return (
    <svg className="seal" viewBox="0 0 96 96" aria-hidden="true">
      <circle cx="48" cy="48" r="46" />
      <circle cx="48" cy="48" r="41" className="seal-ring" />
      <path d="M48 55V33M48 41c-9 1-14-4-14-12 9-1 14 4 14 12ZM48 35c0-8 5-13 14-12 0 8-5 13-14 12Z" />
      <path d="M20 52c2-3 6-2 7 1l5 9 9-1c4 0 6 4 3 6l-9 6c-4 2-8 1-10-3ZM76 52c-2-3-6-2-7 1l-5 9-9-1c-4 0-6 4-3 6l9 6c4 2 8 1 10-3Z" />
    </svg>
  )
}
