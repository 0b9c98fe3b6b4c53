import { needsSecondFactor, permissions } from '../../features/core/permissions/permissions.ts'
import { asDrafted, createPreviews } from '../../features/website/appearance/appearance.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { grantOf } from '../../platform/http/access.ts'
import type { PartsOf } from '../../platform/room-parts.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { layoutNames } from '../../shared/layout-names.ts'
import type { Authenticator, Caller } from '../http/authenticator.ts'
import type { PageRequest } from './page-request.ts'

/** query parameters of the editor's frame: the token, and a layout to look at in the picker */
const tokenName = 'pratinjau'
const layoutName = 'tataLetak'

export const isPreview = ({ query }: Pick<PageRequest, 'query'>): boolean => query[tokenName] !== undefined

export interface PreviewDoor {
  /** The request with its tenant as the draft would have it; undefined for everybody but the editor who was given the token. */
  find(request: PageRequest, caller: Caller): Promise<PageRequest | undefined>
}

interface PreviewDeps {
  database: Database
  authenticator: Authenticator
  clock: Clock
  secrets: Secrets
  partsOf: PartsOf
}

export function createPreviewDoor({
  database,
  authenticator,
  clock,
  secrets,
  partsOf,
}: PreviewDeps): PreviewDoor {
  const previews = createPreviews(secrets)
  const rule = permissions.changeSettings
  return {
    async find(request, caller) {
      const { tenant, query } = request
      const token = query[tokenName]
      // asked for nothing, or by a program: it is answered like everybody
      if (token === undefined || caller.request.headers.authorization !== undefined) return undefined
      const now = clock.now()
      return database.withTenant(tenant.id, async tx => {
        const member = await authenticator.member(tx, caller, now)
        if (!member || grantOf(rule, member) === 'none' || needsSecondFactor(rule, member)) return undefined
        const whom = { tenantId: tenant.id, sessionId: member.sessionId }
        if (!previews.isValid(token, whom, now)) return undefined
        const drafted = await asDrafted({ tx, partsOf }, tenant)
        const layout = layoutNames.find(name => name === query[layoutName]) ?? drafted.layout
        return { ...request, tenant: { ...drafted, layout, isMaintenance: false } }
      })
    },
  }
}
