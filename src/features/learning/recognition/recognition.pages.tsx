import './recognition.css'
import { to } from '../../../routes.ts'
import { AccountField, AccountPage } from '../../../ui/office/account.tsx'
import { Facts } from '../../../ui/office/panels.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { VerificationPage, Verified } from './recognition.contract.ts'

export const pages: PagesOf<'recognition.verification'> = { 'recognition.verification': Verification }

/** For whoever holds a code: what is behind it. Works without script. */
function Verification({ data }: { data: VerificationPage }) {
  const { found, isUnknown } = data
  const notice = found
    ? { tone: found.tone, text: found.words }
    : isUnknown
      ? {
          tone: 'bad' as const,
          text: 'Tidak ada sertifikat, lencana, atau tanda terima dengan kode ini. Periksa lagi hurufnya.',
        }
      : undefined
  return (
    <AccountPage
      title={found?.title ?? 'Verifikasi'}
      text={
        found
          ? undefined
          : 'Ketik kode yang tercetak di sertifikat, lencana, atau tanda terima kuis dan tugas.'
      }
      home="/"
      notice={notice}
      links={found && <a href={to.verification()}>Periksa kode lain</a>}
    >
      {found ? (
        <Found found={found} />
      ) : (
        <form className="account-form" method="get" action={data.action}>
          <AccountField
            label="Kode"
            name="code"
            value={data.typed}
            error={undefined}
            autoComplete="off"
            required
          />
          <div className="account-actions">
            <button className="btn btn-main" type="submit">
              Periksa
            </button>
          </div>
        </form>
      )}
    </AccountPage>
  )
}

function Found({ found }: { found: Verified }) {
  return (
    <>
      <Facts facts={found.facts} />
      <div className="account-actions account-actions-wide">
        {found.fileHref && (
          <a className="btn btn-main" href={found.fileHref} download>
            Unduh PDF
          </a>
        )}
        {found.newerHref && (
          <a className="btn btn-main" href={found.newerHref}>
            Lihat penggantinya
          </a>
        )}
      </div>
      {found.credentialHref && (
        <section className="recognition-share" aria-labelledby="bagikan">
          <h2 id="bagikan">Ini milik Anda?</h2>
          <p>Tunjukkan di tempat lain. Siapa pun yang membukanya sampai di halaman ini.</p>
          <ul>
            {found.shares.map(one => (
              <li key={one.label}>
                <a href={one.href} target="_blank" rel="noopener noreferrer">
                  {one.label}
                </a>
              </li>
            ))}
            <li>
              <a href={found.credentialHref} download>
                Unduh lencana digital
              </a>
              <small>Open Badges 3.0, untuk dompet digital dan sistem lain</small>
            </li>
          </ul>
        </section>
      )}
    </>
  )
}
