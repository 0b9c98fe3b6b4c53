import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { hashPassword, verifyPassword } from '../../../platform/secrets/passwords.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { hashToken } from '../../../platform/secrets/tokens.ts'
import { invalidField, notFound, tooMany, unauthorized } from '../../../shared/failure.ts'
import {
  type Accounts,
  findOwn,
  findProof,
  forget,
  keepProof,
  listEvents,
  listSignIns,
  type OpenSignIn,
  type OwnRow,
  refusalOf,
  setPassword,
  take,
  writeEvent,
} from '../accounts/accounts.ts'
import { type By, noteChange } from '../factors/factors.ts'
import { createEmailChange } from './email-change.ts'
import { eventsShown, freshFor, limits, signInLifetime } from './own-account.rules.ts'

export type { EventView, SignInView } from './own-account.contract.ts'
export { methodsInWords, ownPathOf, placeOf, wordsOf as eventWords } from './own-account.rules.ts'

export type { OpenSignIn, OwnRow }

interface Deps {
  database: Pick<Database, 'withAccounts'>
  secrets: Secrets
  clock: Clock
  accounts: Pick<Accounts, 'endSignIns'>
  /** of the account service's host */
  origin: string
}

/** Somebody signed in at the account service itself. */
export interface Self {
  accountId: string
  /** uid of the sign-in */
  signIn: string
}

export type OwnAccount = ReturnType<typeof createOwnAccount>
export type OwnOverview = Awaited<ReturnType<OwnAccount['overview']>>

/** how a page names a sign-in: it must not carry the name by which the provider finds its session */
export const signInId = (uid: string) => hashToken(`sign-in ${uid}`).slice(0, 24)

/** What somebody may do to their own account. */
export function createOwnAccount({ database, secrets, clock, accounts, origin }: Deps) {
  const { withAccounts } = database
  const emailChange = createEmailChange({ database, secrets, clock, origin })

  async function own(accountId: string): Promise<OwnRow> {
    const row = await withAccounts(tx => findOwn(tx, accountId))
    if (!row) throw unauthorized()
    return row
  }

  /** Throws unless this is the password; counted before it is looked at, and slowed after five. */
  async function assertPassword(accountId: string, password: string, field = 'password'): Promise<OwnRow> {
    const { row, wait } = await withAccounts(async tx => ({
      wait: await take(tx, limits.password, accountId, clock.now()),
      row: await findOwn(tx, accountId),
    }))
    if (wait > 0) throw tooMany(wait)
    if (!row) throw unauthorized()
    if (!(await verifyPassword(row.passwordHash, password)))
      throw invalidField(field, 'Kata sandi salah', 'wrong_password')
    await withAccounts(tx => forget(tx, limits.password, accountId))
    return row
  }

  return {
    own,
    emailChange,
    assertPassword,

    overview: ({ accountId }: Self) =>
      withAccounts(async tx => ({
        signIns: await listSignIns(tx, accountId, new Date(clock.now().getTime() - signInLifetime)),
        events: await listEvents(tx, accountId, eventsShown),
        newEmail: (await emailChange.waiting(tx, accountId))?.email ?? null,
      })),

    /** Whether what is sensitive may be done now, or a proof is due first. */
    async isFresh({ accountId, signIn }: Self): Promise<boolean> {
      const at = await withAccounts(tx => findProof(tx, signIn, accountId))
      return at !== undefined && clock.now().getTime() - at.getTime() <= freshFor
    },

    async proved({ accountId, signIn }: Self, { ip, userAgent }: By): Promise<void> {
      const at = clock.now()
      await withAccounts(async tx => {
        await keepProof(tx, signIn, accountId, at)
        await writeEvent(tx, { accountId, action: 'sign_in.proved', ip, userAgent, at })
      })
    },

    /** Every other place where one is signed in ends with the old password. */
    async changePassword(self: Self, passwords: { current: string; next: string }, by: By): Promise<void> {
      const { id, name, email, passwordHash } = await own(self.accountId)
      if (passwordHash !== null) await assertPassword(id, passwords.current, 'current')
      if (passwords.next === passwords.current)
        throw invalidField('password', 'Pilih kata sandi yang berbeda dari yang lama', 'same')
      const refusal = await refusalOf(passwords.next, [name, email])
      if (refusal) throw invalidField('password', refusal, 'weak')
      const hash = await hashPassword(passwords.next)
      const at = clock.now()
      await withAccounts(async tx => {
        await setPassword(tx, id, hash, at)
        await noteChange(tx, { person: { id, name, email }, by, change: 'password.changed', at, origin })
      })
      await accounts.endSignIns(id, { except: self.signIn, reason: 'password_changed' })
    },

    async requestEmail(self: Self, wish: { email: string; password: string }, by: By): Promise<void> {
      const row = await own(self.accountId)
      if (row.passwordHash !== null) await assertPassword(row.id, wish.password)
      if (wish.email === row.email) throw invalidField('email', 'Itu email Anda yang sekarang', 'same')
      const wait = await withAccounts(tx => take(tx, limits.emailChange, row.id, clock.now()))
      if (wait > 0) throw tooMany(wait)
      await emailChange.request({ id: row.id, name: row.name, email: row.email }, wish.email, by)
    },

    /** One place; true when it is this very one. Another account's is as unknown as one that never was. */
    async endSignIn(self: Self, id: string, { ip, userAgent }: By): Promise<boolean> {
      const { accountId } = self
      const since = new Date(clock.now().getTime() - signInLifetime)
      const all = await withAccounts(tx => listSignIns(tx, accountId, since))
      const found = all.find(({ uid }) => signInId(uid) === id)
      if (!found) throw notFound('Perangkat')
      await accounts.endSignIns(accountId, { only: found.uid, reason: 'ended_by_owner' })
      await withAccounts(tx =>
        writeEvent(tx, { accountId, action: 'sign_in.ended', ip, userAgent, at: clock.now() }),
      )
      return found.uid === self.signIn
    },

    async endOtherSignIns({ accountId, signIn }: Self, { ip, userAgent }: By): Promise<void> {
      await accounts.endSignIns(accountId, { except: signIn, reason: 'ended_by_owner' })
      await withAccounts(tx =>
        writeEvent(tx, { accountId, action: 'sign_in.others_ended', ip, userAgent, at: clock.now() }),
      )
    },
  }
}
