import type { AccountPageData } from '../../../shared/account-page.ts'
import type { PasskeyView } from '../factors/factors.ts'

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

export interface OwnAccountPage extends AccountPageData {
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

export interface StrangerPage extends AccountPageData {
  signInHref: string
}

export interface PasswordPage extends AccountPageData {
  email: string
  hasPassword: boolean
}

export interface EmailPage extends AccountPageData {
  email: string
  typed: string
  hasPassword: boolean
  /** waits for its code */
  newEmail: string | null
}

export interface EmailLinkPage extends AccountPageData {
  token: string
  newEmail: string
}

export interface SaidPage extends AccountPageData {
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
