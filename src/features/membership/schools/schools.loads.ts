import { type PersonalPageLoad, parseQuery } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { pagerOf } from '../../../shared/pager.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { listCities, listProvinces, regionNames, regionsCredit } from '../../core/regions/regions.ts'
import { type ManageSchoolsPage, managedPageQuery } from './schools.contract.ts'
import { listManagedSchools, managedProvince } from './schools.ts'

const lead = 'Sekolah yang dapat dipilih anggota di profilnya.'

/** The schools of a tenant, to look up, correct and bring in. */
export const loadManageSchools: PersonalPageLoad = {
  access: permissions.manageSchools,
  query: ['page', 'search', 'provinceId', 'cityId', 'level', 'status'],
  async load(context) {
    const query = parseQuery(managedPageQuery, context.query)
    const own = managedProvince(context.viewer)
    const provinceId = own.isAll ? query.provinceId : (own.code ?? undefined)
    const provinces = await listProvinces()
    const isKnown = provinces.some(({ id }) => id === provinceId)
    const cities = provinceId && isKnown ? await listCities(provinceId) : []
    // a city left over from another province narrows nothing
    const cityId = cities.some(({ id }) => id === query.cityId) ? query.cityId : undefined
    const list = await listManagedSchools(context, { ...query, cityId })
    const { search, level, status } = query
    const kept = { search, level, status, cityId, provinceId: own.isAll ? query.provinceId : undefined }
    const data: ManageSchoolsPage = {
      list,
      query: {
        search: search ?? '',
        provinceId: provinceId ?? '',
        cityId: cityId ?? '',
        level: level ?? '',
        status: status ?? '',
      },
      provinces,
      cities,
      ownProvince: own.isAll ? null : (await regionNames()).province(own.code),
      pager: pagerOf(list, to.schools(), kept),
      credit: regionsCredit,
    }
    return {
      page: 'schools.manage',
      data,
      head: { title: 'Sekolah', description: lead, noindex: true },
      canonical: to.schools(),
      crumbs: [],
      tags: [],
      frame: 'office',
    } satisfies PageAnswer<'schools.manage'>
  },
}
