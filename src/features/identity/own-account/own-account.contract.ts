import type { PasskeyView } from '../factors/factors.ts'

export interface Notice {
  tone: 'good' | 'bad' | 'info' | 'warning'
  text: string
}

export interface SignInView {
  id: string
  device: string
  place: string
  method: string
  since: string
  seen: string
  isThis: boolean
}

export interface EventView {
  text: string
  at: string
  from: string
}

export interface OwnAccountPage {
  home: string
  site: string
  notice?: Notice
  name: string
  email: string
  isVerified: boolean
  /** an address that waits to be confirmed */
  newEmail: string | null
  passwordChanged: string | null
  totpSince: string | null
  recoveryCodesLeft: number
  passkeys: PasskeyView[]
  signIns: SignInView[]
  events: EventView[]
  signOutAction: string
}

export interface StrangerPage {
  home: string
  site: string
  signInHref: string
}

interface FormPage {
  home: string
  site: string
  errors: Record<string, string>
  notice?: Notice
}

export interface PasswordPage extends FormPage {
  email: string
  hasPassword: boolean
}

export interface EmailPage extends FormPage {
  email: string
  typed: string
  hasPassword: boolean
  /** waits for its code */
  newEmail: string | null
}

export interface EmailLinkPage {
  home: string
  site: string
  token: string
  newEmail: string
}

export interface SaidPage {
  home: string
  site: string
  title: string
  text: string
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'own-account.email': EmailPage
    'own-account.email-link': EmailLinkPage
    'own-account.home': OwnAccountPage
    'own-account.password': PasswordPage
    'own-account.said': SaidPage
    'own-account.stranger': StrangerPage
  }
}
