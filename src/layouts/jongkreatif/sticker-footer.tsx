import { ContactLines, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'

/** A torn edge, the name as the largest sticker, every way on as a small one. */
export function StickerFooter({ site }: { site: Site }) {
  const { about, columns, contact, social } = site.footer
  return (
    <footer className="footer jong-foot on-brand">
      <div className="wrap">
        <div className="jong-foot-in">
          <a className="jong-foot-name brand on-brand2" href="/">
            {site.title}
          </a>
          <p className="jong-foot-about">{about}</p>
        </div>
        <ul className="jong-foot-links">
          {columns
            .flatMap(column => column.links)
            .map(link => (
              <li key={link.href + link.label}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
        </ul>
        <div className="jong-foot-in">
          <ContactLines contact={contact} />
          <SocialLinks links={social} />
        </div>
        <LegalLine site={site} />
      </div>
    </footer>
  )
}
