import { limits } from '../../../shared/limits.ts'
import './outbox.css'
import { AccountField, AccountPage } from '../../../ui/office/account.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { OutboxMail, OutboxPage } from './accounts.contract.ts'

export const pages: PagesOf<'accounts.outbox'> = { 'accounts.outbox': Outbox }

/** Every mail there is, for trying the product without a mail server. */
function Outbox({ data }: { data: OutboxPage }) {
  const { home, filter, mails, codes } = data
  return (
    <AccountPage
      title="Kotak keluar"
      text="Server email belum diatur, jadi semua email berhenti di sini. Halaman ini hanya ada di mesin ini."
      home={home}
      isWide
    >
      <form className="account-form account-filter" method="get" action="/kotak-keluar">
        <AccountField
          label="Alamat email"
          name="address"
          value={filter}
          inputMode="email"
          maxLength={limits.mailAddress}
        />
        <div className="account-actions">
          <button className="btn btn-line" type="submit">
            Saring
          </button>
          {filter && (
            <a className="account-link" href="/kotak-keluar">
              Tampilkan semua
            </a>
          )}
        </div>
      </form>
      {codes.length > 0 && !filter && (
        <section className="account-card">
          <div className="account-head">
            <h2>Kode faktor kedua akun demo</h2>
            <p>
              Yang sekarang tampil di aplikasi autentikator mereka; berganti tiap 30 detik, dan halaman ini
              memuat yang baru dengan sendirinya.
            </p>
          </div>
          <dl className="account-codes">
            {codes.map(({ email, name, code }) => (
              <div key={email}>
                <dt>
                  {name} <span>{email}</span>
                </dt>
                <dd>{code}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {mails.length === 0 ? (
        <p className="account-card account-text">
          {filter ? `Tidak ada email untuk "${filter}".` : 'Belum ada email.'}
        </p>
      ) : (
        mails.map(mail => <Mail key={mail.id} mail={mail} />)
      )}
    </AccountPage>
  )
}

function Mail({ mail }: { mail: OutboxMail }) {
  return (
    <article className="account-card" id={`surat-${mail.id}`}>
      <div className="account-head">
        <h2>{mail.subject}</h2>
        <p>
          Kepada <strong>{mail.recipient}</strong> · {mail.tenant} · {mail.at} · {mail.state}
        </p>
      </div>
      {mail.code && <p className="secret-code account-mail-code">{mail.code}</p>}
      {mail.links.length > 0 && (
        <ul className="account-actions">
          {mail.links.map((link, index) => (
            <li key={link.href}>
              <a className={index === 0 ? 'btn btn-line' : 'account-link'} href={link.href}>
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      )}
      <details className="account-more">
        <summary>Baca isi email</summary>
        <pre className="account-mail">{mail.text}</pre>
      </details>
    </article>
  )
}
