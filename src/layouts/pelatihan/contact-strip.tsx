import { sitePath } from '../../site-links.ts'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/kit/actions.tsx'
import { ColumnsFooter } from '../../ui/kit/footers.tsx'
import type { Site } from '../../ui/parts.tsx'

const proposal = { label: 'Minta penawaran', href: sitePath('/Make-Appointment') }

/** Whom to call stands above everything. */
export function ContactStrip({ site }: { site: Site }) {
  const { email, phone } = site.footer.contact
  return (
    <div className="on-soft pl-strip">
      <div className="wrap">
        {phone && (
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            <Icon name="phone" />
            {phone}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className="pl-strip-mail">
            <Icon name="mail" />
            {email}
          </a>
        )}
        <a href={proposal.href} className="pl-strip-ask">
          {proposal.label}
          <Icon name="arrow-right" />
        </a>
      </div>
    </div>
  )
}

/** The last word is the same on every page: ask for a proposal. */
export function ProposalFooter({ site }: { site: Site }) {
  return (
    <ColumnsFooter site={site} ground="soft">
      <div className="pl-ask">
        <p>
          <strong>Perlu pelatihan yang disesuaikan?</strong>
          <span>Sebutkan peserta, tujuan, dan waktunya. Kami menyusun penawaran untuk lembaga Anda.</span>
        </p>
        <ButtonLink action={proposal} size="large" />
      </div>
    </ColumnsFooter>
  )
}
