import { Icon } from '../../ui/icon.tsx'
import type { Site } from '../../ui/parts.tsx'

/** Who stands behind this site and how to write to them, above everything; a stripe in the tenant's two colours. */
export function OfficialBand({ site }: { site: Site }) {
  const { legal, contact } = site.footer
  return (
    <div className="official on-dark">
      <div className="wrap">
        <p>
          <Icon name="shield" />
          <span>{legal || site.tagline}</span>
        </p>
        {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
      </div>
    </div>
  )
}
