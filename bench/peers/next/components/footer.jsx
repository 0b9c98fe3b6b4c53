import Link from 'next/link'
import { Brand } from './brand'
import { Icon } from './icon'

export function SiteFooter({ site }) {
  const { footer } = site
  return (
    <footer className="footer footer-columns on-dark">
      <div className="wrap">
        <div className="footer-grid">
          <div className="footer-about">
            <Brand site={site} on="dark" />
            <p>{footer.about}</p>
            {footer.social.length > 0 && (
              <ul className="social" aria-label="Media sosial">
                {footer.social.map(link => (
                  <li key={link.href}>
                    <a href={link.href} rel="me">
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          {footer.columns.map(column => (
            <div className="footer-column" key={column.title}>
              <h2>{column.title}</h2>
              <ul className="footer-links">
                {column.links.map(link => (
                  <li key={link.href + link.label}>
                    <Link href={link.href}>{link.label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div className="footer-column">
            <h2>Kontak</h2>
            <Contact contact={footer.contact} />
          </div>
        </div>
        <p className="legal">
          <span>{`\u00a9 ${site.year} ${site.title}`}</span>
          {footer.legal && <span>{footer.legal}</span>}
        </p>
      </div>
    </footer>
  )
}

function Contact({ contact }) {
  const lines = [
    { icon: 'place', text: contact.address },
    { icon: 'mail', text: contact.email, href: `mailto:${contact.email}` },
    { icon: 'phone', text: contact.phone, href: `tel:${digitsOf(contact.phone)}` },
    { icon: 'message-circle', text: contact.whatsapp, href: `https://wa.me/${digitsOf(contact.whatsapp)}` },
  ]
  return (
    <ul className="contact">
      {lines
        .filter(line => line.text)
        .map(line => (
          <li key={line.icon}>
            <Icon name={line.icon} />
            {line.href ? <a href={line.href}>{line.text}</a> : <span>{line.text}</span>}
          </li>
        ))}
    </ul>
  )
}

const digitsOf = (phone = '') => phone.replace(/\D/g, '').replace(/^0/, '62')
