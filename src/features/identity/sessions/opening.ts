import type { Tx } from '../../../platform/db/transaction.ts'
import type { Kind } from '../../../platform/http/access.ts'
import { hashToken, randomToken } from '../../../platform/secrets/tokens.ts'
import { lifetimes } from './sessions.rules.ts'
import { insertSession } from './sessions.store.ts'

interface Opening {
  membershipId: number
  accountId: string
  kind: Kind
  /** uid of the account service's sign-in; when that ends, this does */
  signIn: string
  oidcSid?: string | undefined
  channel?: 'browser' | 'bearer'
  isStrong: boolean
  actingReason?: string | undefined
  /** milliseconds in all, where that is less than the kind's own */
  lifetime?: number | undefined
  /** the ID token this came of, sealed: handed back at sign-out */
  idTokenSealed?: string | undefined
  userAgent: string
  ip: string
}

/** Opens a session and answers its token: 43 characters that are nowhere but with whoever holds them. */
export async function openSession(
  tx: Tx,
  opening: Opening,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomToken()
  const { idle, absolute } = lifetimes(opening.kind)
  const expiresAt = new Date(now.getTime() + Math.min(absolute, opening.lifetime ?? absolute))
  await insertSession(tx, {
    id: hashToken(token),
    membershipId: opening.membershipId,
    accountId: opening.accountId,
    signIn: opening.signIn,
    oidcSid: opening.oidcSid ?? null,
    channel: opening.channel ?? 'browser',
    isStrong: opening.isStrong,
    actingReason: opening.actingReason ?? null,
    idTokenSealed: opening.idTokenSealed ?? null,
    userAgent: opening.userAgent.slice(0, 400),
    ip: opening.ip,
    now,
    idleExpiresAt: new Date(Math.min(now.getTime() + idle, expiresAt.getTime())),
    expiresAt,
  })
  return { token, expiresAt }
}
