import { pictureSql } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Kind } from '../../../platform/http/access.ts'

export type SessionRow = RowOf<'sessions.alive'> & { kind: Kind }

/** A superadmin acting here has kind 0 for as long as the session lasts, whatever the membership says. */
const alive = statement(
  'sessions.alive',
  `select m.id as "membershipId", s.account_id as "accountId",
      case when s.acting_reason is null then m.kind else 0 end as "kind!", m.name, s.id as "sessionId",
      s.sign_in as "signIn", s.is_strong as "isStrong", m.program_ids as "programIds",
      m.province_code as "provinceCode", s.acting_reason as "actingReason", s.last_seen_at as "lastSeenAt"
    from member_sessions s join member_rights m on m.tenant_id = s.tenant_id and m.id = s.membership_id
    where s.id = :id and s.ended_at is null and s.idle_expires_at > :now and s.expires_at > :now
      and (m.status = 'active' or s.acting_reason is not null) and accounts.is_signed_in(s.sign_in)`,
)

export const findAlive = (tx: Tx, id: string, now: Date): Promise<SessionRow | undefined> =>
  tx.find(alive, { id, now })

const touched = statement(
  'sessions.touch',
  'update member_sessions set last_seen_at = :now, idle_expires_at = least(:idleExpiresAt, expires_at) where id = :id',
)

export function touch(tx: Tx, id: string, now: Date, idleExpiresAt: Date): void {
  tx.put(touched, { id, now, idleExpiresAt })
}

interface NewSession {
  id: string
  membershipId: number
  accountId: string
  signIn: string
  oidcSid: string | null
  channel: 'browser' | 'bearer'
  isStrong: boolean
  actingReason: string | null
  idTokenSealed: string | null
  userAgent: string
  ip: string
  now: Date
  idleExpiresAt: Date
  expiresAt: Date
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx.db
    .insertInto('member_sessions')
    .values({
      id: session.id,
      membership_id: session.membershipId,
      account_id: session.accountId,
      sign_in: session.signIn,
      oidc_sid: session.oidcSid,
      channel: session.channel,
      is_strong: session.isStrong,
      acting_reason: session.actingReason,
      id_token_sealed: session.idTokenSealed,
      user_agent: session.userAgent,
      ip: session.ip,
      created_at: session.now,
      last_seen_at: session.now,
      idle_expires_at: session.idleExpiresAt,
      expires_at: session.expiresAt,
    })
    .execute()
}

/** An ended session keeps no ID token: nobody leaves twice. */
const ending = (tx: Tx, now: Date) =>
  tx.db
    .updateTable('member_sessions')
    .set({ ended_at: now, id_token_sealed: null })
    .where('ended_at', 'is', null)

export async function endSession(tx: Tx, id: string, now: Date): Promise<void> {
  await ending(tx, now).where('id', '=', id).execute()
}

export async function endSessionsOf(tx: Tx, membershipId: number, now: Date): Promise<void> {
  await ending(tx, now).where('membership_id', '=', membershipId).execute()
}

/** Those of one sign-in at the account service; without its sid, all of the account. */
export async function endSessionsOfSignIn(
  tx: Tx,
  { oidcSid, accountId }: { oidcSid: string | undefined; accountId: string | undefined },
  now: Date,
): Promise<void> {
  if (oidcSid === undefined && accountId === undefined) return
  let sessions = ending(tx, now)
  if (oidcSid !== undefined) sessions = sessions.where('oidc_sid', '=', oidcSid)
  if (accountId !== undefined) sessions = sessions.where('account_id', '=', accountId)
  await sessions.execute()
}

export async function findIdToken(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx.db
    .selectFrom('member_sessions')
    .select('id_token_sealed as sealed')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row?.sealed ?? undefined
}

/** false: this logout token was obeyed before */
export async function rememberLogoutToken(tx: Tx, jti: string, expiresAt: Date, now: Date): Promise<boolean> {
  await tx.db.deleteFrom('seen_logout_tokens').where('expires_at', '<=', now).execute()
  const row = await tx.db
    .insertInto('seen_logout_tokens')
    .values({ jti, expires_at: expiresAt })
    .onConflict(conflict => conflict.columns(['tenant_id', 'jti']).doNothing())
    .returning('jti')
    .executeTakeFirst()
  return row !== undefined
}

const face = statement(
  'sessions.face',
  `select ${pictureSql('m.picture')} as picture from member_contacts m where m.id = :membershipId`,
)

/** The picture that the header shows of whoever is signed in. */
export const findFace = (
  tx: Tx,
  pictureBase: string,
  membershipId: number,
): Promise<{ picture: { url: string } | null } | undefined> => tx.find(face, { pictureBase, membershipId })

export async function endAllSessions(tx: Tx, now: Date): Promise<void> {
  await ending(tx, now).execute()
}
