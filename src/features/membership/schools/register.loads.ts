import type { FormFields, FormProblem } from '../../../platform/http/page-form.ts'
import type { PageContext, PublicPageLoad } from '../../../platform/http/page-load.ts'
import { routes, to } from '../../../routes.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { listCities, listProvinces, regionsCredit } from '../../core/regions/regions.ts'
import type { SchoolFormPage } from './schools.contract.ts'
import { levels, ownerships } from './schools.rules.ts'

const lead =
  'Setelah diperiksa, sekolah Anda dapat dipilih siswa dan guru di profilnya dan dapat mengirim tim ke liga.'

const labels: Record<string, string> = {
  npsn: 'NPSN',
  name: 'Nama sekolah',
  level: 'Jenjang',
  ownership: 'Status sekolah',
  address: 'Alamat',
  provinceId: 'Provinsi',
  cityId: 'Kabupaten/kota',
  phone: 'Telepon sekolah',
  email: 'Email sekolah',
  website: 'Situs web',
  principal: 'Kepala sekolah',
  majors: 'Jurusan',
  'contact.name': 'Nama narahubung',
  'contact.phone': 'Nomor ponsel narahubung',
  'contact.email': 'Email narahubung',
  consent: 'Persetujuan',
}

interface Shown {
  values?: FormFields
  problem?: FormProblem
  sent?: SchoolFormPage['sent']
}

/** /Daftar-Sekolah as it is, or with what came of the form. */
export async function schoolFormPage(
  _context: PageContext,
  { values = {}, problem, sent }: Shown = {},
): Promise<PageAnswer<'schools.register'>> {
  const provinces = await listProvinces()
  const data: SchoolFormPage = {
    heading: { title: 'Daftarkan sekolah', lead },
    crumbs: [{ label: 'Beranda', href: to.home() }, { label: 'Daftarkan sekolah' }],
    values: { ...values },
    errors: (problem?.errors ?? []).map(({ field, message }) => {
      const name = field === 'provinceId' ? 'cityId' : field.replace(/^majors\..*/, 'majors')
      return { field: name, label: labels[name] ?? '', message }
    }),
    message: problem?.message ?? '',
    levels,
    ownerships: Object.entries(ownerships).map(([value, label]) => ({ value, label })),
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
