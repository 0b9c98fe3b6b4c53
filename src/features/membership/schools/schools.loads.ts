import { type ListContext, officeList } from '../../../platform/http/office-list.ts'
import { to } from '../../../routes.ts'
import { optionsOf } from '../../../shared/office-list.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { listCities, listProvinces, regionNames, regionsCredit } from '../../core/regions/regions.ts'
import { type ManagedListQuery, type ManagedSchool, managedPageQuery } from './schools.contract.ts'
import { levelName, levelOptions, ownerships, schoolStatuses } from './schools.rules.ts'
import { listManagedSchools, managedProvince } from './schools.ts'

const optionOf = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name })

/** The cities of the province that is looked at; none without one. */
async function citiesOf({ viewer }: ListContext, { provinceId }: ManagedListQuery) {
  const own = managedProvince(viewer)
  const code = own.isAll ? provinceId : (own.code ?? undefined)
  const isKnown = (await listProvinces()).some(({ id }) => id === code)
  return code && isKnown ? await listCities(code) : []
}

/** The schools of a tenant, to look up, correct and bring in. */
export const managedSchools = officeList<'schools.manage', ManagedListQuery, ManagedSchool>(
  { page: 'schools.manage', path: to.schools(), access: permissions.manageSchools },
  {
    title: 'Sekolah',
    description: 'Sekolah yang dapat dipilih anggota di profilnya.',
    search: 'Cari nama atau NPSN',
  },
  {
    query: managedPageQuery,
    async filters(context, query) {
      const cities = await citiesOf(context, query)
      const isOne = !managedProvince(context.viewer).isAll
      const provinces = (await listProvinces()).map(optionOf)
      const city = cities.find(({ id }) => id === query.cityId)?.id ?? ''
      return [
        ...(isOne ? [] : [{ name: 'provinceId', label: 'Provinsi', options: provinces }]),
        ...(cities.length > 0
          ? [{ name: 'cityId', label: 'Kabupaten/kota', options: cities.map(optionOf), value: city }]
          : []),
        { name: 'level', label: 'Jenjang', options: levelOptions },
        { name: 'status', label: 'Status', options: optionsOf(schoolStatuses) },
      ]
    },
    async list(context, query) {
      const cities = await citiesOf(context, query)
      // a city left over from another province narrows nothing
      const cityId = cities.some(({ id }) => id === query.cityId) ? query.cityId : undefined
      return listManagedSchools(context, { ...query, cityId })
    },
    async data(list, context) {
      const own = managedProvince(context.viewer)
      return {
        list,
        provinces: await listProvinces(),
        ownProvince: own.isAll ? null : (await regionNames()).province(own.code),
        credit: regionsCredit,
      }
    },
    calls: {
      nameOf: ({ name }) => name,
      columns: [
        ['NPSN', ({ npsn }) => npsn],
        ['Sekolah', ({ name }) => name],
        ['Jenjang', ({ level }) => levelName(level)],
        ['Negeri atau swasta', ({ ownership }) => ownerships[ownership]],
        ['Kabupaten/kota', ({ city }) => city?.name],
        ['Provinsi', ({ province }) => province?.name],
        ['Status', ({ status }) => schoolStatuses[status].label],
      ],
    },
  },
)
