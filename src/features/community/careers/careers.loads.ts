import { type PageContext, type PublicPageLoad, parseQuery } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { describe } from '../../../shared/html-text.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { pagerOf, statusOfPage, titleOfPage } from '../../../shared/pager.ts'
import { imageOf } from '../../../shared/picture.ts'
import type { ListFilter } from '../../../ui/lists.ts'
import { regionNames } from '../../core/regions/regions.ts'
import { careerCard, jobCard } from './careers.cards.ts'
import {
  type CareerDetail,
  type CareerDetailPage,
  type CareerListPage,
  careerListQuery,
  jobPageQuery,
} from './careers.contract.ts'
import { employmentTypeNames, employmentTypes, workplaceNames, workplaces } from './careers.rules.ts'
import { findCareerDetail, listCareerItems, listJobCities, listJobItems } from './careers.ts'

const lead = 'Organisasi yang membuka pintu bagi peserta dan lulusan kami.'
const jobsLead = 'Lowongan yang masih dibuka dari organisasi yang bekerja sama dengan kami.'
const careersCrumb = { label: 'Karier', href: to.careers() }
const home = { label: 'Beranda', href: to.home() }

/** /Career: the organisations; /Career/{slug}: one of them with its jobs. */
export const loadCareer: PublicPageLoad = {
  query: ['page'],
  async load(context) {
    const { slug } = context.params
    if (slug === undefined) return careerListAnswer(context)
    const career = await findCareerDetail(context, slug)
    return career && careerAnswer(context, career)
  },
}

async function careerListAnswer(context: PageContext) {
  const query = parseQuery(careerListQuery, context.query)
  const list = await listCareerItems(context, query)
  const names = await regionNames()
  const data: CareerListPage = {
    page: query.page,
    path: to.jobs(),
    isFiltered: false,
    search: { label: 'Cari lowongan di semua organisasi' },
    heading: { title: 'Karier', lead },
    crumbs: [home, { label: 'Karier' }],
    items: list.items.map(career => careerCard(career, names.city(career.cityCode)?.name)),
    empty: {
      title: 'Belum ada organisasi yang membuka lowongan',
      text: 'Mitra kami memasang lowongan di sini. Sementara itu, siapkan bekal lewat kelas yang dibuka.',
      action: { label: 'Lihat kelas', href: to.classes() },
    },
    pager: pagerOf(list, to.careers(), {}),
  }
  return {
    page: 'careers.list',
    data,
    head: {
      title: titleOfPage('Karier', query.page),
      description: lead,
    },
    canonical: to.careers(),
    crumbs: data.crumbs,
    tags: ['careers'],
    status: statusOfPage(data),
  } satisfies PageAnswer<'careers.list'>
}

async function careerAnswer(context: PageContext, career: CareerDetail) {
  const jobs = await listJobItems(context, { page: 1, pageSize: 30, careerId: career.id })
  const names = await regionNames()
  const city = names.city(career.cityCode)?.name
  const data: CareerDetailPage = {
    heading: {
      eyebrow: career.industry || undefined,
      title: career.name,
      lead: career.summary || undefined,
    },
    crumbs: [home, careersCrumb, { label: career.name }],
    cover: imageOf(career.cover),
    facts: [
      { icon: 'people', text: `${career.totalJobs} lowongan dibuka` },
      ...(city ? [{ icon: 'place' as const, text: [career.address, city].filter(Boolean).join(', ') }] : []),
    ],
    descriptionHtml: career.description,
    website: career.website ? { label: 'Kunjungi situs organisasi', href: career.website } : undefined,
    jobs: jobs.items.map(job => jobCard(job, names.city(job.cityCode)?.name, context.tenant.timeZone)),
    more: { label: 'Semua lowongan', href: to.jobs() },
  }
  return {
    page: 'careers.detail',
    data,
    head: {
      title: `Karier di ${career.name}`,
      description: describe(career.summary || career.description),
      image: data.cover,
      jsonLd: [
        {
          '@type': 'Organization',
          name: career.name,
          description: describe(career.summary || career.description),
          url: to.career(career),
          ...(career.website ? { sameAs: career.website } : {}),
          ...(career.logo ? { logo: career.logo.url } : {}),
        },
      ],
    },
    canonical: to.career(career),
    crumbs: data.crumbs,
    tags: ['careers'],
  } satisfies PageAnswer<'careers.detail'>
}

/** Open jobs, narrowed by words, city, kind of employment and place of work. */
export const loadJobList: PublicPageLoad = {
  query: ['page', 'search', 'kota', 'jenis', 'tempat'],
  async load(context) {
    const data = await jobListData(context)
    return {
      page: 'careers.list',
      data,
      head: {
        title: titleOfPage('Lowongan kerja', data.page),
        description: jobsLead,
        noindex: data.isFiltered,
      },
      canonical: to.jobs(),
      crumbs: data.crumbs,
      tags: ['careers'],
      status: statusOfPage(data),
    } satisfies PageAnswer<'careers.list'>
  },
}

async function jobListData(context: PageContext): Promise<CareerListPage> {
  const query = parseQuery(jobPageQuery, context.query)
  const { page, pageSize, search, kota, jenis, tempat } = query
  const list = await listJobItems(context, {
    page,
    pageSize,
    search,
    cityCode: kota,
    employmentType: jenis,
    workplace: tempat,
  })
  const names = await regionNames()
  const kept = { search, kota, jenis, tempat }
  const isFiltered = Object.values(kept).some(Boolean)
  return {
    path: to.jobs(),
    page,
    isFiltered,
    heading: { title: 'Lowongan kerja', lead: jobsLead },
    crumbs: [home, careersCrumb, { label: 'Lowongan kerja' }],
    search: { label: 'Cari lowongan, keahlian, atau organisasi', value: search },
    filters: await filtersOf(context, kept),
    items: list.items.map(job => jobCard(job, names.city(job.cityCode)?.name, context.tenant.timeZone)),
    empty: isFiltered
      ? {
          title: search ? `Tidak ada hasil untuk "${search}"` : 'Tidak ada lowongan yang cocok',
          text: 'Coba kata, kota, atau jenis pekerjaan lain.',
          action: { label: 'Tampilkan semua', href: to.jobs() },
        }
      : {
          title: 'Belum ada lowongan yang dibuka',
          text: 'Lowongan dari mitra kami tampil di sini. Sementara itu, kenali organisasi yang bekerja sama dengan kami.',
          action: { label: 'Lihat organisasi', href: to.careers() },
        },
    pager: pagerOf(list, to.jobs(), kept),
  }
}

async function filtersOf(
  context: PageContext,
  { kota, jenis, tempat }: Record<'kota' | 'jenis' | 'tempat', string | undefined>,
): Promise<ListFilter[]> {
  const names = await regionNames()
  const found = await listJobCities(context)
  // what was asked for stays to be seen, also where nothing has it
  const cities = kota === undefined || found.includes(kota) ? found : [...found, kota]
  return [
    {
      name: 'kota',
      label: 'Kota',
      any: 'Semua',
      value: kota,
      choices: cities.map(value => ({ value, label: names.city(value)?.name ?? value })),
    },
    {
      name: 'jenis',
      label: 'Jenis pekerjaan',
      any: 'Semua',
      value: jenis,
      choices: employmentTypeNames.map(value => ({ value, label: employmentTypes[value] })),
    },
    {
      name: 'tempat',
      label: 'Tempat kerja',
      any: 'Semua',
      value: tempat,
      choices: workplaceNames.map(value => ({ value, label: workplaces[value] })),
    },
  ]
}
