import type { Tx } from '../../../platform/db/transaction.ts'
import type { Member } from '../../../platform/http/access.ts'
import { hashToken, isToken } from '../../../platform/secrets/tokens.ts'
import { lifetimes } from './sessions.rules.ts'
import {
  endAllSessions,
  endSession,
  endSessionsOf,
  endSessionsOfSignIn,
  findAlive,
  findIdToken,
  rememberLogoutToken,
  touch,
} from './sessions.store.ts'

export { type Claims, type Entry, enter, type LetIn } from './arrivals.ts'
export { type Flow, keepFlow, takeFlow } from './flows.ts'
export { openSession } from './opening.ts'
export type { NotePage } from './sessions.contract.ts'
export {
  flowCookie,
  flowSeconds,
  hintCookie,
  lifetimes,
  returnPath,
  sessionCookie,
  sessionCookieSeconds,
  strongAcr,
} from './sessions.rules.ts'
export { endAllSessions, endSession, endSessionsOf }

/** a session is written to at most once a minute: reading a page stays a read */
const touchEvery = 60_000

/** Who holds this token here, at this time; undefined for everything else, another tenant's token among it. */
export async function findMember(tx: Tx, token: string, now: Date): Promise<Member | undefined> {
  if (!isToken(token)) return undefined
  const row = await findAlive(tx, hashToken(token), now)
  if (!row) return undefined
  const { lastSeenAt, ...member } = row
  if (now.getTime() - lastSeenAt.getTime() > touchEvery) {
    touch(tx, member.sessionId, now, new Date(now.getTime() + lifetimes(member.kind).idle))
  }
  return member
}

/** Ends the session of this token, and answers its ID token, sealed as it came. A token that holds nothing ends nothing. */
export async function leave(tx: Tx, token: string, now: Date): Promise<string | undefined> {
  if (!isToken(token)) return undefined
  const id = hashToken(token)
  const sealed = await findIdToken(tx, id)
  await endSession(tx, id, now)
  return sealed
}

interface LogoutNotice {
  jti: string
  expiresAt: Date
  oidcSid: string | undefined
  accountId: string | undefined
}

/** What the account service says by the back channel: that sign-in is over. Once per token; false for one replayed. */
export async function obeyLogout(tx: Tx, notice: LogoutNotice, now: Date): Promise<boolean> {
  if (!(await rememberLogoutToken(tx, notice.jti, notice.expiresAt, now))) return false
  await endSessionsOfSignIn(tx, notice, now)
  return true
}
