import { labelsOf } from '../../../platform/http/fields.ts'
import { shownForm, type TypedForm } from '../../../platform/http/page-form.ts'
import type { PageContext, PublicPageLoad } from '../../../platform/http/page-load.ts'
import { routes, to } from '../../../routes.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { choicesOf } from '../../../ui/lists.ts'
import { listCities, listProvinces, regionsCredit } from '../../core/regions/regions.ts'
import { registeredSchool, type SchoolFormPage } from './schools.contract.ts'
import { levelOptions, ownerships } from './schools.rules.ts'

const lead =
  'Setelah diperiksa, sekolah Anda dapat dipilih siswa dan guru di profilnya dan dapat mengirim tim ke liga.'

/** The province is that of the city, and majors are one text. */
const fieldOf = (field: string) =>
  field === 'provinceId' ? 'cityId' : field.replace(/^majors\..*/, 'majors')

const labelOf = labelsOf(registeredSchool)

interface Shown extends TypedForm {
  sent?: SchoolFormPage['sent']
}

/** /Daftar-Sekolah as it is, or with what came of the form. */
export async function schoolFormPage(
  _context: PageContext,
  { sent, ...typed }: Shown = {},
): Promise<PageAnswer<'schools.register'>> {
  const provinces = await listProvinces()
  const data: SchoolFormPage = {
    heading: { title: 'Daftarkan sekolah', lead },
    crumbs: [{ label: 'Beranda', href: to.home() }, { label: 'Daftarkan sekolah' }],
    ...shownForm(labelOf, typed, fieldOf),
    levels: levelOptions,
    ownerships: choicesOf(ownerships),
    provinces: await Promise.all(
      provinces.map(async ({ id, name }) => ({
        name,
        cities: (await listCities(id)).map(city => ({ id: city.id, name: city.name })),
      })),
    ),
    policyHref: routes['Privacy-Policy'],
    leagueHref: to.leagueRegistration(),
    credit: regionsCredit,
    ...(sent ? { sent } : {}),
  }
  return {
    page: 'schools.register',
    data,
    head: { title: 'Daftarkan sekolah', description: lead },
    canonical: routes['Daftar-Sekolah'],
    crumbs: data.crumbs,
    tags: [],
  }
}

export const loadSchoolForm: PublicPageLoad = {
  query: [],
  load: context => schoolFormPage(context),
}
