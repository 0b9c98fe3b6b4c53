import { post } from '../../../platform/mail/mail.ts'
import { hashPassword } from '../../../platform/secrets/passwords.ts'
import { hashToken, isToken, randomToken } from '../../../platform/secrets/tokens.ts'
import type { AccountsDeps } from './account-deps.ts'
import { type From, note, orWait, type Site, takeAll } from './account-deps.ts'
import { changedMail, resetMail } from './accounts.mail.ts'
import { lifetimes, limits } from './accounts.rules.ts'
import { findByEmail, findById, setPassword } from './accounts.store.ts'
import { countedAs } from './authenticate.ts'
import { burnTokens, closeWindows, findToken, insertToken, spendToken } from './mail-tokens.store.ts'

interface ResetWish {
  email: string
  tenant: Site
  request: From
}

/** nobody learns from the clock whether there was a mail to write */
const atLeast = 250

/** Sends a link to make a new password, where there is an account; whoever asks cannot tell. */
export async function startReset(parts: AccountsDeps, { email, tenant, request }: ResetWish): Promise<void> {
  const pause = new Promise(resolve => setTimeout(resolve, atLeast))
  const result = await parts.database.withAccounts(async tx => {
    const now = parts.clock.now()
    const wishes = [
      [limits.resetNetwork, request.network],
      [limits.resetAccount, countedAs(email)],
    ] as const
    const wait = await takeAll(tx, wishes, now)
    if (wait > 0) return wait
    const account = await findByEmail(tx, email)
    await note(tx, parts, account?.id ?? null, 'password.reset_asked', request, { tenantId: tenant.id })
    if (account?.status !== 'active') return {}
    const token = randomToken()
    await burnTokens(tx, account.id, 'reset', now)
    await insertToken(tx, {
      tokenHash: hashToken(token),
      codeHash: null,
      purpose: 'reset',
      accountId: account.id,
      email,
      tenantId: tenant.id,
      returnTo: null,
      pending: null,
      now,
      expiresAt: new Date(now.getTime() + lifetimes.reset),
    })
    const to = { to: email, sender: tenant.sender }
    await post(tx, resetMail(to, account.name, `${parts.origin}/atur-sandi?token=${token}`))
    return {}
  })
  await pause
  orWait(result)
}

export interface OpenReset {
  accountId: string
  tenantId: number | null
  /** what the new password may not be made of */
  own: string[]
}

/** Whose link this is, while it holds; reading consumes nothing. */
export async function openReset(parts: AccountsDeps, token: string): Promise<OpenReset | undefined> {
  if (!isToken(token)) return undefined
  return parts.database.withAccounts(async tx => {
    const row = await findToken(tx, hashToken(token))
    const holds = row && row.purpose === 'reset' && row.usedAt === null && row.expiresAt > parts.clock.now()
    const account = holds ? await findById(tx, row.accountId) : undefined
    if (!row || account?.status !== 'active') return undefined
    return { accountId: account.id, tenantId: row.tenantId, own: [account.name, account.email ?? ''] }
  })
}

/** Takes the link and sets the password; false when it holds no longer. Sign-ins are for the caller to end. */
export async function finishReset(
  parts: AccountsDeps,
  token: string,
  password: string,
  request: From,
): Promise<OpenReset | undefined> {
  const open = await openReset(parts, token)
  if (!open) return undefined
  const passwordHash = await hashPassword(password)
  const tenant = open.tenantId === null ? undefined : await parts.tenantContextById(open.tenantId)
  return parts.database.withAccounts(async tx => {
    const now = parts.clock.now()
    const row = await spendToken(tx, hashToken(token), 'reset', now)
    const account = row && (await findById(tx, row.accountId))
    if (!row || !account) return undefined
    await setPassword(tx, account.id, passwordHash, now)
    await closeWindows(tx, account.id, now)
    await note(tx, parts, account.id, 'password.reset', request, { tenantId: row.tenantId })
    if (tenant && account.email !== null) {
      const to = { to: account.email, sender: tenant.sender }
      await post(tx, changedMail(to, account.name, `${parts.origin}/lupa-sandi`))
    }
    return open
  })
}
