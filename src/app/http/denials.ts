import type { FastifyRequest } from 'fastify'
import { record } from '../../features/core/audit/audit.ts'
import { NotPermitted } from '../../features/core/permissions/permissions.ts'
import type { Tenant } from '../../features/core/site/site.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Buckets } from '../../platform/limits/buckets.ts'
import type { Log } from '../../platform/log.ts'
import { TenantMismatch } from '../../shared/failure.ts'
import type { Authenticator } from './authenticator.ts'
import { loggedPath } from './logged-path.ts'

interface Deps {
  authenticator: Authenticator
  database: Pick<Database, 'withTenant'>
  buckets: Buckets
  clock: Clock
  log: Log
}

/** entries of one person or network; more would only fill the log */
const written = { tokens: 20, seconds: 3600 }
/** claims to be of another tenant, after which somebody should look (the third in an hour) */
const borne = { tokens: 2, seconds: 3600 }

/**
 * Writes down who was refused what (ASVS 16.3.2): members for what their kind may not do, anybody for speaking in the
 * name of another tenant. Every other failure passes by. Never fails itself: the answer is a refusal either way.
 */
export async function noteDenial(
  deps: Deps,
  tenant: Tenant,
  request: FastifyRequest,
  error: unknown,
): Promise<void> {
  const isForeign = error instanceof TenantMismatch
  if (!isForeign && !(error instanceof NotPermitted)) return
  const { authenticator, database, buckets, clock, log } = deps
  const caller = authenticator.of(request)
  const path = `${request.method} ${loggedPath(request.url)}`.slice(0, 300)
  try {
    await database.withTenant(tenant.id, async tx => {
      const member = await authenticator.asker(tx, caller, clock.now()).catch(() => undefined)
      const who = `${tenant.id} ${member?.membershipId ?? caller.request.network}`
      if (isForeign && !has(buckets, `across tenants ${who}`, borne))
        log.warn(
          { tenant: tenant.slug, member: member?.membershipId, ip: caller.request.ip, path },
          'asks across tenants',
        )
      if (!has(buckets, `denials ${who}`, written)) return
      await record(
        { tx, clock, viewer: { member }, request: caller.request },
        {
          action: isForeign ? 'access.foreign' : 'access.denied',
          object: { type: 'access', id: request.method, name: path },
        },
      )
    })
  } catch (failure) {
    log.warn({ err: failure, tenant: tenant.slug, path }, 'a refusal could not be written down')
  }
}

function has(buckets: Buckets, key: string, limit: { tokens: number; seconds: number }): boolean {
  try {
    buckets.take(key, limit)
    return true
  } catch {
    return false
  }
}
