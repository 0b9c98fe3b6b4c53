import './accounts.css'
import type { ReactNode } from 'react'
import { limits } from '../../../shared/limits.ts'
import { Icon } from '../../../ui/icon.tsx'
import { AccountField } from '../../../ui/office/account.tsx'
import type { Agreement } from './accounts.contract.ts'

/** Parts that the account service's forms share. */

export function NewPassword({
  label,
  error,
  isFocused,
}: {
  label: string
  error: string | undefined
  isFocused?: boolean
}) {
  return (
    <AccountField
      label={label}
      name="password"
      type="password"
      error={error}
      hint="Minimal 8 karakter. Beberapa kata acak lebih aman dan lebih mudah diingat."
      autoComplete="new-password"
      {...(isFocused ? { isFocused } : {})}
      required
    />
  )
}

interface TickProps {
  name: string
  error: string | undefined
  isTicked: boolean
  children: ReactNode
}

/** Never ticked by us: agreeing is something one does. */
function Tick({ name, error, isTicked, children }: TickProps) {
  return (
    <div className="field">
      <div className="check">
        <input
          id={name}
          name={name}
          type="checkbox"
          value="1"
          defaultChecked={isTicked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
        />
        <label htmlFor={name}>{children}</label>
      </div>
      {error && (
        <p className="field-error" id={`${name}-error`}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

interface AgreementsProps {
  agreement: Agreement
  values: Record<string, string>
  errors: Record<string, string>
}

/** What is agreed to before one becomes a member somewhere. A notice that is not published is not asked about. */
export const Agreements = ({ agreement, values, errors }: AgreementsProps) => (
  <>
    <Tick name="terms" error={errors.terms} isTicked={values.terms === '1'}>
      Saya menyetujui <NewTab href={agreement.termsHref}>Syarat dan Ketentuan</NewTab>.
    </Tick>
    {agreement.privacyVersion > 0 && (
      <Tick name="privacy" error={errors.privacy} isTicked={values.privacy === '1'}>
        Saya telah membaca <NewTab href={agreement.privacyHref}>Pemberitahuan Privasi</NewTab> dan menyetujui
        pemrosesan data saya seperti dijelaskan di sana.
      </Tick>
    )}
    <input type="hidden" name="privacyVersion" value={agreement.privacyVersion} />
  </>
)

export const NewTab = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className="account-link" href={href} target="_blank" rel="noopener">
    {children}
  </a>
)

interface OwnEmailProps {
  value: string | undefined
  error: string | undefined
  hint?: string
  autoComplete?: string
  isFocused?: boolean
  /** not theirs to change here */
  isFixed?: boolean
}

/** The address that an account is signed in with. */
export const OwnEmail = ({ autoComplete = 'username', ...props }: OwnEmailProps) => (
  <AccountField
    label="Email"
    name="email"
    type="email"
    autoComplete={autoComplete}
    inputMode="email"
    maxLength={limits.mailAddress}
    {...props}
    required
  />
)
