import { to } from '../../../routes.ts'
import { AccountPage } from '../../../ui/office/account.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { LogoutPage, NotePage, VerifyPage } from './sessions.contract.ts'

export const pages: PagesOf<'sign-in.logout' | 'sign-in.note' | 'sign-in.verify'> = {
  'sign-in.logout': Logout,
  'sign-in.note': Note,
  'sign-in.verify': Verify,
}

/** When signing in did not work: why, and the way on. */
function Note({ data }: { data: NotePage }) {
  const [main, ...others] = data.actions
  return (
    <AccountPage title={data.title} home={to.home()} notice={{ tone: data.tone, text: data.text }}>
      <div className="account-actions account-actions-wide">
        {main && (
          <a className="btn btn-main" href={main.href}>
            {main.label}
          </a>
        )}
        {others.map(({ label, href }) => (
          <a key={href} className="btn btn-line" href={href}>
            {label}
          </a>
        ))}
      </div>
    </AccountPage>
  )
}

/** Signing out changes something, so it is a form. */
function Logout({ data: { name, tenant } }: { data: LogoutPage }) {
  if (name === undefined) {
    return (
      <AccountPage
        title="Anda sudah keluar"
        text={`Tidak ada sesi yang terbuka di ${tenant}.`}
        home={to.home()}
      >
        <div className="account-actions account-actions-wide">
          <a className="btn btn-main" href={to.login()}>
            Masuk lagi
          </a>
          <a className="btn btn-line" href={to.home()}>
            Kembali ke halaman utama
          </a>
        </div>
      </AccountPage>
    )
  }
  const text = `Anda masuk sebagai ${name}. Keluar di sini juga mengakhiri sesi Anda di situs lain yang memakai akun yang sama.`
  return (
    <AccountPage title={`Keluar dari ${tenant}?`} text={text} home={to.home()}>
      <form className="account-form" method="post" action={to.logout()}>
        <div className="account-actions account-actions-wide">
          <button className="btn btn-main" type="submit">
            Keluar
          </button>
          <a className="btn btn-line" href={to.home()}>
            Tetap masuk
          </a>
        </div>
      </form>
    </AccountPage>
  )
}

function Verify({ data: { action, token } }: { data: VerifyPage }) {
  if (token === '') {
    return (
      <AccountPage
        title="Verifikasi email"
        home={to.home()}
        notice={{ tone: 'warning', text: 'Tautan ini tidak lengkap. Buka kembali tautan dari email kami.' }}
      >
        <div className="account-actions account-actions-wide">
          <a className="btn btn-main" href={to.login()}>
            Masuk
          </a>
        </div>
      </AccountPage>
    )
  }
  return (
    <AccountPage
      title="Verifikasi email"
      text="Satu langkah lagi: pastikan bahwa alamat email ini milik Anda."
      home={to.home()}
    >
      <form className="account-form" method="post" action={action}>
        <input type="hidden" name="token" value={token} />
        <div className="account-actions account-actions-wide">
          <button className="btn btn-main" type="submit">
            Verifikasi email saya
          </button>
        </div>
      </form>
    </AccountPage>
  )
}
