import type { Tx } from '../../../platform/db/transaction.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { post } from '../../../platform/mail/mail.ts'
import { hashToken, isToken, randomToken } from '../../../platform/secrets/tokens.ts'
import { to } from '../../../routes.ts'
import { longDate, momentText } from '../../../shared/dates.ts'
import { dayIn, isChild } from '../../../shared/days.ts'
import { conflict, invalidField, notFound, tooMany } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { insertConsent, ipHash, type Keys } from '../consents/consents.ts'
import { dueAfter, insertRequest, tellAdmins } from '../data-requests/data-requests.ts'
import { findPerson } from '../data-subjects/data-subjects.ts'
import { assessAge } from './ages.ts'
import type { GuardianAsking, GuardianDecision, GuardianPage, GuardianState } from './guardians.contract.ts'
import { confirmationMail, guardianMail, refusedWords, tellChild } from './guardians.mail.ts'
import {
  day,
  guardianAsksADay,
  guardianLinkHolds,
  guardianText,
  guardianWords,
  restrictions,
} from './guardians.rules.ts'
import * as store from './guardians.store.ts'

export { assessAge, releaseGrownUp } from './ages.ts'
export type { GuardianState } from './guardians.contract.ts'
export { guardianWords, restrictions } from './guardians.rules.ts'
export { countWaiting, expireOld, listProcessedGuardians } from './guardians.store.ts'

/** Whether a guardian is needed, and how far that has come. */
export async function guardianState(context: InTenant & { viewer: Viewer }): Promise<GuardianState> {
  const { tx, clock, tenant, viewer } = context
  const { membershipId } = memberOf(viewer)
  const person = await findPerson(tx, membershipId)
  const asked = await store.findGuardian(tx, membershipId)
  const isOver = asked?.status === 'requested' && asked.expiresAt <= clock.now()
  return {
    isChild: isChild(person?.birthDate ?? null, dayIn(clock.now(), tenant.timeZone)),
    isRestricted: person?.isRestricted ?? false,
    asked: asked
      ? {
          guardianName: asked.guardianName,
          guardianEmail: asked.guardianEmail,
          status: isOver ? 'expired' : asked.status,
          askedAtText: momentText(asked.askedAt, tenant.timeZone),
          expiresAtText: momentText(asked.expiresAt, tenant.timeZone),
          decidedAtText: asked.decidedAt ? momentText(asked.decidedAt, tenant.timeZone) : null,
        }
      : null,
  }
}

/** A letter to the guardian with a link that works once, for fourteen days. */
export async function askGuardian(
  context: CallContext,
  { name, email }: GuardianAsking,
): Promise<GuardianState> {
  const { tx, clock, tenant, viewer } = context
  const { membershipId } = memberOf(viewer)
  const person = await findPerson(tx, membershipId)
  if (!person?.isRestricted) throw conflict('Anda tidak memerlukan persetujuan wali')
  if (email === person.email) throw invalidField('email', 'Tulis email wali, bukan email Anda sendiri')
  const now = clock.now()
  if ((await store.countAsked(tx, membershipId, new Date(now.getTime() - day))) >= guardianAsksADay)
    throw tooMany(day / 1000)
  const token = randomToken()
  const expiresAt = new Date(now.getTime() + guardianLinkHolds)
  await store.closeOpen(tx, membershipId)
  await store.insertAsking(tx, {
    membershipId,
    guardianName: name,
    guardianEmail: email,
    tokenHash: hashToken(token),
    textVersion: guardianText,
    at: now,
    expiresAt,
  })
  const url = `${tenant.origin}${to.guardian({ token })}`
  await post(
    tx,
    guardianMail(tenant.sender, { to: email, name, childName: person.name, url, expiresAt, tenant }),
  )
  await record(context, {
    action: 'privacy.guardian_asked',
    object: { type: 'member', id: membershipId, name: person.name },
  })
  return guardianState(context)
}

async function rowOf(tx: Tx, token: string) {
  return isToken(token) ? store.findByToken(tx, hashToken(token)) : undefined
}

