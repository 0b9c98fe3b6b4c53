import { sitePath } from '../../../site-links.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import { Prose } from '../../../ui/prose.tsx'
import type { PolicyPage } from './notices.contract.ts'

export const pages: PagesOf<'privacy.policy'> = { 'privacy.policy': Policy }

/** What a tenant tells people about their data, for everybody to read. */
function Policy({ data }: { data: PolicyPage }) {
  const { DetailFrame } = useParts()
  const { shown, site, versions, rightsHref } = data
  return (
    <DetailFrame
      variant="article"
      heading={{
        title: 'Kebijakan Privasi',
        lead: `Data apa yang diproses ${site}, untuk apa, dan hak Anda atasnya.`,
      }}
      crumbs={[{ label: 'Beranda', href: '/' }, { label: 'Kebijakan Privasi' }]}
      facts={
        shown
          ? [
              {
                icon: 'book',
                text: `Versi ${shown.version}${shown.isCurrent ? ', berlaku' : ', tidak berlaku lagi'}`,
              },
              { icon: 'calendar', text: `Terbit ${shown.dateText}` },
            ]
          : []
      }
    >
      {shown ? <Shown data={data} shown={shown} /> : <NotYet data={data} />}
      {shown && (
        <section className="block prose">
          <h2>Gunakan hak Anda</h2>
          <p>
            Anggota dapat mengunduh data, mengubah persetujuan, dan menghapus akun di halaman{' '}
            <a href={rightsHref}>Privasi & data</a>.
          </p>
        </section>
      )}
      {versions.length > 1 && (
        <section className="block prose">
          <h2>Semua versi</h2>
          <ul>
            {versions.map(version => (
              <li key={version.version}>
                {version.isShown ? (
                  <strong>
                    Versi {version.version}, {version.dateText}
                  </strong>
                ) : (
                  <a href={version.href}>
                    Versi {version.version}, {version.dateText}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </DetailFrame>
  )
}

function Shown({ data, shown }: { data: PolicyPage; shown: NonNullable<PolicyPage['shown']> }) {
  return (
    <>
      {shown.isCurrent || (
        <p className="prose">
          <strong>Ini versi lama.</strong> <a href={sitePath('/Privacy-Policy')}>Baca versi yang berlaku</a>.
        </p>
      )}
      {shown.version > 1 && (
        <p className="prose">
          <strong>Yang berubah di versi ini:</strong> {shown.summary}
        </p>
      )}
      <Prose html={data.contentHtml} />
    </>
  )
}

function NotYet({ data: { site, contact } }: { data: PolicyPage }) {
  return (
    <div className="prose">
      <p>
        {site} belum menerbitkan kebijakan privasi. Untuk bertanya tentang data Anda,{' '}
        {contact.email ? (
          <>
            tulis ke <a href={`mailto:${contact.email}`}>{contact.email}</a>.
          </>
        ) : contact.whatsapp ? (
          <>hubungi WhatsApp {contact.whatsapp}.</>
        ) : (
          <>hubungi pengelola situs ini.</>
        )}
      </p>
    </div>
  )
}
