import { listData, viewsOf } from '../../../platform/http/office-list.ts'
import { officePage } from '../../../platform/http/office-page.ts'
import { type PublicPageLoad, parseQuery } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { optionsOf } from '../../../shared/office-list.ts'
import { framedPage } from '../../../shared/page.ts'
import { productSlug } from '../../../shared/product.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { type TenantItem, tenantListQuery } from './tenants.contract.ts'
import { statusWords } from './tenants.rules.ts'

const nobody = { items: [], page: 1, perPage: 20, totalItems: 0, totalPages: 0 }

/** The frame alone: what lies across tenants is asked for by the page, through a call of its own. */
export const loadTenants = officePage(
  {
    page: 'tenants.list',
    path: to.tenants(),
    access: permissions.manageTenants,
    query: ['page', 'search', 'status'],
  },
  { title: 'Tenant', description: 'Semua tenant di platform ini' },
  async context => {
    const { tenant, viewer, query } = context
    if (tenant.slug !== productSlug || memberOf(viewer).actingReason !== null) return undefined
    const { page } = parseQuery(tenantListQuery, query)
    const list = listData<TenantItem>({
      name: 'tenants',
      title: 'Tenant',
      path: to.tenants(),
      search: 'Cari nama atau alamat pendek',
      calls: {},
      given: query,
      filters: [{ name: 'status', label: 'Status', options: optionsOf(statusWords) }],
      paged: nobody,
      views: await viewsOf(context, 'tenants'),
    })
    return { list, page }
  },
)

/** Where the way into a tenant leads; who holds one is shown by what stands behind the hash. */
export const loadActing: PublicPageLoad = {
  query: [],
  isAlwaysOpen: true,
  load: async () =>
    framedPage(
      'office',
      'tenants.acting',
      {},
      {
        title: 'Bertindak di situs ini',
        description: 'Membuka pengelolaan',
        canonical: to.acting(),
      },
    ),
}
