import { createHmac, randomInt } from 'node:crypto'
import type { Tx } from '../../../platform/db/transaction.ts'
import { post } from '../../../platform/mail/mail.ts'
import { hashPassword } from '../../../platform/secrets/passwords.ts'
import { hashToken, isSame, isToken, randomToken } from '../../../platform/secrets/tokens.ts'
import { routes } from '../../../routes.ts'
import { type AccountsDeps, type From, note, orWait, type Site, takeAll } from './account-deps.ts'
import { type Pending, pendingShape } from './accounts.contract.ts'
import { alreadyMail, confirmMail } from './accounts.mail.ts'
import { codeTries, lifetimes, limits } from './accounts.rules.ts'
import {
  type AccountRow,
  confirm,
  findByEmail,
  findById,
  keepConsents,
  keepProfile,
  reserve,
} from './accounts.store.ts'
import { countedAs } from './authenticate.ts'
import {
  burnTokens,
  countTry,
  findToken,
  insertToken,
  type MailTokenRow,
  markConfirmed,
  spendToken,
} from './mail-tokens.store.ts'

export interface Registration {
  name: string
  email: string
  password: string
  birthDate: string
  consents: Pending['consents']
  phone?: string | undefined
  profile?: Pending['profile']
  tenant: Site
  request: From
}

export type CodeResult = { accountId: string } | 'wrong' | 'spent'

/**
 * Begins a registration and answers the hash of its token. An address that has an account gets another mail and a token
 * that no code opens; whoever registers cannot tell. The password waits with the token, so none is put on an account
 * before its owner has read the mail.
 */
export const startRegistration = (parts: AccountsDeps, wish: Registration): Promise<string> =>
  start(parts, wish, post)

/**
 * Begins and ends a registration, for somebody who came by a mail to that very address. An address that has an account
 * is told so by another mail, as ever; then there is a token that no code opens, and no account id.
 */
export async function registerVouched(
  parts: AccountsDeps,
  wish: Registration,
): Promise<{ tokenHash: string; accountId?: string | undefined }> {
  const tokenHash = await start(parts, wish, async () => {})
  return parts.database.withAccounts(async tx => {
    const row = await findToken(tx, tokenHash)
    if (!row?.pending) return { tokenHash }
    const taken = await spendToken(tx, tokenHash, 'verify', parts.clock.now())
    return { tokenHash, ...(taken && (await becomeTrue(tx, parts, taken, wish.request))) }
  })
}

/** `sendConfirmation` sends the mail with the code; the one to somebody who has an account already is always sent. */
async function start(
  parts: AccountsDeps,
  wish: Registration,
  sendConfirmation: typeof post,
): Promise<string> {
  const { name, email, birthDate, consents, phone, profile, tenant, request } = wish
  const pending = {
    name,
    birthDate,
    consents,
    phone,
    profile,
    passwordHash: await hashPassword(wish.password),
  }
  const { tokenHash } = orWait(
    await parts.database.withAccounts(async tx => {
      const now = parts.clock.now()
      const wishes = [
        [limits.signUpNetwork, request.network],
        [limits.codeMail, countedAs(email)],
      ] as const
      const wait = await takeAll(tx, wishes, now)
      if (wait > 0) return wait
      const account = (await reserve(tx, email, name, now)) ?? (await findByEmail(tx, email))
      if (!account) throw new Error('An account that was there is gone')
      await note(tx, parts, account.id, 'account.registering', request, { tenantId: tenant.id })
      return { tokenHash: await sendCode(tx, parts, account, pending, tenant, sendConfirmation) }
    }),
  )
  return tokenHash
}

const isConfirmed = (account: AccountRow) => account.emailVerifiedAt !== null || account.status !== 'active'

async function sendCode(
  tx: Tx,
  parts: AccountsDeps,
  account: AccountRow,
  pending: Pending,
  tenant: Site,
  sendConfirmation = post,
): Promise<string> {
  const now = parts.clock.now()
  const token = randomToken()
  const tokenHash = hashToken(token)
  const email = account.email ?? ''
  const isKnown = isConfirmed(account)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await insertToken(tx, {
    tokenHash,
    codeHash: isKnown ? null : codeHash(parts, tokenHash, code),
    purpose: 'verify',
    accountId: account.id,
    email,
    tenantId: tenant.id,
    returnTo: null,
    pending: isKnown ? null : pending,
    now,
    expiresAt: new Date(now.getTime() + lifetimes.verify),
  })
  const to = { to: email, sender: tenant.sender }
  const home = tenant.origin
  const mail = isKnown
    ? alreadyMail(to, {
        name: account.name,
        signInUrl: `${home}${routes.Login}`,
        resetUrl: `${parts.origin}/lupa-sandi`,
      })
    : confirmMail(to, pending.name, code, `${home}${routes.CallbackVerify}?token=${token}`)
  if (account.status !== 'erased') await (isKnown ? post : sendConfirmation)(tx, mail)
  return tokenHash
}

