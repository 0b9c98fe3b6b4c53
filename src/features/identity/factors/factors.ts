import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { hashToken } from '../../../platform/secrets/tokens.ts'
import { conflict, invalidField, notFound, tooMany } from '../../../shared/failure.ts'
import { type From, forget, take, writeEvent } from '../accounts/accounts.ts'
import type { By, Person } from './factors.contract.ts'
import { type FactorChange, noteChange } from './factors.mail.ts'
import { codeTries, totpCodeOf, wrongCode, wrongPasskey } from './factors.rules.ts'
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  deleteTotp,
  findTotp,
  hasFactor,
  listTotpOwners,
} from './factors.store.ts'
import { deletePasskey, insertPasskey, listPasskeys, renamePasskey } from './passkeys.store.ts'
import { createPasskeys } from './passkeys.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import { createTotp } from './totp.ts'

export { deviceOf } from './devices.rules.ts'
export { type By, type PasskeyView, type Person, passkeyName, type StepWay } from './factors.contract.ts'
export { noteChange } from './factors.mail.ts'
export { methodsOf, recoveryText, wrongPasskey } from './factors.rules.ts'

interface Deps {
  database: Pick<Database, 'withAccounts'>
  secrets: Secrets
  clock: Clock
  /** of the account service's host */
  origin: string
}

/** how an address names a passkey: authenticators choose ids of any length */
export const passkeyId = (credentialId: string) => hashToken(`passkey ${credentialId}`).slice(0, 24)

export type Factors = ReturnType<typeof createFactors>
export type FactorsOverview = Awaited<ReturnType<Factors['overview']>>

