import { verifyPassword } from '../../../platform/secrets/passwords.ts'
import { hashToken } from '../../../platform/secrets/tokens.ts'
import { type AccountsDeps, type From, note, orWait, takeAll } from './account-deps.ts'
import { limits, normaliseEmail } from './accounts.rules.ts'
import { type AccountRow, findByEmail } from './accounts.store.ts'
import { forget, giveBack, take } from './throttles.store.ts'

export interface Credentials {
  email: string
  password: string
  request: From
  /** where it was tried: for the log of what happened to the account */
  tenantId: number
}

/** Whom an address counts as, whether or not there is an account: limits must not tell. */
export const countedAs = (email: string) => hashToken(`akun ${email}`).slice(0, 32)

/**
 * The one place where a password is compared, whoever asks: pages, calls, programs. Unknown addresses take as long as
 * wrong passwords and answer the same. Tries are counted before, and given back to whoever was right.
 */
export async function authenticate(
  parts: AccountsDeps,
  credentials: Credentials,
): Promise<AccountRow | undefined> {
  const { database, clock } = parts
  const { password, request, tenantId } = credentials
  const email = normaliseEmail(credentials.email)
  const whom = countedAs(email)
  const pair = `${whom} ${request.network}`
  const { account } = orWait(
    await database.withAccounts(async tx => {
      const now = clock.now()
      const found = await findByEmail(tx, email)
      let wait = await takeAll(
        tx,
        [
          [limits.signInNetwork, request.network],
          [limits.signInPair, pair],
        ],
        now,
      )
      // many strangers at one account: each network gets one try a minute, the owner's among them
      if (wait === 0 && (await take(tx, limits.signInAccount, whom, now)) > 0)
        wait = await take(tx, limits.signInSlowly, pair, now)
      if (wait === 0) return { account: found }
      await note(tx, parts, found?.id ?? null, 'sign_in.slowed', request, { tenantId, wait })
      return wait
    }),
  )
  const isRight = (await verifyPassword(account?.passwordHash, password)) && account?.status === 'active'
  return database.withAccounts(async tx => {
    if (!isRight || !account) {
      await note(tx, parts, account?.id ?? null, 'sign_in.failed', request, { tenantId })
      return undefined
    }
    await giveBack(tx, limits.signInNetwork, request.network)
    await giveBack(tx, limits.signInAccount, whom)
    await forget(tx, limits.signInPair, pair)
    await note(tx, parts, account.id, 'sign_in.password', request, { tenantId })
    return account
  })
}
