import './enrol.css'
import { Icon } from '../../../ui/icon.tsx'
import { AccountPage, PasskeyForm } from '../../../ui/office/account.tsx'
import { AccountForm } from '../../../ui/office/account-form.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { CodesPage, EnrolPage } from './factors.contract.ts'
import { AppCode } from './factors.views.tsx'

export const pages: PagesOf<'factors.codes' | 'factors.enrol'> = {
  'factors.codes': FactorCodes,
  'factors.enrol': FactorEnrol,
}

/** An authenticator app, in two steps; a passkey instead where signing in asks for a factor. */
function FactorEnrol({ data }: { data: EnrolPage }) {
  const { home, reason, errors, notice, passkey } = data
  return (
    <AccountPage
      title="Pasang faktor kedua"
      text={
        reason ??
        'Dengan aplikasi autentikator, orang yang mengetahui kata sandi Anda tetap tidak dapat masuk ke akun Anda.'
      }
      home={home}
      notice={notice}
      links={data.cancelHref && <a href={data.cancelHref}>Batal</a>}
    >
      <ol className="account-steps">
        <li>
          <p>
            Pindai kode QR ini dengan aplikasi autentikator di ponsel Anda, misalnya Google Authenticator,
            Aegis, atau Microsoft Authenticator.
          </p>
          <div
            className="account-qr"
            role="img"
            aria-label="Kode QR untuk aplikasi autentikator"
            // drawn by the server from the secret alone
            dangerouslySetInnerHTML={{ __html: data.qrSvgHtml }}
          />
          <details className="account-more">
            <summary>
              <Icon name="chevron-right" />
              Tidak bisa memindai?
            </summary>
            <div className="account-form">
              <p className="account-text">Tuliskan kunci ini di aplikasi, dengan jenis berbasis waktu:</p>
              <p className="secret-code">{data.secret}</p>
              <p className="account-text">
                Aplikasinya ada di perangkat ini? <a href={data.address}>Buka aplikasi autentikator</a>
              </p>
            </div>
          </details>
        </li>
        <li>
          <p>Tuliskan enam angka yang tampil di aplikasi.</p>
          <AccountForm action={data.action} submit="Aktifkan">
            <AppCode error={errors.code} />
          </AccountForm>
        </li>
      </ol>
      {passkey && (
        <div data-with-passkey hidden className="account-form">
          <p className="account-or">atau tanpa aplikasi</p>
          <PasskeyForm
            kind="create"
            action={passkey.action}
            optionsUrl={passkey.options}
            label="Pakai passkey"
          />
          {errors.passkey && <p className="field-error">{errors.passkey}</p>}
        </div>
      )}
    </AccountPage>
  )
}

/** Ten codes, for the one time they can be read. */
function FactorCodes({ data }: { data: CodesPage }) {
  const { home, codes, next } = data
  return (
    <AccountPage
      title="Simpan kode pemulihan"
      text="Kode ini menggantikan faktor kedua ketika ponsel Anda hilang atau rusak. Setiap kode berlaku satu kali, dan hanya ditampilkan sekarang."
      home={home}
    >
      <ul className="secret-codes">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="account-actions">
        <a className="btn btn-line btn-small" href={data.fileHref} download="kode-pemulihan.txt">
          <Icon name="download" />
          Unduh
        </a>
        <button className="btn btn-line btn-small" type="button" data-print hidden>
          <Icon name="file-text" />
          Cetak
        </button>
      </div>
      <p className="account-note account-note-warning">
        <Icon name="warning" />
        <span>Simpan di tempat yang aman, terpisah dari ponsel Anda. Jangan berikan kepada siapa pun.</span>
      </p>
      {next.isForm ? (
        <form className="account-actions" method="post" action={next.href}>
          <button className="btn btn-main" type="submit">
            {next.label}
          </button>
        </form>
      ) : (
        <div className="account-actions">
          <a className="btn btn-main" href={next.href}>
            {next.label}
          </a>
        </div>
      )}
    </AccountPage>
  )
}