/** Second factors of accounts: an authenticator app, recovery codes, passkeys. */
export function createFactors({ database, secrets, clock, origin }: Deps) {
  const totp = createTotp(secrets, 'Sanggar')
  const recovery = createRecoveryCodes(secrets)
  const passkeys = createPasskeys({ database, clock, origin })
  const { withAccounts } = database

  /** The first factor brings its recovery codes; later ones leave them as they are. */
  const firstCodes = async (tx: Tx, accountId: string) =>
    (await countRecoveryCodes(tx, accountId)) > 0 ? undefined : recovery.renew(tx, accountId)

  /** Counts each try, right or wrong, before it is looked at; a right one clears the count. */
  async function tried(accountId: string, by: From, check: (tx: Tx, now: Date) => Promise<boolean>) {
    const now = clock.now()
    const outcome = await withAccounts(async tx => {
      for (const limit of codeTries) {
        const wait = await take(tx, limit, accountId, now)
        if (wait > 0) return wait
      }
      if (!(await check(tx, now))) {
        const { ip, userAgent } = by
        await writeEvent(tx, { accountId, action: 'factor.failed', ip, userAgent, at: now })
        return 'wrong'
      }
      for (const limit of codeTries) await forget(tx, limit, accountId)
      return 'right'
    })
    if (outcome === 'wrong') throw invalidField('code', wrongCode, 'wrong_code')
    if (outcome !== 'right') throw tooMany(outcome)
  }

  return {
    passkeys,

    /** What stands between the password and being signed in. Who has a factor uses it, asked for or not. */
    async required(accountId: string, isRequested: boolean): Promise<'none' | 'verify' | 'enrol'> {
      if (await withAccounts(tx => hasFactor(tx, accountId))) return 'verify'
      return isRequested ? 'enrol' : 'none'
    },

    /**
     * What the authenticators of these addresses show now. For the outbox page of a demo, whose people have no phones;
     * nothing else may ask.
     */
    demoCodes: (domain: string) =>
      withAccounts(async tx => {
        const codes: { email: string; name: string; code: string }[] = []
        for (const { id, email, name } of await listTotpOwners(tx, `%@${domain}`)) {
          const code = await totp.current(tx, id, clock.now())
          if (code !== undefined) codes.push({ email, name, code })
        }
        return codes
      }),

    overview: (accountId: string) =>
      withAccounts(async tx => ({
        totpSince: (await findTotp(tx, accountId))?.confirmedAt ?? undefined,
        recoveryCodesLeft: await countRecoveryCodes(tx, accountId),
        passkeys: await listPasskeys(tx, accountId),
      })),

    pendingTotp: (person: Person) => withAccounts(tx => totp.pending(tx, person, clock.now())),

    /** Answers recovery codes to keep, where there were none. */
    async confirmTotp(person: Person, typed: string, by: By): Promise<string[] | undefined> {
      let codes: string[] | undefined
      await tried(person.id, by, async (tx, now) => {
        if (!(await totp.confirm(tx, person.id, typed, now))) return false
        codes = await firstCodes(tx, person.id)
        await note(tx, person, by, 'totp.added')
        return true
      })
      return codes
    },

    verifyTotp: (accountId: string, typed: string, by: From) =>
      tried(accountId, by, (tx, now) => totp.verify(tx, accountId, typed, now)),

    spendRecoveryCode: (person: Person, typed: string, by: By) =>
      tried(person.id, by, async (tx, now) => {
        const isRight = await recovery.use(tx, person.id, typed, now)
        if (isRight) await note(tx, person, by, 'recovery_code.used')
        return isRight
      }),

    /** A code of either kind, told apart by how it looks. */
    verifyCode(person: Person, typed: string, by: By): Promise<void> {
      const isTotp = totpCodeOf(typed) !== undefined
      return isTotp ? this.verifyTotp(person.id, typed, by) : this.spendRecoveryCode(person, typed, by)
    },

    async removeTotp(person: Person, by: By): Promise<void> {
      await withAccounts(async tx => {
        if (!(await deleteTotp(tx, person.id))) throw notFound('Aplikasi autentikator')
        await note(tx, person, by, 'totp.removed')
        await dropUselessCodes(tx, person.id)
      })
    },

    renewRecoveryCodes: (person: Person, by: By) =>
      withAccounts(async tx => {
        if (!(await hasFactor(tx, person.id))) throw conflict('Pasang faktor kedua terlebih dahulu')
        await note(tx, person, by, 'recovery_codes.renewed')
        return recovery.renew(tx, person.id)
      }),

    /** Answers recovery codes to keep, where there were none. */
    async addPasskey(person: Person, within: string, passkey: { name: string; json: string }, by: By) {
      const made = await passkeys.added(person.id, within, passkey.json)
      if (!made) throw invalidField('passkey', wrongPasskey, 'wrong_passkey')
      const { name } = passkey
      return withAccounts(async tx => {
        const row = { ...made, accountId: person.id, name, createdAt: clock.now() }
        if (!(await insertPasskey(tx, row))) throw conflict('Passkey itu sudah terdaftar')
        await note(tx, person, by, 'passkey.added', name)
        return firstCodes(tx, person.id)
      })
    },

    /**
     * For the operator, when somebody has lost phone, codes and passkeys alike: all of them go, and the owner is told.
     * Sign-ins are for the caller to end.
     */
    release: (person: Person, by: By) =>
      withAccounts(async tx => {
        await deleteTotp(tx, person.id)
        await deleteRecoveryCodes(tx, person.id)
        for (const { credentialId } of await listPasskeys(tx, person.id))
          await deletePasskey(tx, credentialId)
        await note(tx, person, by, 'factors.released')
      }),

    /** An answer that did not fit, for the history; `accountId` is null where nobody was asked by name. */
    passkeyFailed: (accountId: string | null, { ip, userAgent }: From) =>
      withAccounts(tx =>
        writeEvent(tx, { accountId, action: 'passkey.failed', ip, userAgent, at: clock.now() }),
      ),

    async renamePasskey(accountId: string, id: string, name: string): Promise<void> {
      await withAccounts(async tx => {
        const { credentialId } = await passkeyOf(tx, accountId, id)
        await renamePasskey(tx, credentialId, name)
      })
    },

    async removePasskey(person: Person, id: string, by: By): Promise<void> {
      await withAccounts(async tx => {
        const { credentialId, name } = await passkeyOf(tx, person.id, id)
        await deletePasskey(tx, credentialId)
        await note(tx, person, by, 'passkey.removed', name)
        await dropUselessCodes(tx, person.id)
      })
    },
  }

  /** Another account's is as unknown as one that never was. */
  async function passkeyOf(tx: Tx, accountId: string, id: string) {
    const found = (await listPasskeys(tx, accountId)).find(one => passkeyId(one.credentialId) === id)
    if (!found) throw notFound('Passkey')
    return found
  }

  /** codes that stand in for nothing are no way in */
  async function dropUselessCodes(tx: Tx, accountId: string): Promise<void> {
    if (!(await hasFactor(tx, accountId))) await deleteRecoveryCodes(tx, accountId)
  }

  function note(tx: Tx, person: Person, by: By, change: FactorChange, name?: string): Promise<void> {
    return noteChange(tx, { person, by, change, name, at: clock.now(), origin })
  }
}
