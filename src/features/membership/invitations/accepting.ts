import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Kind } from '../../../platform/http/access.ts'
import type { OpenContext } from '../../../platform/http/endpoint.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import { hashToken } from '../../../platform/secrets/tokens.ts'
import { conflict, Failure, forbidden, notFound, unauthorized } from '../../../shared/failure.ts'
import { readJson } from '../../../shared/json.ts'
import { type Actor, record } from '../../core/audit/audit.ts'
import { kinds, memberOf } from '../../core/permissions/permissions.ts'
import { endSessionsOf } from '../../identity/sessions/sessions.ts'
import { findMembershipId, type Joined, join } from '../members/members.ts'
import type { InvitationDeps } from './invitations.mail.ts'
import { maskedEmail } from './invitations.rules.ts'
import * as store from './invitations.store.ts'
import { isMailProof } from './mail-proof.ts'

interface Accepting {
  tx: Tx
  clock: Clock
  request: Pick<RequestFacts, 'ip' | 'id'>
}

/** Who accepts: email is one that the account service has verified, else null. */
interface Accepter {
  id: string
  name: string
  email: string | null
}

/** Takes up an invitation; refuses with words. Of two who want the last place one gets it. */
export async function accept(context: Accepting, token: string, account: Accepter): Promise<Accepted> {
  const { tx, clock } = context
  const now = clock.now()
  const invitation = await store.lockByToken(tx, hashToken(token), now)
  if (!invitation) throw notFound('Undangan')
  if (invitation.status !== 'open') throw conflict(closedWords[invitation.status])
  if (invitation.email !== null && invitation.email !== account.email)
    throw forbidden(
      `Undangan ini untuk ${maskedEmail(invitation.email)}. Masuk dengan akun yang memakai alamat itu dan sudah memverifikasinya.`,
    )
  const { kind, programIds, provinceCode, schoolId, className, phone } = invitation
  const joined = await join(tx, { account, kind, programIds, provinceCode, schoolId, className, phone }, now)
  if (joined.outcome === 'suspended') throw forbidden('Keanggotaan Anda di sini sedang ditangguhkan')
  if (joined.outcome === 'unchanged')
    throw conflict(`Anda sudah menjadi anggota di sini sebagai ${kinds[joined.kind].label}`)
  const usesLeft = invitation.usesLeft - 1
  await store.changeInvitation(tx, invitation.id, {
    uses_left: usesLeft,
    ...(usesLeft === 0 ? { accepted_at: now } : {}),
    ...(invitation.email === null ? {} : { membership_id: joined.membershipId }),
  })
  // new rights need a new session
  if (joined.outcome === 'raised') await endSessionsOf(tx, joined.membershipId, now)
  await recordAccepted(context, invitation.id, joined)
  return { kind, mustSignIn: joined.outcome === 'raised' }
}

export interface Accepted {
  kind: Kind
  mustSignIn: boolean
}

export const closedWords = {
  accepted: 'Undangan ini sudah dipakai',
  expired: 'Undangan ini sudah kedaluwarsa. Mintalah undangan baru kepada pengundang Anda.',
  revoked: 'Undangan ini sudah dicabut oleh pengundangnya',
} as const

type Taken = Exclude<Joined, { outcome: 'suspended' | 'unchanged' }>

async function recordAccepted(context: Accepting, id: number, joined: Taken) {
  const { membershipId, name, kind } = joined
  const member: Actor = { membershipId, name, kind, actingReason: null }
  const doer = { ...context, viewer: { member } }
  await record(doer, {
    action: 'invitation.accepted',
    object: { type: 'invitation', id, name },
    after: { membershipId, kind },
  })
  const object = { type: 'member', id: membershipId, name }
  if (joined.outcome === 'joined') await record(doer, { action: 'member.joined', object, after: { kind } })
  if (joined.outcome === 'raised')
    await record(doer, {
      action: 'member.kind_changed',
      object,
      before: { kind: joined.before },
      after: { kind },
    })
  if (joined.outcome === 'extended')
    await record(doer, { action: 'member.updated', object, after: { programIds: joined.programIds } })
}

/** For somebody who is signed in here: the account service says which address they have verified. */
export async function acceptAsMember(
  database: Database,
  context: OpenContext,
  token: string,
): Promise<Accepted> {
  const { accountId } = memberOf(context.viewer)
  const account = await database.withAccounts(tx => store.findAccount(tx, accountId))
  if (!account) throw unauthorized()
  return database.withTenant(context.tenant.id, tx => accept({ ...context, tx }, token, account))
}

/** The token in a path that somebody wants to come back to after "Terima undangan"; looking at the page takes nothing up. */
function invitationIn(next: string): string | undefined {
  const { pathname, searchParams } = new URL(next, 'http://site')
  // as it was called before: a sign-in may have begun then
  if (!searchParams.has('accept') && !searchParams.has('terima')) return undefined
  return /^\/undangan\/([\w-]{43})\/?$/i.exec(pathname)?.[1]
}

/**
 * Whom the invitation in this path is for, as far as it says: so that they need not type it again. Proven is who came by
 * the mailed link itself.
 */
export async function invitedPerson(
  { tx, clock, secrets }: Pick<Accepting, 'tx' | 'clock'> & InvitationDeps,
  next: string,
): Promise<{ email: string; name: string; isProven: boolean } | undefined> {
  const token = invitationIn(next)
  if (token === undefined) return undefined
  const found = readJson(await store.findByToken(tx, hashToken(token), clock.now()))
  if (found?.status !== 'open' || found.email === null) return undefined
  const { email, name } = found
  const proof = new URL(next, 'http://site').searchParams.get('proof') ?? ''
  return { email, name: name ?? '', isProven: isMailProof(secrets, proof, token, email) }
}

interface SigningIn extends Accepting {
  /** the path to come back to */
  next: string
  accountId: string
  name: string
  /** verified; undefined when it is not */
  email: string | undefined
}

/**
 * For the end of a sign-in, in its transaction: whoever pressed "Terima undangan" before signing in is let in by it. A
 * stranger who cannot take it up is told why; for a member the sign-in goes on, and the invitation's page says it.
 * true: it is taken up, and its page has nothing more to say.
 */
export async function acceptForSignIn(signingIn: SigningIn): Promise<boolean> {
  const token = invitationIn(signingIn.next)
  if (token === undefined) return false
  const { accountId, name, email = null } = signingIn
  try {
    await accept(signingIn, token, { id: accountId, name, email })
    return true
  } catch (error) {
    if (!(error instanceof Failure) || (await findMembershipId(signingIn.tx, accountId)) === undefined)
      throw error
    return false
  }
}
