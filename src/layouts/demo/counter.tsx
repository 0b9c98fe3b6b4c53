import { sitePath } from '../../site-links.ts'
import { ButtonLink } from '../../ui/kit/actions.tsx'
import { Brand } from '../../ui/kit/brand.tsx'
import { ContactLines, FooterColumn, FooterColumns, LegalLine, SocialLinks } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'

/** Ruled cells, and a bar that stays in sight on every page: whoever has seen enough asks for a demo there. */
export function Counter({ site }: { site: Site }) {
  const { about, columns, contact, social } = site.footer
  return (
    <footer className="footer dm-foot on-soft">
      <div className="wrap">
        <div className="dm-cells">
          <div className="dm-cell-first">
            <Brand site={site} />
            <p>{about}</p>
            <SocialLinks links={social} />
          </div>
          <FooterColumns columns={columns} />
          <FooterColumn title="Hubungi">
            <ContactLines contact={contact} />
          </FooterColumn>
        </div>
        <LegalLine site={site} />
      </div>
      <div className="dm-bar on-dark">
        <p>
          <strong>Lihat dengan isi Anda sendiri</strong>
          <span>Pilih waktu, kami tunjukkan langsung.</span>
        </p>
        <ButtonLink action={{ label: 'Minta demo', href: sitePath('/Make-Appointment') }} icon="calendar" />
      </div>
    </footer>
  )
}
