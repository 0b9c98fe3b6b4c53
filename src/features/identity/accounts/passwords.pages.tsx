import { AccountField, AccountPage } from '../../../ui/office/account.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { ForgotPage, FormPage } from './accounts.contract.ts'
import { NewPassword, Submit } from './accounts.views.tsx'

export const pages: PagesOf<'accounts.forgot' | 'accounts.reset'> = {
  'accounts.forgot': Forgot,
  'accounts.reset': Reset,
}

/** Forgotten passwords. */

function Forgot({ data }: { data: ForgotPage }) {
  const { home, action, values, errors, notice } = data
  return (
    <AccountPage
      title="Lupa kata sandi?"
      text="Tuliskan email akun Anda. Kami akan mengirim tautan untuk membuat kata sandi baru."
      home={home}
      notice={notice}
      links={<a href={data.signInHref}>Kembali ke halaman masuk</a>}
    >
      <form className="account-form" method="post" action={action} noValidate>
        <AccountField
          label="Email"
          name="email"
          type="email"
          value={values.email}
          error={errors.email}
          autoComplete="username"
          inputMode="email"
          maxLength={254}
          isFocused
        />
        <Submit>Kirim tautan</Submit>
      </form>
    </AccountPage>
  )
}

function Reset({ data }: { data: FormPage }) {
  const { home, action, values, errors, notice } = data
  return (
    <AccountPage
      title="Buat kata sandi baru"
      text="Setelah diganti, Anda dikeluarkan dari semua perangkat dan masuk lagi dengan kata sandi baru."
      home={home}
      notice={notice}
    >
      <form className="account-form" method="post" action={action} noValidate>
        <input type="hidden" name="token" value={values.token} />
        <NewPassword label="Kata sandi baru" error={errors.password} isFocused />
        <Submit>Simpan kata sandi</Submit>
      </form>
    </AccountPage>
  )
}
