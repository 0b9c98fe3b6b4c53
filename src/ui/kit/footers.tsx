import type { ReactNode } from 'react'
import { sitePath } from '../../site-links.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-paths.ts'
import type { NavItem, Site } from '../parts.tsx'
import { SchemeChoice } from '../scheme-choice.tsx'
import { Brand } from './brand.tsx'
import type { Ground } from './ground.ts'

interface FooterProps {
  site: Site
  ground?: Ground
  /** above the last line: seals, reports, partners */
  children?: ReactNode
}

function onOf(ground: Ground) {
  return ground === 'dark' || ground === 'brand' || ground === 'brand2' ? 'dark' : 'light'
}

/** Brand and words, columns of links, contact: four columns on a wide screen. */
export function ColumnsFooter({ site, ground = 'dark', children }: FooterProps) {
  const { footer } = site
  return (
    <footer className={`footer footer-columns on-${ground}`}>
      <div className="wrap">
        <div className="footer-grid">
          <div className="footer-about">
            <Brand site={site} on={onOf(ground)} />
            <p>{footer.about}</p>
            <SocialLinks links={footer.social} />
          </div>
          <FooterColumns columns={footer.columns} />
          {Object.values(footer.contact).some(Boolean) && (
            <FooterColumn title="Kontak">
              <ContactLines contact={footer.contact} />
            </FooterColumn>
          )}
        </div>
        {children}
        <LegalLine site={site} />
      </div>
    </footer>
  )
}

/** One broad band: a word of farewell and the way on at the left, all links in one row. */
export function BandFooter({ site, ground = 'brand', children }: FooterProps) {
  const links = site.footer.columns.flatMap(column => column.links)
  return (
    <footer className={`footer footer-band on-${ground}`}>
      <div className="wrap">
        <div className="footer-band-top">
          <div className="footer-about">
            <Brand site={site} on={onOf(ground)} />
            <p>{site.footer.about}</p>
          </div>
          <FooterColumn title="Kontak" bare>
            <ContactLines contact={site.footer.contact} />
          </FooterColumn>
        </div>
        <nav aria-label="Kaki halaman">
          <FooterColumn title="Semua halaman" bare>
            <FooterLinks links={links} />
          </FooterColumn>
        </nav>
        {children}
        <div className="footer-last">
          <LegalLine site={site} />
          <SocialLinks links={site.footer.social} />
        </div>
      </div>
    </footer>
  )
}

/** One line, or as few as fit. */
export function CompactFooter({ site, ground = 'plain', children }: FooterProps) {
  return (
    <footer className={`footer footer-compact on-${ground}`}>
      <div className="wrap">
        <Brand site={site} on={onOf(ground)} />
        <nav aria-label="Kaki halaman">
          <FooterLinks links={site.footer.columns.flatMap(column => column.links).slice(0, 6)} />
        </nav>
        {children}
        <LegalLine site={site} />
      </div>
    </footer>
  )
}

/**
 * A part of the footer under its title: on a phone shut until somebody opens it, on a desk always open
 * (`css/footers.css`); a browser that cannot hold it open has it to open there as well.
 */
export function FooterColumn({ title, bare, className = '', children }: FooterColumnProps) {
  return (
    <details className={`footer-column ${className}`}>
      <summary>{title}</summary>
      {!bare && <h2>{title}</h2>}
      {children}
    </details>
  )
}

interface FooterColumnProps {
  title: string
  /** on a desk it stands there without its title */
  bare?: boolean
  /** for the layout's own styles */
  className?: string
  children: ReactNode
}

/** Every column of links under its title. */
export function FooterColumns({ columns }: { columns: Site['footer']['columns'] }) {
  return columns.map(column => (
    <FooterColumn key={column.title} title={column.title}>
      <FooterLinks links={column.links} />
    </FooterColumn>
  ))
}

export function FooterLinks({ links }: { links: NavItem[] }) {
  return (
    <ul className="footer-links">
      {links.map(link => (
        <li key={link.href + link.label}>
          <a href={link.href}>{link.label}</a>
        </li>
      ))}
    </ul>
  )
}

export function SocialLinks({ links }: { links: NavItem[] }) {
  if (links.length === 0) return null
  return (
    <ul className="social" aria-label="Media sosial">
      {links.map(link => (
        <li key={link.href}>
          <a href={link.href} rel="me">
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  )
}

export function ContactLines({ contact }: { contact: Site['footer']['contact'] }) {
  const lines: { icon: IconName; text?: string; href?: string }[] = [
    { icon: 'place', text: contact.address },
    { icon: 'mail', text: contact.email, href: `mailto:${contact.email}` },
    { icon: 'phone', text: contact.phone, href: `tel:${digitsOf(contact.phone)}` },
    { icon: 'message-circle', text: contact.whatsapp, href: `https://wa.me/${digitsOf(contact.whatsapp)}` },
  ]
  return (
    <ul className="contact">
      {lines.map(
        line =>
          line.text && (
            <li key={line.icon}>
              <Icon name={line.icon} />
              {line.href ? (
                <a href={line.href} className={line.icon === 'mail' ? undefined : 'unbroken'}>
                  <Breakable text={line.text} />
                </a>
              ) : (
                <span>{line.text}</span>
              )}
            </li>
          ),
      )}
    </ul>
  )
}

/** An address of mail too long for its column goes on at the sign in its middle. */
function Breakable({ text }: { text: string }) {
  const [before, after] = text.split('@')
  if (after === undefined) return text
  return (
    <>
      {before}
      <wbr />@{after}
    </>
  )
}

/** everything there is, and how it is seen: in every footer */
export const SiteTools = () => (
  <>
    <a href={sitePath('/Peta-Situs')}>Peta situs</a>
    <SchemeChoice />
  </>
)

export function LegalLine({ site }: { site: Site }) {
  return (
    <p className="legal">
      <span>{`\u00a9 ${site.year} ${site.title}`}</span>
      {site.footer.legal && <span>{site.footer.legal}</span>}
      <SiteTools />
    </p>
  )
}

/** wa.me and tel: want the country code: a leading 0 is Indonesia's */
function digitsOf(phone = '') {
  return phone.replace(/\D/g, '').replace(/^0/, '62')
}
