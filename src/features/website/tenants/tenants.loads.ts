import type { PersonalPageLoad, PublicPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { productSlug } from '../../../shared/product.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'

/** The frame alone: what lies across tenants is asked for by the page, through a call of its own. */
export const loadTenants: PersonalPageLoad = {
  access: permissions.manageTenants,
  query: [],
  async load(context) {
    const { tenant, viewer } = context
    if (tenant.slug !== productSlug || memberOf(viewer).actingReason !== null) return undefined
    return {
      page: 'tenants.list',
      data: {},
      head: { title: 'Tenant', description: 'Semua tenant di platform ini', noindex: true },
      canonical: to.tenants(),
      crumbs: [],
      tags: [],
      frame: 'office',
    } satisfies PageAnswer<'tenants.list'>
  },
}

/** Where the way into a tenant leads; who holds one is shown by what stands behind the hash. */
export const loadActing: PublicPageLoad = {
  query: [],
  isAlwaysOpen: true,
  load: async () => ({
    page: 'tenants.acting',
    data: {},
    head: { title: 'Bertindak di tenant ini', description: 'Membuka pengelolaan', noindex: true },
    canonical: to.acting(),
    crumbs: [],
    tags: [],
    frame: 'office',
  }),
}
