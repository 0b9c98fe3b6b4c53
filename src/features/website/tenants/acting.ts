import type { Database } from '../../../platform/db/database.ts'
import type { CallContext, OpenContext } from '../../../platform/http/endpoint.ts'
import { hashToken, isToken, randomToken } from '../../../platform/secrets/tokens.ts'
import { routes } from '../../../routes.ts'
import { conflict, notFound } from '../../../shared/failure.ts'
import { productSlug } from '../../../shared/product.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { endSession, hintCookie, openSession, sessionCookie } from '../../identity/sessions/sessions.ts'
import { findMembershipId, technicalMembership } from '../../membership/members/members.ts'
import { insertLink, takeLink } from './acting.store.ts'
import { actingMinutes, linkSeconds } from './tenants.rules.ts'
import { findTenantId } from './tenants.store.ts'

interface Target {
  id: number
  name: string
  origin: string
}

/**
 * A way for a superadmin into another tenant: works once, within a minute. The token stands behind the hash, so it
 * reaches no server log on the way. Written down here; the other tenant writes it down when the way is used.
 */
export async function wayIn(
  context: OpenContext,
  database: Database,
  target: Target,
  reason: string,
): Promise<{ url: string; expiresAt: string }> {
  const { accountId, name, signIn, isStrong } = memberOf(context.viewer)
  const now = context.clock.now()
  const expiresAt = new Date(now.getTime() + linkSeconds * 1000)
  const token = randomToken()
  const link = { hash: hashToken(token), accountId, name, signIn, isStrong, reason, now, expiresAt }
  await database.withTenant(target.id, tx => insertLink(tx, link))
  await database.withTenant(context.tenant.id, tx =>
    record(
      { ...context, tx },
      {
        action: 'tenant.acting_started',
        object: { type: 'tenant', id: target.id, name: target.name },
        after: { reason },
      },
    ),
  )
  return { url: `${target.origin}${routes['Kelola-Bertindak']}#${token}`, expiresAt: expiresAt.toISOString() }
}

/** Uses the way in: a session of one hour, with the reason, that everybody can see in the log. */
export async function beginActing(context: CallContext, token: string): Promise<{ name: string }> {
  const { tx, clock, cookies, request, tenant } = context
  const now = clock.now()
  const link = isToken(token) ? await takeLink(tx, hashToken(token), now) : undefined
  if (!link) throw notFound('Tautan')
  const { accountId, name, signIn, isStrong, reason } = link
  const membershipId = await technicalMembership(tx, { accountId, name, now })
  const session = await openSession(
    tx,
    {
      membershipId,
      accountId,
      kind: 0,
      signIn,
      isStrong,
      actingReason: reason,
      lifetime: actingMinutes * 60_000,
      userAgent: request.userAgent,
      ip: request.ip,
    },
    now,
  )
  cookies.set(sessionCookie, session.token, { maxAge: actingMinutes * 60 })
  cookies.set(hintCookie, '1', { maxAge: actingMinutes * 60, isReadable: true })
  const member = { membershipId, name, kind: 0, actingReason: reason } as const
  await record(
    { ...context, viewer: { member } },
    {
      action: 'tenant.acting_started',
      object: { type: 'tenant', id: tenant.id, name: tenant.slug },
      after: { reason },
    },
  )
  return { name }
}

/** Ends it, and says so in both logs. */
export async function endActing(context: OpenContext, database: Database): Promise<void> {
  const { tenant, viewer, clock, cookies } = context
  const member = memberOf(viewer)
  if (member.actingReason === null) throw conflict('Anda tidak sedang bertindak di situs ini')
  const object = { type: 'tenant', id: tenant.id, name: tenant.slug }
  await database.withTenant(tenant.id, async tx => {
    await endSession(tx, member.sessionId, clock.now())
    await record({ ...context, tx }, { action: 'tenant.acting_ended', object })
  })
  cookies.clear(sessionCookie)
  cookies.clear(hintCookie)
  const home = await database.withPlatform(tx => findTenantId(tx, productSlug))
  if (home === undefined) return
  await database.withTenant(home, async tx => {
    const membershipId = await findMembershipId(tx, member.accountId)
    if (membershipId === undefined) return
    const self = { ...member, membershipId, actingReason: null }
    await record({ ...context, tx, viewer: { member: self } }, { action: 'tenant.acting_ended', object })
  })
}
