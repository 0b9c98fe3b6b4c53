import { AccountPage } from '../../../ui/office/account.tsx'
import { AccountForm } from '../../../ui/office/account-form.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { ForgotPage, FormPage } from './accounts.contract.ts'
import { NewPassword, OwnEmail } from './accounts.views.tsx'

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
      <AccountForm action={action} submit="Kirim tautan" noValidate>
        <OwnEmail value={values.email} error={errors.email} isFocused />
      </AccountForm>
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
      <AccountForm action={action} submit="Simpan kata sandi" noValidate>
        <input type="hidden" name="token" value={values.token} />
        <NewPassword label="Kata sandi baru" error={errors.password} isFocused />
      </AccountForm>
    </AccountPage>
  )
}
