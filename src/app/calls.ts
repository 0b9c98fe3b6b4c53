import { administrationApi } from '../features/administration/administration.api.ts'
import { appTokensApi } from '../features/app-tokens/app-tokens.api.ts'
import { appearanceApi } from '../features/appearance/appearance.api.ts'
import { appointmentsApi } from '../features/appointments/appointments.api.ts'
import { auditApi } from '../features/audit/audit.api.ts'
import { careersApi } from '../features/careers/careers.api.ts'
import { classesApi } from '../features/classes/classes.api.ts'
import { clickLogApi } from '../features/click-log/click-log.api.ts'
import { competitionsApi } from '../features/competitions/competitions.api.ts'
import { domainsApi } from '../features/domains/domains.api.ts'
import { galleriesApi } from '../features/galleries/galleries.api.ts'
import { invitationsApi } from '../features/invitations/invitations.api.ts'
import { linksApi } from '../features/links/links.api.ts'
import { lmsFeaturesApi } from '../features/lms-features/lms-features.api.ts'
import { membersApi } from '../features/members/members.api.ts'
import { mentorsApi } from '../features/mentors/mentors.api.ts'
import { ownSessionsApi } from '../features/own-sessions/own-sessions.api.ts'
import { pagesApi } from '../features/pages/pages.api.ts'
import { portfolioApi } from '../features/portfolio/portfolio.api.ts'
import { postsApi } from '../features/posts/posts.api.ts'
import { privacyApi } from '../features/privacy/privacy.api.ts'
import { profileApi } from '../features/profile/profile.api.ts'
import { programsApi } from '../features/programs/programs.api.ts'
import { reactionsApi } from '../features/reactions/reactions.api.ts'
import { regionsApi } from '../features/regions/regions.api.ts'
import { schoolsApi } from '../features/schools/schools.api.ts'
import { searchApi } from '../features/search/search.api.ts'
import { sessionsApi } from '../features/sessions/sessions.api.ts'
import { siteApi } from '../features/site/site.api.ts'
import { statisticsApi } from '../features/statistics/statistics.api.ts'
import { tenantsApi } from '../features/tenants/tenants.api.ts'
import { tokensApi } from '../features/tokens/tokens.api.ts'
import type { Endpoint } from '../platform/http/endpoint.ts'
import { personalParts } from './personal-parts.ts'
import { siteSearch } from './search-parts.ts'
import type { Services } from './services.ts'
import { onLetIn } from './sign-in/arriving.ts'

/** Every call the product answers. Who only wants them described hands in services that throw when they are used. */
export function allCalls(services: Services): Endpoint[] {
  return [
    ...siteApi(services),
    ...appearanceApi(services),
    ...sessionsApi,
    ...tokensApi(onLetIn, services),
    ...appTokensApi(services),
    ...postsApi,
    ...pagesApi(services),
    ...reactionsApi(services),
    ...galleriesApi,
    ...portfolioApi,
    ...classesApi,
    ...programsApi,
    ...mentorsApi,
    ...statisticsApi,
    ...searchApi(siteSearch, services),
    ...careersApi,
    ...lmsFeaturesApi,
    ...clickLogApi(services),
    ...profileApi(services),
    ...ownSessionsApi,
    ...privacyApi(personalParts, services),
    ...regionsApi,
    ...membersApi,
    ...invitationsApi(services),
    ...schoolsApi(services),
    ...administrationApi,
    ...auditApi,
    ...domainsApi(services),
    ...tenantsApi(services),
    ...appointmentsApi(services),
    ...competitionsApi(services),
    ...linksApi(services),
  ]
}

/** Services for listing and documenting calls: nothing can be asked of them. */
export const noServices: Services = new Proxy({} as Services, {
  get: (_, name) => () => {
    throw new Error(`No ${String(name)} here: these calls are only described`)
  },
})
