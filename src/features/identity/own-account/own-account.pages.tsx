import { limits } from '../../../shared/limits.ts'
import { Icon } from '../../../ui/icon.tsx'
import { AccountField, AccountPage } from '../../../ui/office/account.tsx'
import { AccountForm, PasswordNow } from '../../../ui/office/account-form.tsx'
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
      <AccountForm action="/akun/kata-sandi" submit="Simpan kata sandi">
        <input type="hidden" name="username" value={email} autoComplete="username" />
        {hasPassword && <PasswordNow label="Kata sandi sekarang" name="current" error={errors.current} />}
        <AccountField
          label="Kata sandi baru"
          name="password"
          type="password"
          error={errors.password}
          hint="Minimal 8 karakter. Beberapa kata yang tidak berhubungan lebih mudah diingat dan lebih sulit ditebak."
          autoComplete="new-password"
          maxLength={limits.newPassword}
          required
        />
      </AccountForm>
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
      <AccountForm action="/akun/email" submit="Kirim kode konfirmasi" look={newEmail ? 'line' : 'main'}>
        {newEmail && <p className="account-or">atau pakai alamat lain</p>}
        <AccountField
          label="Email baru"
          name="email"
          type="email"
          value={typed}
          error={errors.email}
          autoComplete="email"
          maxLength={limits.mailAddress}
          required
        />
        {data.hasPassword && <PasswordNow error={errors.password} />}
      </AccountForm>
    </AccountPage>
  )
}

function EmailCode({ newEmail, error }: { newEmail: string; error?: string | undefined }) {
  return (
    <>
      <AccountForm action="/akun/email/kode" submit="Konfirmasi email">
        <AccountField
          label={`Kode yang dikirim ke ${newEmail}`}
          name="code"
          error={error}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={limits.appCode}
          look="code"
          placeholder="000000"
          required
        />
      </AccountForm>
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
