import { statement } from '../../platform/db/statement.ts'
import type { Tx } from '../../platform/db/transaction.ts'

/**
 * How long is kept what has done its work (UU PDP article 42: processing ends when its purpose is reached). Days are
 * counted from when it was over.
 */
export const keptDays = {
  invitations: 180,
  sessions: 30,
  mails: 90,
  securityEvents: 400,
  signIns: 90,
} as const

const ofTenant = [
  statement<readonly [Date]>(
    'privacy.oldInvitations',
    `delete from invitations
      where greatest(expires_at, accepted_at, revoked_at) < $1::timestamptz - interval '${keptDays.invitations} days'`,
  ),
  statement<readonly [Date]>(
    'privacy.oldSessions',
    `delete from member_sessions
      where least(expires_at, ended_at) < $1::timestamptz - interval '${keptDays.sessions} days'`,
  ),
]

/** Within one tenant: invitations and sessions that are long over. */
export async function removeOld(tx: Tx, now: Date): Promise<void> {
  for (const one of ofTenant) await tx.rows(one, [now])
}

const mails = statement<readonly [Date]>(
  'privacy.oldMails',
  `delete from mails where created_at < $1::timestamptz - interval '${keptDays.mails} days'`,
)

/** As the platform: letters, sent or given up. */
export async function removeOldMails(tx: Tx, now: Date): Promise<void> {
  await tx.rows(mails, [now])
}

const ofAccounts = [
  statement<readonly [Date]>(
    'privacy.oldSecurityEvents',
    `delete from accounts.security_events
      where at < $1::timestamptz - interval '${keptDays.securityEvents} days'`,
  ),
  statement<readonly [Date]>(
    'privacy.oldSignIns',
    `delete from accounts.sign_ins
      where ended_at < $1::timestamptz - interval '${keptDays.signIns} days'`,
  ),
]

/** As the account service: what happened to accounts, and sign-ins that have ended. */
export async function removeOldTraces(tx: Tx, now: Date): Promise<void> {
  for (const one of ofAccounts) await tx.rows(one, [now])
}
