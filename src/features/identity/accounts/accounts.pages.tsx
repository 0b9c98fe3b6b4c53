import { limits } from '../../../shared/limits.ts'
import './accounts.css'
import { BirthDate } from '../../../ui/birth-date.tsx'
import { AccountField, AccountPage, fieldLook, PasskeyForm } from '../../../ui/office/account.tsx'
import { AccountForm } from '../../../ui/office/account-form.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type {
  CodePage,
  JoinPage,
  LogoutPage,
  MessagePage,
  RegisterPage,
  SignInPage,
} from './accounts.contract.ts'
import { Agreements, NewPassword, OwnEmail } from './accounts.views.tsx'

export const pages: PagesOf<
  | 'accounts.code'
  | 'accounts.join'
  | 'accounts.logout'
  | 'accounts.message'
  | 'accounts.register'
  | 'accounts.signIn'
> = {
  'accounts.code': Code,
  'accounts.join': Join,
  'accounts.logout': Logout,
  'accounts.message': Message,
  'accounts.register': Register,
  'accounts.signIn': SignIn,
}

/** Pages of the account service. Every one is a plain form that works without script. */

function SignIn({ data }: { data: SignInPage }) {
  const { home, site, action, values, errors, notice, passkeyHref } = data
  return (
    <AccountPage
      title={`Masuk ke ${site}`}
      home={home}
      notice={notice}
      links={
        <span>
          Belum punya akun? <a href={data.registerHref}>Daftar</a>
        </span>
      }
    >
      <AccountForm action={action} submit="Masuk" noValidate>
        <OwnEmail
          value={values.email}
          error={errors.email}
          autoComplete={passkeyHref ? 'username webauthn' : 'username'}
          isFocused={!values.email}
        />
        <AccountField
          label="Kata sandi"
          name="password"
          type="password"
          error={errors.password}
          aside={<a href={data.forgotHref}>Lupa kata sandi?</a>}
          autoComplete="current-password"
          isFocused={!!values.email}
          required
        />
      </AccountForm>
      {passkeyHref && (
        <div className="account-form" data-with-passkey hidden>
          <p className="account-or">atau</p>
          <PasskeyForm
            kind="get"
            action={passkeyHref}
            optionsUrl={`${passkeyHref}/tantangan`}
            label="Masuk dengan passkey"
            isAutofilled
          />
        </div>
      )}
    </AccountPage>
  )
}

function Register({ data }: { data: RegisterPage }) {
  const { home, site, action, values, errors, notice } = data
  return (
    <AccountPage
      title={`Daftar di ${site}`}
      text="Satu akun untuk semua kelas dan program Anda."
      home={home}
      notice={notice}
      links={
        <span>
          Sudah punya akun? <a href={data.signInHref}>Masuk</a>
        </span>
      }
    >
      <AccountForm action={action} submit="Daftar" noValidate>
        <AccountField
          label="Nama lengkap"
          name="name"
          value={values.name}
          error={errors.name}
          autoComplete="name"
          maxLength={limits.fullName}
          isFocused
          required
        />
        <OwnEmail
          value={values.email}
          error={errors.email}
          hint={
            (data.isInvited ? 'Undangan Anda berlaku untuk alamat ini. ' : '') +
            (data.asksCode ? 'Kami mengirim kode konfirmasi ke alamat ini.' : '')
          }
          isFixed={data.isInvited}
        />
        <NewPassword label="Kata sandi" error={errors.password} />
        <BirthDate
          look={fieldLook}
          control="input"
          label="Tanggal lahir"
          name="birthDate"
          value={values.birthDate ?? ''}
          error={errors.birthDate}
          isFocused={errors.birthDate !== undefined}
          hint="Peserta di bawah 18 tahun memerlukan persetujuan orang tua atau wali."
          required
        />
        <Agreements agreement={data.agreement} values={values} errors={errors} />
        <div className="account-trap" aria-hidden="true">
          <label htmlFor="website">Situs web</label>
          <input id="website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
      </AccountForm>
    </AccountPage>
  )
}

/** Who has an account and is no member here is asked once; of members nobody asks anything. */
function Join({ data }: { data: JoinPage }) {
  const { home, site, action, values, errors, agreement } = data
  return (
    <AccountPage
      title={`Gabung di ${site}?`}
      text={`Anda masuk dengan akun ${data.name}, yang belum terdaftar di ${site}. Setelah bergabung, situs ini menerima nama, email, nomor telepon, dan tanggal lahir dari akun Anda.`}
      home={home}
      links={<a href={home}>Tidak sekarang</a>}
    >
      <AccountForm action={action} submit="Gabung" noValidate>
        <input type="hidden" name="name" value={data.name} />
        <input type="hidden" name="next" value={data.next} />
        <Agreements agreement={agreement} values={values} errors={errors} />
      </AccountForm>
    </AccountPage>
  )
}

function Code({ data }: { data: CodePage }) {
  const { home, action, errors, notice, email } = data
  return (
    <AccountPage
      title="Konfirmasi email"
      text={
        <>
          Kami mengirim kode enam angka ke <strong>{email || 'alamat email Anda'}</strong>. Masukkan kodenya
          di bawah ini, atau buka tautan di email itu.
        </>
      }
      home={home}
      notice={notice}
      links={<a href={data.changeHref}>Ganti alamat email</a>}
    >
      <AccountForm action={action} submit="Konfirmasi" noValidate>
        <AccountField
          label="Kode konfirmasi"
          name="code"
          look="code"
          error={errors.code}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={limits.mailCode}
          isFocused
          required
        />
      </AccountForm>
      <form className="account-actions account-again" method="post" action={data.resendAction}>
        <span className="account-text">Belum sampai? Periksa folder spam.</span>
        <button className="btn btn-quiet" type="submit">
          Kirim kode baru
        </button>
      </form>
    </AccountPage>
  )
}

function Logout({ data }: { data: LogoutPage }) {
  return (
    <AccountPage
      title="Keluar dari akun?"
      text={
        <>
          Anda masuk sebagai <strong>{data.who}</strong>. Setelah keluar, Anda juga keluar dari semua situs
          yang memakai akun ini di peramban ini.
        </>
      }
      home={data.home}
    >
      <form className="account-actions account-actions-wide" method="post" action={data.action}>
        <input type="hidden" name="xsrf" value={data.values.xsrf} />
        <button className="btn btn-main" type="submit">
          Keluar
        </button>
        <a className="btn btn-line" href={data.cancelHref}>
          Tetap masuk
        </a>
      </form>
    </AccountPage>
  )
}

function Message({ data }: { data: MessagePage }) {
  const { home, title, text, action } = data
  return (
    <AccountPage title={title} home={home}>
      {text.map(paragraph => (
        <p className="account-text" key={paragraph}>
          {paragraph}
        </p>
      ))}
      {action && (
        <div className="account-actions account-actions-wide">
          <a className="btn btn-main" href={action.href}>
            {action.label}
          </a>
        </div>
      )}
    </AccountPage>
  )
}
