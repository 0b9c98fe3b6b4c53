import { shownForm, type TypedForm } from '../../../platform/http/page-form.ts'
import type { PageContext, PublicPageLoad } from '../../../platform/http/page-load.ts'
import { routes, to } from '../../../routes.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { choicesOf } from '../../../ui/lists.ts'
import { listCities, listProvinces, regionsCredit } from '../../core/regions/regions.ts'
import { fieldOf, labelOf } from './school-form.ts'
import type { SchoolFields, SchoolFormPage } from './schools.contract.ts'
import { levelOptions, ownerships } from './schools.rules.ts'

const lead =
  'Setelah diperiksa, sekolah Anda dapat dipilih siswa dan guru di profilnya dan dapat mengirim tim ke liga.'

interface Shown extends TypedForm {
  sent?: SchoolFormPage['sent']
}

/** The form of a school: where it is sent, what stands in it, what is wrong. */
export async function schoolFields(typed: TypedForm, action: string, submit: string): Promise<SchoolFields> {
  const provinces = await listProvinces()
  return {
    ...shownForm(labelOf, typed, fieldOf),
    action,
    submit,
    levels: levelOptions,
    ownerships: choicesOf(ownerships),
    provinces: await Promise.all(
      provinces.map(async ({ id, name }) => ({
        name,
        cities: (await listCities(id)).map(city => ({ id: city.id, name: city.name })),
      })),
    ),
    policyHref: routes['Privacy-Policy'],
  }
}

/** /Daftar-Sekolah as it is, or with what came of the form. */
export async function schoolFormPage(
  _context: PageContext,
  { sent, ...typed }: Shown = {},
): Promise<PageAnswer<'schools.register'>> {
  const data: SchoolFormPage = {
    heading: { title: 'Daftarkan sekolah', lead },
    crumbs: [{ label: 'Beranda', href: to.home() }, { label: 'Daftarkan sekolah' }],
    form: await schoolFields(typed, routes['Daftar-Sekolah'], 'Kirim pendaftaran'),
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
