import { limits } from '../../../shared/limits.ts'
import { AccountField, AccountPage, PasskeyForm } from '../../../ui/office/account.tsx'
import { AccountForm, PasswordNow } from '../../../ui/office/account-form.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { PasskeyPage, ProvePage, StepPage, StepWay } from './factors.contract.ts'
import { AppCode, WithoutPasskey } from './factors.views.tsx'

export const pages: PagesOf<'factors.passkey' | 'factors.prove' | 'factors.step'> = {
  'factors.passkey': PasskeyAdd,
  'factors.prove': FactorProve,
  'factors.step': FactorStep,
}

const wayWords: Record<StepWay, string> = {
  app: 'Pakai kode dari aplikasi',
  recovery: 'Pakai kode pemulihan',
  passkey: 'Pakai passkey',
}

const stepTexts: Record<StepWay, string> = {
  app: 'Buka aplikasi autentikator di ponsel Anda, lalu tuliskan enam angka yang tampil.',
  recovery: 'Tuliskan salah satu kode pemulihan yang Anda simpan. Setiap kode hanya berlaku satu kali.',
  passkey: 'Konfirmasi dengan sidik jari, wajah, atau kunci layar perangkat Anda.',
}

/** Signing in: the password was right, now the second factor. */
function FactorStep({ data }: { data: StepPage }) {
  const { home, way, ways, email, errors, notice } = data
  const others = ways.filter(one => one !== way)
  return (
    <AccountPage
      title="Verifikasi dua langkah"
      text={
        <>
          {stepTexts[way]} Anda masuk sebagai <strong>{email}</strong>.
        </>
      }
      home={home}
      notice={notice}
      links={data.cancelHref && <a href={data.cancelHref}>Masuk dengan akun lain</a>}
    >
      {way === 'passkey' ? (
        <>
          <PasskeyForm
            kind="get"
            action={data.passkeyAction}
            optionsUrl={data.passkeyOptions}
            label="Lanjutkan dengan passkey"
            isMain
          />
          <WithoutPasskey error={errors.passkey} />
        </>
      ) : (
        <CodeForm action={data.action} way={way} error={errors.code} />
      )}
      {others.length > 0 && (
        <>
          <p className="account-or">atau</p>
          <ul className="account-links">
            {others.map(one => (
              <li key={one}>
                <a href={`${data.path}?way=${one}`}>{wayWords[one]}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </AccountPage>
  )
}

function CodeForm({
  action,
  way,
  error,
}: {
  action: string
  way: 'app' | 'recovery'
  error?: string | undefined
}) {
  return (
    <AccountForm action={action} submit="Verifikasi">
      <input type="hidden" name="way" value={way} />
      {way === 'app' ? <AppCode error={error} isFocused /> : <RecoveryCode error={error} />}
    </AccountForm>
  )
}

function RecoveryCode({ error }: { error?: string | undefined }) {
  return (
    <AccountField
      label="Kode pemulihan"
      name="code"
      error={error}
      autoComplete="off"
      maxLength={limits.recoveryCode}
      look="long-code"
      placeholder="xxxxx-xxxxx"
      isFocused
      required
    />
  )
}

/** One passkey more. */
function PasskeyAdd({ data }: { data: PasskeyPage }) {
  return (
    <AccountPage
      title="Tambah passkey"
      text="Passkey menggantikan kata sandi: Anda masuk dengan sidik jari, wajah, atau kunci layar, dan tidak dapat dipancing ke situs palsu."
      home={data.home}
      notice={data.notice}
      links={<a href={data.cancelHref}>Batal</a>}
    >
      <PasskeyForm kind="create" action={data.action} optionsUrl={data.options} label="Buat passkey" isMain>
        <AccountField
          label="Nama passkey"
          name="name"
          value={data.suggestedName}
          error={data.errors.name}
          hint="Agar Anda mengenalinya nanti, misalnya nama perangkatnya."
          maxLength={limits.passkeyName}
          autoComplete="off"
          required
        />
      </PasskeyForm>
      <WithoutPasskey error={data.errors.passkey} />
    </AccountPage>
  )
}

/** Before something sensitive: is it still you? */
function FactorProve({ data }: { data: ProvePage }) {
  const { home, email, errors, notice } = data
  const needsCode = data.hasApp || data.hasPasskey
  return (
    <AccountPage
      title="Pastikan ini Anda"
      text={
        <>
          Perubahan ini penting bagi keamanan akun <strong>{email}</strong>, jadi kami memastikan sekali lagi.
        </>
      }
      home={home}
      notice={notice}
      links={<a href={data.cancelHref}>Batal</a>}
    >
      {data.hasPasskey && (
        <div className="account-form" data-with-passkey hidden>
          <PasskeyForm
            kind="get"
            action={data.passkeyAction}
            optionsUrl={data.passkeyOptions}
            label="Pakai passkey"
            isMain={!data.hasPassword}
          />
          {data.hasPassword && <p className="account-or">atau</p>}
        </div>
      )}
      {errors.passkey && <WithoutPasskey error={errors.passkey} />}
      {data.hasPassword && (
        <AccountForm action={data.action} submit="Lanjutkan">
          <input type="hidden" name="username" value={email} autoComplete="username" />
          <PasswordNow error={errors.password} />
          {needsCode && (
            <AccountField
              label={data.hasApp ? 'Kode enam angka, atau kode pemulihan' : 'Kode pemulihan'}
              name="code"
              error={errors.code}
              autoComplete="one-time-code"
              maxLength={limits.recoveryCode}
              look="long-code"
              required
            />
          )}
        </AccountForm>
      )}
    </AccountPage>
  )
}
