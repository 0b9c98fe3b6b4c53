import type { ProfilePage } from 'schema-dts'
import { type PageContext, type PublicPageLoad, parseQuery } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { describe } from '../../../shared/html-text.ts'
import { readJson } from '../../../shared/json.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { pagerOf, statusOfPage, titleOfPage } from '../../../shared/pager.ts'
import { imageOf } from '../../../shared/picture.ts'
import { classCard } from '../classes/classes.cards.ts'
import { listClasses } from '../classes/classes.ts'
import { listTaughtCompetences } from '../competences/competences.ts'
import { mentorCard } from './mentors.cards.ts'
import {
  type MentorDetailPage,
  type MentorItem,
  type MentorListPage,
  mentorPageQuery,
} from './mentors.contract.ts'
import { findMentor, listMentors } from './mentors.ts'

const lead = 'Orang-orang yang mengajar di kelas kami. Kenali mereka dan lihat kelas yang mereka dampingi.'

export const loadMentorList: PublicPageLoad = {
  query: ['page', 'search'],
  async load(context) {
    const query = parseQuery(mentorPageQuery, context.query)
    const list = readJson(await listMentors(context, query))
    const isFiltered = Boolean(query.search)
    const data: MentorListPage = {
      path: to.mentors(),
      page: query.page,
      isFiltered,
      heading: { title: 'Mentor', lead },
      crumbs: [{ label: 'Beranda', href: to.home() }, { label: 'Mentor' }],
      search: { label: 'Cari nama atau bidang', value: query.search },
      items: list.items.map(mentorCard),
      empty: isFiltered
        ? {
            title: `Tidak ada hasil untuk "${query.search}"`,
            text: 'Coba nama atau bidang lain.',
            action: { label: 'Tampilkan semua', href: to.mentors() },
          }
        : {
            title: 'Belum ada mentor',
            text: 'Mentor tampil di sini begitu mereka mengajar sebuah kelas.',
            action: { label: 'Lihat kelas', href: to.classes() },
          },
      pager: pagerOf(list, to.mentors(), { search: query.search }),
    }
    return {
      page: 'mentors.list',
      data,
      head: {
        title: titleOfPage('Mentor', query.page),
        description: lead,
        noindex: isFiltered,
      },
      canonical: to.mentors(),
      crumbs: data.crumbs,
      tags: ['people', 'classes'],
      status: statusOfPage(data),
    } satisfies PageAnswer<'mentors.list'>
  },
}

/** Somebody who teaches, with the classes. */
export const loadMentorDetail: PublicPageLoad = {
  query: [],
  async load(context) {
    const mentor = readJson(await findMentor(context, context.params.slug ?? ''))
    if (!mentor) return undefined
    const data = await mentorDetailData(context, mentor)
    const description = describe(mentor.bio || `${mentor.name}, ${mentor.title}`)
    return {
      page: 'mentors.detail',
      data,
      head: {
        title: mentor.name,
        description,
        image: data.picture,
        jsonLd: [profileSchema(mentor, data, context.tenant.title)],
      },
      canonical: to.mentor(mentor),
      crumbs: data.crumbs,
      tags: ['people', 'classes', 'competences'],
    } satisfies PageAnswer<'mentors.detail'>
  },
}

function profileSchema(mentor: MentorItem, data: MentorDetailPage, organisation: string) {
  const { competencies } = data
  return {
    '@type': 'ProfilePage',
    url: to.mentor(mentor),
    mainEntity: {
      '@type': 'Person',
      name: mentor.name,
      description: describe(mentor.bio || mentor.title),
      url: to.mentor(mentor),
      ...(mentor.title ? { jobTitle: mentor.title } : {}),
      ...(mentor.photo ? { image: mentor.photo.url } : {}),
      ...(competencies.length > 0 ? { knowsAbout: competencies.map(({ label }) => label) } : {}),
      worksFor: { '@type': 'EducationalOrganization', name: organisation },
    },
  } satisfies ProfilePage
}

async function mentorDetailData(context: PageContext, mentor: MentorItem): Promise<MentorDetailPage> {
  const classes = readJson(await listClasses(context, { page: 1, pageSize: 24, instructor: mentor.slug }))
  const competences = await listTaughtCompetences(context, mentor.slug)
  return {
    heading: { eyebrow: 'Mentor', title: mentor.name, lead: mentor.title },
    crumbs: [
      { label: 'Beranda', href: to.home() },
      { label: 'Mentor', href: to.mentors() },
      { label: mentor.name },
    ],
    name: mentor.name,
    bio: mentor.bio,
    picture: imageOf(mentor.photo),
    competencies: competences.map(({ name, slug }) => ({
      label: name,
      href: slug === null ? undefined : to.competence({ slug }),
    })),
    related: classes.items.map(classCard),
  }
}
