import type { Kind, Viewer } from '../../platform/http/access.ts'
import type { PersonalContext } from '../../platform/http/page-load.ts'
import { clockTime } from '../../shared/dates.ts'
import type { OfficeNav, OfficeViewer } from '../../ui/office/nav.ts'
import { kinds, memberOf } from '../permissions/permissions.ts'
import { accountLinks, actionsFor, groupsFor } from './administration.rules.ts'
import { findWorker } from './administration.store.ts'

/** What every page of the administration shows around itself: <Office {...data.office} …>. */
export interface OfficeFrame {
  viewer: OfficeViewer
  nav: OfficeNav
}

/** The ways through the administration that this person may go. */
export function officeNav(viewer: Viewer, tenant: { slug: string }): OfficeNav {
  const who: { kind: Kind; tenantSlug: string } = { kind: memberOf(viewer).kind, tenantSlug: tenant.slug }
  return {
    home: { label: 'Kelola', href: '/Kelola' },
    groups: groupsFor(who),
    actions: actionsFor(who),
    account: accountLinks(),
    search: '/v1/administration/search',
  }
}

/** Who works here and where they may go, for a page's load. */
export async function officeOf(
  context: Pick<PersonalContext, 'tx' | 'viewer' | 'tenant'>,
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
    nav: officeNav(viewer, tenant),
  }
}
