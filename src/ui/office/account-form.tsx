import type { ReactNode } from 'react'
import { limits } from '../../shared/limits.ts'
import { AccountField } from './account.tsx'

const looks = { main: 'btn btn-main', line: 'btn btn-line', danger: 'btn btn-main btn-danger' } as const

interface AccountFormProps {
  /** where it is sent */
  action: string
  /** on its button: what will be done */
  submit: ReactNode
  look?: keyof typeof looks
  /** nothing is refused before it is sent: all problems are said together, in our words */
  noValidate?: boolean
  children: ReactNode
}

/** A form of the account's pages: its fields, and its button below. */
export const AccountForm = ({ action, submit, look = 'main', noValidate, children }: AccountFormProps) => (
  <form className="account-form" method="post" action={action} noValidate={noValidate}>
    {children}
    <div className="account-actions">
      <button className={looks[look]} type="submit">
        {submit}
      </button>
    </div>
  </form>
)

interface PasswordNowProps {
  label?: string
  name?: string
  error: string | undefined
}

/** The password that is valid now, from whoever is signed in. */
export const PasswordNow = ({ label = 'Kata sandi', name = 'password', error }: PasswordNowProps) => (
  <AccountField
    label={label}
    name={name}
    type="password"
    error={error}
    autoComplete="current-password"
    maxLength={limits.password}
    required
  />
)
