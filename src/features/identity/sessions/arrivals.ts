import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Kind, Member } from '../../../platform/http/access.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import { hashToken } from '../../../platform/secrets/tokens.ts'
import { record } from '../../core/audit/audit.ts'
import { strongKinds } from '../../core/permissions/permissions.ts'
import {
  claimByEmail,
  findMembership,
  insertMembership,
  isEmailTaken,
  type MembershipRow,
  type NewcomerProfile,
  updateArrived,
} from './arrivals.store.ts'
import { openSession } from './opening.ts'
import { strongAcr } from './sessions.rules.ts'

/** What the account service says of whoever signed in. */
export interface Claims {
  accountId: string
  /** uid of the sign-in there */
  signIn: string
  /** what its logout tokens will name */
  oidcSid: string | undefined
  acr: string | undefined
  name: string
  /** verified by the account service; else undefined */
  email: string | undefined
  phone?: string | undefined
  birthDate?: string | undefined
  /** school and region they named when registering for this tenant */
  profile?: NewcomerProfile | undefined
  /** what they agreed to when they registered for this tenant, or on the page that asks whether to join */
  consents?: { purpose: string; version: string; at: Date }[]
}

interface Arrival {
  tx: Tx
  clock: Clock
  request: RequestFacts
  claims: Claims
  /** new people may come in by themselves */
  isOpen: boolean
  channel?: 'browser' | 'bearer'
  idTokenSealed?: string
}

/** Who came in, for what follows from it in the same transaction. */
export interface LetIn {
  clock: Clock
  /** of the tenant: birthdays begin at its midnight */
  timeZone: string
  membershipId: number
  claims: Claims
}

export type Entry =
  | { kind: 'in'; token: string; isNew: boolean; member: Member }
  /** a kind that has to use a second factor, and has not */
  | { kind: 'weak' }
  | { kind: 'closed' }
  /** no member here, and has not said that they want to be one */
  | { kind: 'stranger'; name: string }
  | { kind: 'suspended'; reason: string | null }

/** kind 4: whoever comes by themselves is a student */
const newcomer: Kind = 4

/**
 * Lets somebody into this tenant who has signed in at the account service, or says why not. What else follows from an
 * arrival is the app's: whoever calls this hands on who came.
 */
export async function enter(arrival: Arrival): Promise<Entry> {
  const { tx, claims, clock } = arrival
  const now = clock.now()
  const found = await membershipOf(arrival, now)
  if (!found) return { kind: 'closed' }
  const { membership, isNew } = found
  const isExpected = isNew || membership.status === 'invited'
  if (isExpected && !claims.consents?.length) return { kind: 'stranger', name: claims.name }
  if (membership.status === 'suspended') return { kind: 'suspended', reason: membership.suspendedReason }
  const isStrong = claims.acr === strongAcr
  if (strongKinds.includes(membership.kind) && !isStrong) return { kind: 'weak' }
  await updateArrived(tx, membership.id, {
    last_seen_at: now,
    ...(membership.status === 'invited' ? { status: 'active', joined_at: now } : {}),
    ...(await newEmail(tx, membership, claims.email)),
  })
  const { token } = await openSession(
    tx,
    {
      membershipId: membership.id,
      accountId: claims.accountId,
      kind: membership.kind,
      signIn: claims.signIn,
      oidcSid: claims.oidcSid,
      isStrong,
      channel: arrival.channel ?? 'browser',
      idTokenSealed: arrival.idTokenSealed,
      userAgent: arrival.request.userAgent,
      ip: arrival.request.ip,
    },
    now,
  )
  const member = memberOf(claims, membership, hashToken(token), isStrong)
  await recordArrival(arrival, member, isNew)
  return { kind: 'in', token, isNew: isExpected, member }
}

async function membershipOf({ tx, claims, isOpen }: Arrival, now: Date) {
  const { accountId, name, email, phone = null, birthDate = null, profile } = claims
  const known = await findMembership(tx, accountId)
  if (known) return { membership: known, isNew: false }
  const claimed = email === undefined ? undefined : await claimByEmail(tx, accountId, email, now)
  if (claimed) return { membership: claimed, isNew: true }
  if (!isOpen) return undefined
  const free = email !== undefined && !(await isEmailTaken(tx, email)) ? email : null
  const made = await insertMembership(tx, {
    accountId,
    kind: newcomer,
    name,
    email: free,
    phone,
    birthDate,
    profile,
    now,
  })
  if (made) return { membership: made, isNew: true }
  const other = await findMembership(tx, accountId)
  return other && { membership: other, isNew: false }
}

/** The address follows the account's, unless somebody else here has it. */
async function newEmail(tx: Tx, { id, email }: MembershipRow, given: string | undefined) {
  if (given === undefined || given === email || (await isEmailTaken(tx, given, id))) return {}
  return { email: given }
}

function memberOf(
  { accountId, signIn }: Claims,
  { id, kind, name, programIds, provinceCode }: MembershipRow,
  sessionId: string,
  isStrong: boolean,
): Member {
  const who = { membershipId: id, accountId, kind, name, sessionId, signIn, isStrong }
  return { ...who, programIds, provinceCode, actingReason: null }
}

async function recordArrival({ tx, clock, request }: Arrival, member: Member, isNew: boolean): Promise<void> {
  const { membershipId, kind, name, isStrong } = member
  const context = { tx, clock, request, viewer: { member } }
  const object = { type: 'member', id: membershipId, name }
  if (isNew) await record(context, { action: 'member.joined', object, after: { kind } })
  await record(context, { action: 'member.signed_in', object, after: { isStrong } })
}
