import { needsSecondFactor, permissions } from '../../features/core/permissions/permissions.ts'
import { asDrafted, createPreviews } from '../../features/website/appearance/appearance.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { grantOf } from '../../platform/http/access.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { layoutNames } from '../../shared/layout-names.ts'
import type { Visit, Visits } from '../http/visits.ts'
import type { PageRequest } from './page-request.ts'

/** query parameters of the editor's frame: the token, and a layout to look at in the picker */
const tokenName = 'pratinjau'
const layoutName = 'tataLetak'

export const isPreview = ({ query }: Pick<PageRequest, 'query'>): boolean => query[tokenName] !== undefined

export interface PreviewDoor {
  /** The request with its tenant as the draft would have it; undefined for everybody but the editor who was given the token. */
  find(request: PageRequest, visit: Visit): Promise<PageRequest | undefined>
}

interface Parts {
  database: Database
  visits: Visits
  clock: Clock
  secrets: Secrets
}

export function createPreviewDoor({ database, visits, clock, secrets }: Parts): PreviewDoor {
  const previews = createPreviews(secrets)
  const rule = permissions.changeSettings
  return {
    async find(request, visit) {
      const { tenant, query } = request
      const token = query[tokenName]
      // asked for nothing, or by a program: it is answered like everybody
      if (token === undefined || visit.request.headers.authorization !== undefined) return undefined
      const now = clock.now()
      return database.withTenant(tenant.id, async tx => {
        const member = await visits.member(tx, visit, now)
        if (!member || grantOf(rule, member) === 'none' || needsSecondFactor(rule, member)) return undefined
        const whom = { tenantId: tenant.id, sessionId: member.sessionId }
        if (!previews.isValid(token, whom, now)) return undefined
        const drafted = await asDrafted({ tx }, tenant)
        const layout = layoutNames.find(name => name === query[layoutName]) ?? drafted.layout
        return { ...request, tenant: { ...drafted, layout, isMaintenance: false } }
      })
    },
  }
}
