import { askedPage, type PageContext, type PublicPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { describe } from '../../../shared/html-text.ts'
import { detailPage } from '../../../shared/page.ts'
import { imageOf } from '../../../shared/picture.ts'
import { choicesOf, everyOf, listPage, trail } from '../../../ui/lists.ts'
import { cityFilter, regionNames } from '../../core/regions/regions.ts'
import { careerCard, jobCard } from './careers.cards.ts'
import {
  type CareerDetail,
  type CareerDetailPage,
  careerListQuery,
  jobPageQuery,
} from './careers.contract.ts'
import { employmentTypes, workplaces } from './careers.rules.ts'
import { findCareerDetail, listCareerItems, listJobCities, listJobItems } from './careers.ts'

const careersCrumb = { label: 'Karier', href: to.careers() }

const careerList = askedPage(careerListQuery, async (context, query) => {
  const names = await regionNames()
  return listPage('careers.list', {
    path: to.careers(),
    title: 'Karier',
    lead: 'Organisasi yang membuka pintu bagi peserta dan lulusan kami.',
    query,
    found: await listCareerItems(context, query),
    card: career => careerCard(career, names.city(career.cityCode)?.name),
    search: 'Cari lowongan di semua organisasi',
    empty: {
      title: 'Belum ada organisasi yang membuka lowongan',
      text: 'Mitra kami memasang lowongan di sini. Sementara itu, siapkan bekal lewat kelas yang dibuka.',
      action: { label: 'Lihat kelas', href: to.classes() },
    },
    tags: ['careers'],
    // what is typed here is looked for among the jobs
    data: (list, tools) => ({ ...list, ...tools, path: to.jobs() }),
  })
})

/** /Career: the organisations; /Career/{slug}: one of them with its jobs. */
export const loadCareer: PublicPageLoad = {
  ...careerList,
  async load(context) {
    const { slug } = context.params
    if (slug === undefined) return careerList.load(context)
    const career = await findCareerDetail(context, slug)
    return career && careerAnswer(context, career)
  },
}

/** The page of an organisation with its open jobs. */
export async function careerAnswer(context: PageContext, career: CareerDetail) {
  const jobs = await listJobItems(context, { page: 1, pageSize: 30, careerId: career.id })
  const names = await regionNames()
  const city = names.city(career.cityCode)?.name
  const data: CareerDetailPage = {
    heading: {
      eyebrow: career.industry || undefined,
      title: career.name,
      lead: career.summary || undefined,
    },
    crumbs: trail(careersCrumb, { label: career.name }),
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
  return detailPage('careers.detail', data, {
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
    tags: ['careers'],
  })
}

/** Open jobs, narrowed by words, city, kind of employment and place of work. */
export const loadJobList: PublicPageLoad = askedPage(jobPageQuery, async (context, query) => {
  const { page, pageSize, search, city, kind, workplace } = query
  const asked = { page, pageSize, search, cityCode: city, employmentType: kind, workplace }
  const names = await regionNames()
  const found = await listJobItems(context, asked)
  return listPage('careers.list', {
    path: to.jobs(),
    title: 'Lowongan kerja',
    lead: 'Lowongan yang masih dibuka dari organisasi yang bekerja sama dengan kami.',
    crumbs: trail(careersCrumb, { label: 'Lowongan kerja' }),
    query,
    found,
    every: await everyOf(found, whole => listJobItems(context, { ...asked, ...whole })),
    card: job => jobCard(job, names.city(job.cityCode)?.name, context.tenant.timeZone),
    search: 'Cari lowongan, keahlian, atau organisasi',
    filters: [
      cityFilter(names, await listJobCities(context)),
      {
        name: 'kind',
        label: 'Jenis pekerjaan',
        choices: choicesOf(employmentTypes),
        of: job => job.employmentType,
      },
      { name: 'workplace', label: 'Tempat kerja', choices: choicesOf(workplaces), of: job => job.workplace },
    ],
    none: { title: 'Tidak ada lowongan yang cocok', text: 'Coba kata, kota, atau jenis pekerjaan lain.' },
    empty: {
      title: 'Belum ada lowongan yang dibuka',
      text: 'Lowongan dari mitra kami tampil di sini. Sementara itu, kenali organisasi yang bekerja sama dengan kami.',
      action: { label: 'Lihat organisasi', href: to.careers() },
    },
    tags: ['careers'],
    data: (list, tools) => ({ ...list, ...tools }),
  })
})
