import type { AccountsDeps } from './account-deps.ts'
import { type From, note } from './account-deps.ts'
import { findById, findProfile, listConsents, sweep } from './accounts.store.ts'
import { authenticate, type Credentials } from './authenticate.ts'
import { closeWindows } from './mail-tokens.store.ts'
import {
  type CodeResult,
  confirmCode,
  confirmedAccount,
  confirmLink,
  findVerification,
  type Registration,
  registerVouched,
  resendCode,
  startRegistration,
} from './registration.ts'
import { finishReset, type OpenReset, openReset, startReset } from './reset.ts'
import { endRows, isSignedIn, keepSignIn, type NewSignIn, revokeGrants, seeSignIn } from './sign-ins.store.ts'

export {
  dropEmailChanges,
  type EmailChangeRow,
  findEmailChange,
  findOwn,
  findProof,
  findWaitingEmail,
  isTaken,
  keepEmailChange,
  keepProof,
  listSignIns,
  moveEmail,
  type OpenSignIn,
  type OwnRow,
  setPassword,
  spendEmailChange,
} from './account-changes.store.ts'
export type { From } from './account-deps.ts'
export {
  agreementForm,
  codeForm,
  email as accountEmail,
  forgotForm,
  newPassword,
  registerForm,
  registrationFields,
  resetForm,
  signInForm,
  tokenForm,
} from './accounts.contract.ts'
export { agreedTo, clientIdOf, strongAcr, words as accountWords } from './accounts.rules.ts'
export { forgetAgreements, writeEvent } from './accounts.store.ts'
export { countTry } from './mail-tokens.store.ts'
export {
  consumePayload,
  destroyPayload,
  findPayload,
  keepPayload,
  revokePayloads,
} from './oidc-payloads.store.ts'
export { readOutbox } from './outbox.ts'
export { refusalOf } from './passwords.rules.ts'
export { listEvents } from './security-events.store.ts'
export { forget, take } from './throttles.store.ts'
export { isVouchedFor, vouchFor } from './vouching.ts'

/** A person as others may know them. */
export interface Account {
  id: string
  email: string
  isEmailVerified: boolean
  name: string
  phone: string | null
  birthDate: string | null
  passwordChangedAt: Date | null
}

/** A client that must hear that somebody signed out there. */
export interface Farewell {
  clientId: string
  sid: string
}

interface EndingWish {
  only?: string | undefined
  except?: string | undefined
  reason: string
}

/** The central account service: who somebody is, whatever tenant they come from. */
export interface Accounts {
  /** Whose password this is; undefined when it is not. Throws tooMany when tries come too fast. */
  authenticate(credentials: Credentials): Promise<Account | undefined>
  /** undefined: nobody, or somebody who may not sign in */
  find(accountId: string): Promise<Account | undefined>
  startRegistration(wish: Registration): Promise<string>
  /** The same for somebody who has shown to read the address's mail: no code is asked. undefined: the account is there. */
  registerVouched(wish: Registration): ReturnType<typeof registerVouched>
  confirmCode(tokenHash: string, code: string, request: From): Promise<CodeResult>
  confirmLink(token: string, request: From): ReturnType<typeof confirmLink>
  confirmedAccount(tokenHash: string): Promise<string | undefined>
  /** Where the link of a mail that confirms an address leads, at the tenant it was sent for; undefined when it is over. */
  findVerification(token: string, tenantId: number): Promise<string | undefined>
  resendCode(tokenHash: string, tenant: Registration['tenant']): Promise<string | undefined>
  startReset(wish: Parameters<typeof startReset>[1]): Promise<void>
  openReset(token: string): Promise<OpenReset | undefined>
  /** A new password; every sign-in of the account ends. */
  finishReset(token: string, password: string, request: From): Promise<OpenReset | undefined>
  /** What somebody agreed to when registering at this tenant. */
  consentsAt(accountId: string, tenantId: number): ReturnType<typeof listConsents>
  /** What they said of themselves when registering there by call. */
  profileAt(accountId: string, tenantId: number): ReturnType<typeof findProfile>
  /** Writes down that somebody is signed in; false when a sign-in of that name is over. */
  keepSignIn(signIn: Omit<NewSignIn, 'now'>): Promise<boolean>
  seeSignIn(uid: string): Promise<void>
  isSignedIn(uid: string): Promise<boolean>
  /** Ends sign-ins with everything that came of them, here and at the tenants; answers how many. */
  endSignIns(accountId: string, wish: EndingWish): Promise<number>
  note(accountId: string, action: string, from: From, detail?: Record<string, unknown>): Promise<void>
  /** who tells the tenants: the provider, once it stands */
  tellWith(tell: (accountId: string, farewells: Farewell[]) => Promise<void>): void
  /** tells the clients, as the provider does */
  tell(accountId: string, farewells: Farewell[]): Promise<void>
  sweep(): Promise<void>
}

