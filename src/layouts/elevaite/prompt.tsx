import { sitePath } from '../../site-links.ts'
import { Icon } from '../../ui/icon.tsx'
import { Brand } from '../../ui/kit/brand.tsx'
import { ContactLines, FooterColumn, FooterLinks, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'

interface PromptProps {
  id: string
  label: string
  /** below the line: what the box does and does not do */
  note?: string
}

/** The search of the site, asked as one would ask an assistant; its note says that it is a search. */
export function Prompt({ id, label, note }: PromptProps) {
  return (
    <search className="ev-prompt">
      <form action={sitePath('/Cari')}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          name="q"
          type="search"
          placeholder="Tulis topik, pekerjaan, atau alat"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        <div className="ev-prompt-foot">
          {note && <p id={`${id}-note`}>{note}</p>}
          <button className="btn btn-main" type="submit">
            <Icon name="search" />
            Cari
          </button>
        </div>
      </form>
    </search>
  )
}

/** The question once more, in a pane of glass, and the links around it. */
export function PromptFooter({ site }: { site: Site }) {
  const { footer } = site
  return (
    <footer className="footer ev-foot ev-field on-dark">
      <div className="wrap">
        <div className="ev-foot-pane">
          <div className="footer-about">
            <Brand site={site} on="dark" />
            <p>{footer.about}</p>
          </div>
          <Prompt id="tanya-lagi" label="Masih ada yang dicari?" />
        </div>
        <div className="ev-foot-links">
          {footer.columns.map(column => (
            <FooterColumn key={column.title} title={column.title}>
              <FooterLinks links={column.links} />
            </FooterColumn>
          ))}
          <FooterColumn title="Kontak" bare>
            <ContactLines contact={footer.contact} />
          </FooterColumn>
        </div>
        <SocialLinks links={footer.social} />
        <LegalLine site={site} />
      </div>
    </footer>
  )
}
