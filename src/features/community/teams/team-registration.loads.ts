import { z } from 'zod'
import type { FormFields, FormProblem } from '../../../platform/http/page-form.ts'
import { type PageContext, type PublicPageLoad, parseQuery } from '../../../platform/http/page-load.ts'
import { plainText, searchText } from '../../../platform/http/query.ts'
import { routes, to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { dayIn } from '../../../shared/days.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import type { Action } from '../../../ui/parts.tsx'
import { getSchool, listSchools } from '../../membership/schools/schools.ts'
import * as store from '../seasons/seasons.ts'
import { factsOf, findSeason, type Season } from '../seasons/seasons.ts'
import { teamFormData } from './team-form.ts'
import type { RegisterPage, TeamFormData } from './team-pages.contract.ts'

const query = z.object({ q: searchText.optional(), npsn: plainText(20).optional() })
const description =
  'Daftarkan tim sekolah Anda: pilih sekolah dengan NPSN, isi data anggota dan pembimbing, lalu kirim.'

/** /Liga-Smk/Register: first the school, then its team. Both steps are plain forms. */
export const loadRegister: PublicPageLoad = {
  query: ['q', 'npsn'],
  async load(context) {
    const { q, npsn } = parseQuery(query, context.query)
    return registerPage(context, { q, npsn })
  },
}

interface Asked {
  q?: string | undefined
  npsn?: string | undefined
  values?: FormFields
  problem?: FormProblem
}

export async function registerPage(
  context: PageContext,
  { q, npsn, values = {}, problem }: Asked,
): Promise<PageAnswer<'league.register'>> {
  const season = await findSeason(context)
  const closed = closedWords(season, context.tenant.timeZone)
  const school = npsn ? await findSchool(context, npsn) : undefined
  const found = !school && q ? await search(context, q) : []
  const form =
    season && !closed && school ? await formOf(context, season, school, values, problem) : undefined
  const data: RegisterPage = {
    heading: {
      title: 'Daftarkan tim',
      eyebrow: season ? `${season.name} ${season.season}` : 'Liga SMK',
      lead: 'Guru atau pembimbing mendaftarkan timnya di sini. Siapkan NPSN sekolah dan NISN setiap anggota.',
    },
    crumbs: [
      { label: 'Beranda', href: to.home() },
      { label: 'Liga SMK', href: to.league() },
      { label: 'Daftarkan tim' },
    ],
    facts: season ? factsOf(season, context.tenant.timeZone) : [],
    ...(closed ? { closed } : {}),
    search: { value: q ?? npsn ?? '', isAsked: Boolean(q || npsn), found },
    registerSchoolHref: routes['Daftar-Sekolah'],
    ...(form ? { form } : {}),
  }
  return {
    page: 'league.register',
    data,
    // a school that was looked for is no page for search engines
    head: { title: 'Daftarkan tim ke liga', description, ...(q || npsn ? { noindex: true } : {}) },
    canonical: to.leagueRegistration(),
    crumbs: data.crumbs,
    tags: ['league', 'schools'],
  }
}

function closedWords(season: Season | undefined, timeZone: string): RegisterPage['closed'] {
  const actions: Action[] = [{ label: 'Lihat liga', href: to.league() }]
  if (!season)
    return {
      title: 'Belum ada musim liga',
      text: 'Pendaftaran tim tampil di sini begitu musim berikutnya diumumkan.',
      actions: [{ label: 'Lihat kelas', href: to.classes() }],
    }
  if (season.state === 'open') return undefined
  if (season.state === 'soon')
    return {
      title: 'Pendaftaran belum dibuka',
      text: `Pendaftaran dibuka ${momentText(season.registrationOpenAt, timeZone)}. Sementara itu, baca aturan dan pastikan sekolah Anda sudah terdaftar.`,
      actions: [...actions, { label: 'Daftarkan sekolah', href: routes['Daftar-Sekolah'] }],
    }
  return {
    title: season.state === 'cancelled' ? 'Musim ini dibatalkan' : 'Pendaftaran sudah ditutup',
    text: 'Tim yang sudah terdaftar membuka halamannya lewat tautan di email pendaftaran.',
    actions,
  }
}

interface Found {
  npsn: string
  name: string
  place: string
}

async function findSchool(context: PageContext, npsn: string): Promise<Found | undefined> {
  const school = await getSchool(context, npsn.replaceAll(/\s/g, '').toUpperCase()).catch(() => undefined)
  return school && foundOf(school)
}

const foundOf = (school: {
  npsn: string
  name: string
  city: { name: string } | null
  province: { name: string } | null
}): Found => ({
  npsn: school.npsn,
  name: school.name,
  place: [school.city?.name, school.province?.name].filter(Boolean).join(', '),
})

async function search(context: PageContext, q: string) {
  const { items } = await listSchools(context, { page: 1, pageSize: 8, search: q })
  return items.map(school => ({
    ...foundOf(school),
    href: `${to.leagueRegistration()}?npsn=${school.npsn}#tim`,
  }))
}

async function formOf(
  { tx, clock, tenant }: PageContext,
  season: Season,
  school: Found,
  values: FormFields,
  problem: FormProblem | undefined,
): Promise<TeamFormData> {
  return teamFormData({
    action: to.leagueRegistration(),
    school: { ...school, changeHref: to.leagueRegistration() },
    categories: await store.listCategories(tx, season.id),
    values: { ...values, season: season.slug, npsn: school.npsn },
    problem,
    today: dayIn(clock.now(), tenant.timeZone),
  })
}
