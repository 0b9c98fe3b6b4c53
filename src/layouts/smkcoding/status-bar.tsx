import { Icon } from '../../ui/icon.tsx'
import { ContactLines, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'

/** Who speaks and where to find them; below it the bar that stays at the foot of the window on desks. */
export function StatusBar({ site }: { site: Site }) {
  const { about, contact, social } = site.footer
  return (
    <footer className="footer status">
      <div className="status-about on-soft">
        <div className="wrap">
          <p>{about}</p>
          <ContactLines contact={contact} />
        </div>
      </div>
      <div className="status-bar on-brand">
        <p className="status-place">
          <Icon name="terminal" />
          <span>{site.tenant}</span>
        </p>
        <LegalLine site={site} />
        <SocialLinks links={social} />
      </div>
    </footer>
  )
}
