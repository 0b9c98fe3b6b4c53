import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import type { TermsPage } from './terms.rules.ts'

export const pages: PagesOf<'site.terms'> = { 'site.terms': TermsAndConditions }

/** Read before registering, and by whoever wants to know what holds. */
function TermsAndConditions({ data: { site, sections, privacyHref } }: { data: TermsPage }) {
  const { DetailFrame } = useParts()
  return (
    <DetailFrame
      variant="article"
      heading={{
        title: 'Syarat dan Ketentuan',
        lead: `Yang berlaku saat Anda memakai situs dan mengikuti kelas ${site}.`,
      }}
      crumbs={[{ label: 'Beranda', href: '/' }, { label: 'Syarat dan Ketentuan' }]}
      facts={[]}
    >
      <div className="prose">
        {sections.map(({ title, text }, index) => (
          <section key={title}>
            <h2>
              {index + 1}. {title}
            </h2>
            {text.split(/\n{2,}/).map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <p>
          Data pribadi Anda diatur dalam <a href={privacyHref}>Kebijakan Privasi</a>.
        </p>
      </div>
    </DetailFrame>
  )
}
