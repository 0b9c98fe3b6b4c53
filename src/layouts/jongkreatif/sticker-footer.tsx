import { ContactLines, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'

/** A torn edge, the name as the largest sticker, every way on as a small one. */
export function StickerFooter({ site }: { site: Site }) {
  const { about, columns, contact, social } = site.footer
  return (
    <footer className="footer jk-foot on-brand">
      <div className="wrap">
        <div className="jk-foot-in">
          <a className="jk-foot-name brand on-brand2" href="/">
            {site.title}
          </a>
          <p className="jk-foot-about">{about}</p>
        </div>
        <ul className="jk-foot-links">
          {columns
            .flatMap(column => column.links)
            .map(link => (
              <li key={link.href + link.label}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
        </ul>
        <div className="jk-foot-in">
          <ContactLines contact={contact} />
          <SocialLinks links={social} />
        </div>
        <LegalLine site={site} />
      </div>
    </footer>
  )
}