/** Six digits are few: they are kept with a key that the database does not know. */
const codeHash = ({ secrets }: AccountsDeps, tokenHash: string, code: string) =>
  createHmac('sha256', secrets.key('mail codes')).update(`${tokenHash} ${code}`).digest('hex')

export async function confirmCode(
  parts: AccountsDeps,
  tokenHash: string,
  code: string,
  request: From,
): Promise<CodeResult> {
  return parts.database.withAccounts(async tx => {
    const now = parts.clock.now()
    const since = new Date(now.getTime() - lifetimes.code)
    const row = await countTry(tx, tokenHash, codeTries, since, now)
    if (!row) return 'spent'
    if (row.codeHash !== null && isSame(row.codeHash, codeHash(parts, tokenHash, code))) {
      const taken = await spendToken(tx, tokenHash, 'verify', now)
      return (taken && (await becomeTrue(tx, parts, taken, request))) ?? 'spent'
    }
    await note(tx, parts, row.accountId, 'account.wrong_code', request)
    if (row.tries < codeTries) return 'wrong'
    await spendToken(tx, tokenHash, 'verify', now)
    return 'spent'
  })
}

/** The link in the mail, brought by POST: looking at it consumes nothing. */
export async function confirmLink(
  parts: AccountsDeps,
  token: string,
  request: From,
): Promise<{ accountId: string; tenantId: number | null } | undefined> {
  if (!isToken(token)) return undefined
  return parts.database.withAccounts(async tx => {
    const row = await spendToken(tx, hashToken(token), 'verify', parts.clock.now())
    const confirmed = row && (await becomeTrue(tx, parts, row, request))
    return row && confirmed && { ...confirmed, tenantId: row.tenantId }
  })
}

/** What waited with the token becomes the account's; undefined when somebody else's registration was faster. */
async function becomeTrue(
  tx: Tx,
  parts: AccountsDeps,
  row: MailTokenRow,
  request: From,
): Promise<{ accountId: string } | undefined> {
  const now = parts.clock.now()
  const pending = pendingShape.safeParse(row.pending)
  const account = await findById(tx, row.accountId)
  if (!account || !pending.success || isConfirmed(account)) return undefined
  await confirm(tx, account.id, pending.data, now)
  if (row.tenantId !== null) {
    await keepConsents(tx, account.id, row.tenantId, pending.data.consents, now)
    if (pending.data.profile) await keepProfile(tx, account.id, row.tenantId, pending.data.profile)
  }
  await burnTokens(tx, account.id, 'verify', now)
  await markConfirmed(tx, row.tokenHash, now)
  await note(tx, parts, account.id, 'account.confirmed', request, { tenantId: row.tenantId })
  return { accountId: account.id }
}

/** The account that this registration became, for the window that still waits for the code. */
export async function confirmedAccount(parts: AccountsDeps, tokenHash: string): Promise<string | undefined> {
  const row = await parts.database.withAccounts(tx => findToken(tx, tokenHash))
  return row?.confirmedAt ? row.accountId : undefined
}

/** Another code for the same registration; the one before is worth nothing. undefined: too late, begin again. */
export async function resendCode(
  parts: AccountsDeps,
  tokenHash: string,
  tenant: Site,
): Promise<string | undefined> {
  const result = await parts.database.withAccounts(async tx => {
    const now = parts.clock.now()
    const row = await findToken(tx, tokenHash)
    const account = row && (await findById(tx, row.accountId))
    if (!row || !account || row.confirmedAt || row.expiresAt <= now) return { tokenHash: undefined }
    const wait = await takeAll(tx, [[limits.codeMail, countedAs(row.email)]], now)
    if (wait > 0) return wait
    const pending = pendingShape.safeParse(row.pending)
    await spendToken(tx, tokenHash, 'verify', now)
    if (!pending.success && !isConfirmed(account)) return { tokenHash: undefined }
    const nothing = { name: account.name, birthDate: '', passwordHash: '', consents: [] }
    return { tokenHash: await sendCode(tx, parts, account, pending.data ?? nothing, tenant) }
  })
  return orWait(result).tokenHash
}

/** Looked at only: the link still opens what it opened. */
export async function findVerification(
  { database, clock }: Pick<AccountsDeps, 'database' | 'clock'>,
  token: string,
  tenantId: number,
): Promise<string | undefined> {
  const row = await database.withAccounts(tx => findToken(tx, hashToken(token)))
  const isOpen = row?.purpose === 'verify' && row.usedAt === null && row.expiresAt > clock.now()
  return isOpen && row.tenantId === tenantId ? `${routes.CallbackVerify}?token=${token}` : undefined
}
