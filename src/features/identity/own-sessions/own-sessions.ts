import type { Viewer } from '../../../platform/http/access.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { badRequest, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { deviceOf } from '../factors/factors.ts'
import { endSession } from '../sessions/sessions.ts'
import type { OwnSession } from './own-sessions.contract.ts'
import { listAlive } from './own-sessions.store.ts'

/** characters of a session's number that are told */
const told = 16

interface Asking extends InTenant {
  viewer: Viewer
}

/** Where one is signed in to this tenant, the last used first (ASVS 7.5.2). */
export async function listOwnSessions({ tx, clock, viewer }: Asking): Promise<OwnSession[]> {
  const { membershipId, sessionId } = memberOf(viewer)
  const rows = await listAlive(tx, membershipId, clock.now())
  return rows.map(row => ({
    id: row.id.slice(0, told),
    device: row.channel === 'bearer' ? 'Aplikasi' : deviceOf(row.userAgent),
    channel: row.channel,
    ip: row.ip,
    since: row.createdAt.toISOString(),
    lastSeen: row.lastSeenAt.toISOString(),
    isThis: row.id === sessionId,
  }))
}

/** Ends one of one's own; the one that asks is left by signing out. */
export async function endOwnSession(context: CallContext, id: string): Promise<{ ended: number }> {
  const { tx, clock, viewer } = context
  const { membershipId, sessionId } = memberOf(viewer)
  const rows = await listAlive(tx, membershipId, clock.now())
  const found = rows.find(row => row.id.startsWith(id))
  if (!found) throw notFound('Tempat masuk')
  if (found.id === sessionId) throw badRequest('Untuk mengakhiri sesi ini, pilih Keluar')
  await endSession(tx, found.id, clock.now())
  await recordEnd(context, 1)
  return { ended: 1 }
}

/** Ends all of one's own but the one that asks. */
export async function endOtherSessions(context: CallContext): Promise<{ ended: number }> {
  const { tx, clock, viewer } = context
  const { membershipId, sessionId } = memberOf(viewer)
  const others = (await listAlive(tx, membershipId, clock.now())).filter(row => row.id !== sessionId)
  for (const { id } of others) await endSession(tx, id, clock.now())
  if (others.length > 0) await recordEnd(context, others.length)
  return { ended: others.length }
}

async function recordEnd(context: CallContext, count: number): Promise<void> {
  const { membershipId, name } = memberOf(context.viewer)
  await record(context, {
    action: 'session.ended',
    object: { type: 'member', id: membershipId, name },
    after: { count },
  })
}
