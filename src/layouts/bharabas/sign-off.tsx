import { ContactLines, FooterColumns, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Ground } from '../../ui/kit/ground.ts'
import type { Site } from '../../ui/parts.tsx'

/** The end of the broadcast: the station's name as wide as it goes above all that it says. */
export function SignOff({ site, ground = 'dark' }: { site: Site; ground?: Ground }) {
  const { about, columns, contact, social } = site.footer
  return (
    <footer className={`footer sign-off on-${ground}`}>
      <div className="sign-off-wave" aria-hidden="true" />
      <div className="wrap">
        <p className="sign-off-name">
          <a className="brand" href="/" aria-label={`${site.title}, beranda`}>
            {site.title}
          </a>
        </p>
        <div className="sign-off-top">
          <p className="sign-off-about">{about}</p>
          <ContactLines contact={contact} />
          <SocialLinks links={social} />
        </div>
        <div className="sign-off-columns">
          <FooterColumns columns={columns} />
        </div>
        <LegalLine site={site} />
      </div>
    </footer>
  )
}
