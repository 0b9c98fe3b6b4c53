import { administrationApi } from '../features/administration/administration.api.ts'
import { appTokensApi } from '../features/app-tokens/app-tokens.api.ts'
import { appearanceApi } from '../features/appearance/appearance.api.ts'
import { auditApi } from '../features/audit/audit.api.ts'
import { classesApi } from '../features/classes/classes.api.ts'
import { clickLogApi } from '../features/click-log/click-log.api.ts'
import { domainsApi } from '../features/domains/domains.api.ts'
import { invitationsApi } from '../features/invitations/invitations.api.ts'
import { lmsFeaturesApi } from '../features/lms-features/lms-features.api.ts'
import { membersApi } from '../features/members/members.api.ts'
import { ownSessionsApi } from '../features/own-sessions/own-sessions.api.ts'
import { postsApi } from '../features/posts/posts.api.ts'
import { privacyApi } from '../features/privacy/privacy.api.ts'
import { profileApi } from '../features/profile/profile.api.ts'
import { programsApi } from '../features/programs/programs.api.ts'
import { regionsApi } from '../features/regions/regions.api.ts'
import { schoolsApi } from '../features/schools/schools.api.ts'
import { sessionsApi } from '../features/sessions/sessions.api.ts'
import { siteApi } from '../features/site/site.api.ts'
import { tenantsApi } from '../features/tenants/tenants.api.ts'
import { tokensApi } from '../features/tokens/tokens.api.ts'
import type { Endpoint } from '../platform/http/endpoint.ts'
import type { Services } from './services.ts'

/** Every call the product answers. Who only wants them described hands in services that throw when they are used. */
export function allCalls(services: Services): Endpoint[] {
  return [
    ...siteApi(services),
    ...appearanceApi(services),
    ...sessionsApi,
    ...tokensApi(services),
    ...appTokensApi(services),
    ...postsApi,
    ...classesApi,
    ...programsApi,
    ...lmsFeaturesApi,
    ...clickLogApi(services),
    ...profileApi(services),
    ...ownSessionsApi,
    ...privacyApi(services),
    ...regionsApi,
    ...membersApi,
    ...invitationsApi(services),
    ...schoolsApi(services),
    ...administrationApi,
    ...auditApi,
    ...domainsApi(services),
    ...tenantsApi(services),
  ]
}

/** Services for listing and documenting calls: nothing can be asked of them. */
export const noServices: Services = new Proxy({} as Services, {
  get: (_, name) => () => {
    throw new Error(`No ${String(name)} here: these calls are only described`)
  },
})
