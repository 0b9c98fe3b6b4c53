import { limits } from '../../../shared/limits.ts'
import { Icon } from '../../../ui/icon.tsx'
import { AccountField } from '../../../ui/office/account.tsx'

/** Six digits of an authenticator app. */
export function AppCode({ error, isFocused }: { error?: string | undefined; isFocused?: boolean }) {
  return (
    <AccountField
      label="Kode enam angka"
      name="code"
      error={error}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={limits.appCode}
      look="code"
      placeholder="000000"
      isFocused={isFocused}
      required
    />
  )
}

/** What is said where a passkey did not do, or cannot. */
export function WithoutPasskey({ error }: { error?: string | undefined }) {
  return (
    <>
      {error && (
        <p className="field-error" role="alert">
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
      <noscript>
        <p className="account-text">
          Passkey memerlukan JavaScript. Aktifkan JavaScript, atau pakai cara lain.
        </p>
      </noscript>
      <p className="account-text" data-without-passkey hidden>
        Browser ini tidak mendukung passkey. Pakai cara lain, atau buka dengan browser lain.
      </p>
    </>
  )
}
