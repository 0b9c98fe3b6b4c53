import type { Tx } from '../../platform/db/transaction.ts'
import type { Kind, Member } from '../../platform/http/access.ts'
import { hashToken, isToken, randomToken } from '../../platform/secrets/tokens.ts'
import { lifetimes } from './sessions.rules.ts'
import { endSession, endSessionsOf, findAlive, insertSession, touch } from './sessions.store.ts'

export { endSession, endSessionsOf }

/** a session is written to at most once a minute: reading a page stays a read */
const touchEvery = 60_000

/** Who holds this token here, at this time; undefined for everything else, another tenant's token among it. */
export async function findMember(tx: Tx, token: string, now: Date): Promise<Member | undefined> {
  if (!isToken(token)) return undefined
  const row = await findAlive(tx, hashToken(token), now)
  if (!row) return undefined
  const { lastSeenAt, ...member } = row
  if (now.getTime() - lastSeenAt.getTime() > touchEvery) {
    await touch(tx, member.sessionId, now, new Date(now.getTime() + lifetimes(member.kind).idle))
  }
  return member
}

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
  const expiresAt = new Date(now.getTime() + absolute)
  await insertSession(tx, {
    id: hashToken(token),
    membershipId: opening.membershipId,
    accountId: opening.accountId,
    signIn: opening.signIn,
    oidcSid: opening.oidcSid ?? null,
    channel: opening.channel ?? 'browser',
    isStrong: opening.isStrong,
    actingReason: opening.actingReason ?? null,
    userAgent: opening.userAgent.slice(0, 400),
    ip: opening.ip,
    now,
    idleExpiresAt: new Date(now.getTime() + idle),
    expiresAt,
  })
  return { token, expiresAt }
}