export function createAccounts(parts: AccountsDeps): Accounts {
  const { database, clock } = parts
  let tell: (accountId: string, farewells: Farewell[]) => Promise<void> = async () => {}

  async function endSignIns(accountId: string, wish: EndingWish): Promise<number> {
    const { count, farewells } = await database.withAccounts(async tx => {
      // all places mean those on their way in as well
      if (wish.only === undefined) await closeWindows(tx, accountId, clock.now())
      const gone = await endRows(tx, { accountId, ...wish, now: clock.now() })
      const given = gone.flatMap(({ authorizations }) => Object.entries(authorizations ?? {}))
      await revokeGrants(
        tx,
        given.flatMap(([, { grantId }]) => grantId ?? []),
      )
      const told = given.flatMap(([clientId, { sid }]) => (sid === undefined ? [] : [{ clientId, sid }]))
      return { count: gone.length, farewells: told }
    })
    await tell(accountId, farewells)
    return count
  }

  return {
    async authenticate(credentials) {
      const row = await authenticate(parts, credentials)
      return row && accountOf(row)
    },
    async find(accountId) {
      const row = await database.withAccounts(tx => findById(tx, accountId))
      return row?.status === 'active' ? accountOf(row) : undefined
    },
    startRegistration: wish => startRegistration(parts, wish),
    registerVouched: wish => registerVouched(parts, wish),
    confirmCode: (tokenHash, code, request) => confirmCode(parts, tokenHash, code, request),
    confirmLink: (token, request) => confirmLink(parts, token, request),
    findVerification: (token, tenantId) => findVerification(parts, token, tenantId),
    confirmedAccount: tokenHash => confirmedAccount(parts, tokenHash),
    resendCode: (tokenHash, tenant) => resendCode(parts, tokenHash, tenant),
    startReset: wish => startReset(parts, wish),
    openReset: token => openReset(parts, token),
    async finishReset(token, password, request) {
      const done = await finishReset(parts, token, password, request)
      if (done) await endSignIns(done.accountId, { reason: 'password_reset' })
      return done
    },
    profileAt: (accountId, tenantId) => database.withAccounts(tx => findProfile(tx, accountId, tenantId)),
    consentsAt: (accountId, tenantId) => database.withAccounts(tx => listConsents(tx, accountId, tenantId)),
    keepSignIn: signIn => database.withAccounts(tx => keepSignIn(tx, { ...signIn, now: clock.now() })),
    seeSignIn: uid => database.withAccounts(tx => seeSignIn(tx, uid, clock.now())),
    isSignedIn: uid => database.withAccounts(tx => isSignedIn(tx, uid)),
    endSignIns,
    note: (accountId, action, from, detail) =>
      database.withAccounts(tx => note(tx, parts, accountId, action, from, detail)),
    tellWith(next) {
      tell = next
    },
    tell: (accountId, farewells) => tell(accountId, farewells),
    sweep: () => database.withAccounts(tx => sweep(tx, clock.now())),
  }
}

interface Row {
  id: string
  email: string | null
  emailVerifiedAt: Date | null
  name: string
  phone: string | null
  birthDate: string | null
  passwordChangedAt: Date | null
}

const accountOf = ({
  id,
  email,
  emailVerifiedAt,
  name,
  phone,
  birthDate,
  passwordChangedAt,
}: Row): Account => ({
  id,
  email: email ?? '',
  isEmailVerified: emailVerifiedAt !== null,
  name,
  phone,
  birthDate,
  passwordChangedAt,
})
