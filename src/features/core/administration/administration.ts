import type { PersonalContext } from '../../../platform/http/page-load.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { clockTime } from '../../../shared/dates.ts'
import { productSlug } from '../../../shared/product.ts'
import type { OfficeNav } from '../../../ui/office/nav.ts'
import type { OfficeFrame } from '../../../ui/office-frame.ts'
import { firstScreenOf } from '../desks/desks.ts'
import { kinds, memberOf } from '../permissions/permissions.ts'
import { accountLinks, actionsFor, groupsFor } from './administration.rules.ts'
import { findWorker } from './administration.store.ts'

export { ownLinks } from './administration.rules.ts'
export {
  groups,
  mostFound,
  type OfficePart,
  type OfficeSection,
  type OverviewPart,
  type PalettePart,
} from './office-parts.ts'

/** Worked out once for each kind of person, so that what is drawn of them is kept by them (ui/kept.tsx). */
const navs = new WeakMap<PartsOf, Map<string, OfficeNav>>()

/** The ways through the administration that this person may go. */
function officeNav({
  viewer,
  tenant,
  partsOf,
}: Pick<PersonalContext, 'viewer' | 'tenant' | 'partsOf'>): OfficeNav {
  const { kind } = memberOf(viewer)
  const known = navs.get(partsOf) ?? new Map<string, OfficeNav>()
  navs.set(partsOf, known)
  const key = `${kind} ${tenant.slug === productSlug}`
  const nav = known.get(key) ?? Object.freeze(navOf(partsOf, { kind, tenantSlug: tenant.slug }))
  known.set(key, nav)
  return nav
}

function navOf(partsOf: PartsOf, who: Parameters<typeof groupsFor>[1]): OfficeNav {
  const { kind } = who
  return {
    home: firstScreenOf(kind),
    groups: groupsFor(partsOf, who),
    actions: actionsFor(partsOf, who),
    account: [...accountLinks()],
    search: '/v1/administration/search',
  }
}

/** Who works here and where they may go, for a page's load. */
export async function officeOf(
  context: Pick<PersonalContext, 'tx' | 'viewer' | 'tenant' | 'partsOf'>,
): Promise<OfficeFrame> {
  const { tx, viewer, tenant } = context
  const member = memberOf(viewer)
  const worker = await findWorker(tx, member.membershipId, member.sessionId)
  const kindLabel = kinds[member.kind].label
  return {
    viewer: {
      name: member.name,
      kind: member.kind,
      kindLabel,
      ...(member.viewedFrom === undefined ? {} : { viewedAs: kindLabel }),
      email: worker?.email ?? undefined,
      ...(worker?.picture ? { picture: worker.picture } : {}),
      ...(member.actingReason !== null && worker
        ? {
            acting: {
              reason: member.actingReason,
              until: clockTime(worker.expiresAt, tenant.timeZone),
              end: '/v1/administration/acting',
            },
          }
        : {}),
    },
    nav: officeNav(context),
  }
}