type PageWords = Pick<GuardianPage, 'site' | 'policyHref' | 'contactEmail'>

/** What a guardian sees behind the link. Looking changes nothing; undefined for a link that never was. */
export async function guardianPage(
  { tx, clock, tenant }: InTenant,
  token: string,
  words: PageWords,
): Promise<GuardianPage | undefined> {
  const row = await rowOf(tx, token)
  if (!row) return undefined
  return {
    ...words,
    state: stateOf(row, clock.now()),
    childName: row.childName,
    guardianName: row.guardianName,
    words: guardianWords,
    restrictions: Object.values(restrictions),
    path: to.guardian({ token }),
    expires: longDate(row.expiresAt, tenant.timeZone),
  }
}

function stateOf(
  { status, isWithdrawal, expiresAt }: store.GuardianRow & { isWithdrawal: boolean },
  now: Date,
): GuardianPage['state'] {
  if (status === 'given') return isWithdrawal ? 'withdraw' : 'given'
  if (status === 'requested') return expiresAt > now ? 'ask' : 'expired'
  return status
}

/** Where a guardian's link that still waits for its answer is opened. */
export async function findGuardianLink({ tx, clock }: InTenant, token: string): Promise<string | undefined> {
  const row = await rowOf(tx, token)
  const state = row && stateOf(row, clock.now())
  return state === 'ask' || state === 'withdraw' ? to.guardian({ token }) : undefined
}

type Deciding = Omit<CallContext, 'cookies'>

/** The guardian's word. Each link is good for one: that of the first letter to decide, that of the second to withdraw. */
export async function decideAsGuardian(
  context: Deciding,
  secrets: Keys,
  token: string,
  { decision, isConfirmed }: GuardianDecision,
): Promise<{ status: GuardianDecision['decision'] }> {
  const { tx, clock, tenant, request } = context
  const row = await rowOf(tx, token)
  if (!row) throw notFound('Permintaan persetujuan')
  const state = stateOf(row, clock.now())
  if (state === 'expired')
    throw conflict('Tautan ini sudah tidak berlaku. Minta anak mengirim permintaan baru.')
  if (!(decision === 'withdrawn' ? state === 'withdraw' : state === 'ask'))
    throw conflict('Permintaan ini sudah dijawab')
  if (!isConfirmed) throw invalidField('isConfirmed', 'Nyatakan bahwa Anda orang tua atau wali yang sah')
  const { membershipId, childName } = row
  const withdrawal = randomToken()
  const at = clock.now()
  const hash = ipHash(secrets, request.ip)
  const isFirst = await store.decide(tx, row.id, {
    from: decision === 'withdrawn' ? 'given' : 'requested',
    to: decision,
    ipHash: hash,
    at,
    ...(decision === 'given' ? { withdrawHash: hashToken(withdrawal) } : {}),
  })
  if (!isFirst) throw conflict('Permintaan ini sudah dijawab')
  const isGiven = decision === 'given'
  const line = {
    membershipId,
    purpose: 'guardian',
    isGiven,
    textVersion: guardianText,
    source: 'guardian',
    at,
  }
  await insertConsent(tx, { ...line, ipHash: hash })
  await assessAge(tx, membershipId, { clock, timeZone: tenant.timeZone })
  await record(context, {
    action: `privacy.guardian_${decision}`,
    object: { type: 'member', id: membershipId, name: childName },
  })
  const url = `${tenant.origin}${to.guardian({ token: withdrawal })}`
  await post(
    tx,
    confirmationMail(tenant.sender, decision, {
      to: row.guardianEmail,
      name: row.guardianName,
      childName,
      url,
    }),
  )
  await tellChild(tx, tenant.sender, row, decision)
  if (!isGiven) {
    const dueAt = new Date(at.getTime() + dueAfter)
    await insertRequest(tx, { membershipId, kind: 'restriction', message: refusedWords(decision), at, dueAt })
    await tellAdmins(tx, tenant.sender)
  }
  return { status: decision }
}
