import { appointmentsRoom } from '../features/community/appointments/appointments.room.ts'
import { calendarsRoom } from '../features/community/calendars/calendars.room.ts'
import { careersRoom } from '../features/community/careers/careers.room.ts'
import { competitionsRoom } from '../features/community/competitions/competitions.room.ts'
import { eventsRoom } from '../features/community/events/events.room.ts'
import { leaderboardsRoom } from '../features/community/leaderboards/leaderboards.room.ts'
import { galleriesRoom } from '../features/content/galleries/galleries.room.ts'
import { lmsFeaturesRoom } from '../features/content/lms-features/lms-features.room.ts'
import { podcastsRoom } from '../features/content/podcasts/podcasts.room.ts'
import { portfolioRoom } from '../features/content/portfolio/portfolio.room.ts'
import { postsRoom } from '../features/content/posts/posts.room.ts'
import { reactionsRoom } from '../features/content/reactions/reactions.room.ts'
import { administrationRoom } from '../features/core/administration/administration.room.ts'
import { auditRoom } from '../features/core/audit/audit.room.ts'
import { feedsRoom } from '../features/core/feeds/feeds.room.ts'
import { regionsRoom } from '../features/core/regions/regions.room.ts'
import { siteRoom } from '../features/core/site/site.room.ts'
import { accountsRoom } from '../features/identity/accounts/accounts.room.ts'
import { appTokensRoom } from '../features/identity/app-tokens/app-tokens.room.ts'
import { factorsRoom } from '../features/identity/factors/factors.room.ts'
import { linksRoom } from '../features/identity/links/links.room.ts'
import { ownSessionsRoom } from '../features/identity/own-sessions/own-sessions.room.ts'
import { sessionsRoom } from '../features/identity/sessions/sessions.room.ts'
import { tokensRoom } from '../features/identity/tokens/tokens.room.ts'
import { classesRoom } from '../features/learning/classes/classes.room.ts'
import { competencesRoom } from '../features/learning/competences/competences.room.ts'
import { mentorsRoom } from '../features/learning/mentors/mentors.room.ts'
import { programsRoom } from '../features/learning/programs/programs.room.ts'
import { invitationsRoom } from '../features/membership/invitations/invitations.room.ts'
import { membersRoom } from '../features/membership/members/members.room.ts'
import { privacyRoom } from '../features/membership/privacy/privacy.room.ts'
import { profileRoom } from '../features/membership/profile/profile.room.ts'
import { schoolsRoom } from '../features/membership/schools/schools.room.ts'
import { paymentsRoom } from '../features/money/payments/payments.room.ts'
import { appearanceRoom } from '../features/website/appearance/appearance.room.ts'
import { clickLogRoom } from '../features/website/click-log/click-log.room.ts'
import { domainsRoom } from '../features/website/domains/domains.room.ts'
import { homeRoom } from '../features/website/home/home.room.ts'
import { pagesRoom } from '../features/website/pages/pages.room.ts'
import { searchRoom } from '../features/website/search/search.room.ts'
import { statisticsRoom } from '../features/website/statistics/statistics.room.ts'
import { tenantsRoom } from '../features/website/tenants/tenants.room.ts'
import type { Endpoint } from '../platform/http/endpoint.ts'
import type { PageLoad } from '../platform/http/page-load.ts'
import { gatherParts, type OpenRoom, type Room } from '../platform/room.ts'
import type { PartsOf } from '../platform/room-parts.ts'
import type { RouteName } from '../routes.ts'
import type { Services } from './services.ts'

/** Every room of the house. What several of them say, such as what a search finds, is shown in this order. */
const rooms = [
  membersRoom,
  invitationsRoom,
  schoolsRoom,
  competitionsRoom,
  appointmentsRoom,
  classesRoom,
  programsRoom,
  competencesRoom,
  postsRoom,
  eventsRoom,
  careersRoom,
  portfolioRoom,
  mentorsRoom,
  lmsFeaturesRoom,
  galleriesRoom,
  podcastsRoom,
  calendarsRoom,
  leaderboardsRoom,
  paymentsRoom,
  reactionsRoom,
  statisticsRoom,
  homeRoom,
  appearanceRoom,
  siteRoom,
  pagesRoom,
  searchRoom,
  feedsRoom,
  linksRoom,
  clickLogRoom,
  regionsRoom,
  domainsRoom,
  appTokensRoom,
  tokensRoom,
  sessionsRoom,
  accountsRoom,
  factorsRoom,
  ownSessionsRoom,
  privacyRoom,
  profileRoom,
  tenantsRoom,
  administrationRoom,
  auditRoom,
] as const satisfies readonly OpenRoom<Services, Record<string, PageLoad>>[]

type PagesOf<Open> = Open extends (house: never) => Room<infer Pages> ? keyof Pages : never
type PageNames = PagesOf<(typeof rooms)[number]>

/** The compiler asks for a line here when a route is answered by no room, or a room answers what is no route. */
const unanswered: Record<Exclude<RouteName, PageNames> | Exclude<PageNames, RouteName>, never> = {}

/** The rooms, opened: what they answer, and what they say of themselves. */
export interface House {
  pages: Readonly<Record<RouteName, PageLoad>>
  calls: readonly Endpoint[]
  partsOf: PartsOf
}

/** Opens every room with what the house lends. Throws where two rooms answer the same route. */
export function openRooms(services: Omit<Services, 'partsOf'>): House {
  const lent: Services = { ...services, partsOf: name => partsOf(name) }
  const opened: Room[] = rooms.map(open => open(lent))
  const partsOf = gatherParts(opened)
  return { pages: pagesOf(opened), calls: partsOf('calls').flat(), partsOf }
}

function pagesOf(opened: readonly Room[]): House['pages'] {
  const pages: Partial<Record<string, PageLoad>> = { ...unanswered }
  for (const { name, pages: own = {} } of opened)
    for (const [route, load] of Object.entries(own)) {
      if (pages[route]) throw new Error(`${name} answers ${route}, and so does another room`)
      pages[route] = load
    }
  // `unanswered` is empty, so every route has its load
  return pages as House['pages']
}

/** The rooms, only to be described: whatever is asked of them fails. */
export const describeRooms = (): House =>
  openRooms(
    new Proxy({} as Services, {
      get: (_, name) => () => {
        throw new Error(`No ${String(name)} here: these rooms are only described`)
      },
    }),
  )
