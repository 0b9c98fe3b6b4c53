import { Icon } from '../../../ui/icon.tsx'
import { AccountField, AccountPage } from '../../../ui/office/account.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type {
  EmailLinkPage,
  EmailPage,
  PasswordPage,
  SaidPage,
  StrangerPage,
} from './own-account.contract.ts'

export const pages: PagesOf<
  | 'own-account.email'
  | 'own-account.email-link'
  | 'own-account.password'
  | 'own-account.said'
  | 'own-account.stranger'
> = {
  'own-account.email': EmailChange,
  'own-account.email-link': EmailLink,
  'own-account.password': PasswordChange,
  'own-account.said': Said,
  'own-account.stranger': Stranger,
}

/** The account host asked by somebody who is not signed in there. */
function Stranger({ data }: { data: StrangerPage }) {
  return (
    <AccountPage
      title="Akun Anda"
      text="Satu akun untuk semua situs yang memakai layanan ini. Masuk untuk melihat profil, mengganti kata sandi, dan mengatur keamanan akun Anda."
      home={data.home}
    >
      <div className="account-actions">
        <a className="btn btn-main" href={data.signInHref}>
          Masuk lewat {data.site}
        </a>
      </div>
    </AccountPage>
  )
}

function PasswordChange({ data }: { data: PasswordPage }) {
  const { home, email, errors, hasPassword, notice } = data
  return (
    <AccountPage
      title={hasPassword ? 'Ubah kata sandi' : 'Buat kata sandi'}
      text="Setelah diubah, semua perangkat lain dikeluarkan dari akun Anda."
      home={home}
      notice={notice}
      links={<a href="/">Batal</a>}
    >
      <form className="account-form" method="post" action="/akun/kata-sandi">
        <input type="hidden" name="username" value={email} autoComplete="username" />
        {hasPassword && (
          <AccountField
            label="Kata sandi sekarang"
            name="current"
            type="password"
            error={errors.current}
            autoComplete="current-password"
            maxLength={1024}
          />
        )}
        <AccountField
          label="Kata sandi baru"
          name="password"
          type="password"
          error={errors.password}
          hint="Minimal 8 karakter. Beberapa kata yang tidak berhubungan lebih mudah diingat dan lebih sulit ditebak."
          autoComplete="new-password"
          maxLength={256}
        />
        <div className="account-actions">
          <button className="btn btn-main" type="submit">
            Simpan kata sandi
          </button>
        </div>
      </form>
    </AccountPage>
  )
}

function EmailChange({ data }: { data: EmailPage }) {
  const { home, email, typed, errors, newEmail, notice } = data
  return (
    <AccountPage
      title="Ubah email"
      text={
        <>
          Email Anda sekarang <strong>{email}</strong>. Alamat itu tetap berlaku sampai yang baru
          dikonfirmasi.
        </>
      }
      home={home}
      notice={notice}
      links={<a href="/">Kembali ke akun</a>}
    >
      {newEmail && <EmailCode newEmail={newEmail} error={errors.code} />}
      <form className="account-form" method="post" action="/akun/email">
        {newEmail && <p className="account-or">atau pakai alamat lain</p>}
        <AccountField
          label="Email baru"
          name="email"
          type="email"
          value={typed}
          error={errors.email}
          autoComplete="email"
          maxLength={254}
        />
        {data.hasPassword && (
          <AccountField
            label="Kata sandi"
            name="password"
            type="password"
            error={errors.password}
            autoComplete="current-password"
            maxLength={1024}
          />
        )}
        <div className="account-actions">
          <button className={newEmail ? 'btn btn-line' : 'btn btn-main'} type="submit">
            Kirim kode konfirmasi
          </button>
        </div>
      </form>
    </AccountPage>
  )
}

function EmailCode({ newEmail, error }: { newEmail: string; error?: string | undefined }) {
  return (
    <>
      <form className="account-form" method="post" action="/akun/email/kode">
        <AccountField
          label={`Kode yang dikirim ke ${newEmail}`}
          name="code"
          error={error}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={11}
          look="code"
          placeholder="000000"
        />
        <div className="account-actions">
          <button className="btn btn-main" type="submit">
            Konfirmasi email
          </button>
        </div>
      </form>
      <form className="account-actions" method="post" action="/akun/email/batal">
        <button className="btn btn-quiet" type="submit">
          Batalkan penggantian ini
        </button>
      </form>
    </>
  )
}

/** The link in the mail: looking at it changes nothing, mail programs look as well. */
function EmailLink({ data }: { data: EmailLinkPage }) {
  return (
    <AccountPage
      title="Konfirmasi email baru"
      text={
        <>
          Mulai sekarang Anda masuk dengan <strong>{data.newEmail}</strong>.
        </>
      }
      home={data.home}
      links={<a href="/">Kembali ke akun</a>}
    >
      <form className="account-actions" method="post" action="/akun/email/konfirmasi">
        <input type="hidden" name="token" value={data.token} />
        <button className="btn btn-main" type="submit">
          Konfirmasi email
        </button>
      </form>
    </AccountPage>
  )
}

/** A page that says one thing. */
function Said({ data }: { data: SaidPage }) {
  return (
    <AccountPage title={data.title} text={data.text} home={data.home}>
      <div className="account-actions">
        <a className="btn btn-main" href="/">
          <Icon name="arrow-left" />
          Kembali ke akun
        </a>
      </div>
    </AccountPage>
  )
}
