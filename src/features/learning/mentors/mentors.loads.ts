import type { ProfilePage } from 'schema-dts'
import { askedPage, type PageContext, type PublicPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { describe } from '../../../shared/html-text.ts'
import { readJson } from '../../../shared/json.ts'
import { detailPage } from '../../../shared/page.ts'
import { imageOf } from '../../../shared/picture.ts'
import { listPage, trail } from '../../../ui/lists.ts'
import { classCard } from '../classes/classes.cards.ts'
import { firstClasses } from '../classes/classes.ts'
import { listTaughtCompetences } from '../competences/competences.ts'
import { mentorCard } from './mentors.cards.ts'
import { type MentorDetailPage, type MentorItem, mentorPageQuery } from './mentors.contract.ts'
import { findMentor, listMentors } from './mentors.ts'

export const loadMentorList: PublicPageLoad = askedPage(mentorPageQuery, async (context, query) =>
  listPage('mentors.list', {
    path: to.mentors(),
    title: 'Mentor',
    lead: 'Orang-orang yang mengajar di kelas kami. Kenali mereka dan lihat kelas yang mereka dampingi.',
    query,
    found: readJson(await listMentors(context, query)),
    card: mentorCard,
    search: 'Cari nama atau bidang',
    none: { text: 'Coba nama atau bidang lain.' },
    empty: {
      title: 'Belum ada mentor',
      text: 'Mentor tampil di sini begitu mereka mengajar sebuah kelas.',
      action: { label: 'Lihat kelas', href: to.classes() },
    },
    tags: ['people', 'classes'],
    data: (list, tools) => ({ ...list, ...tools }),
  }),
)

/** Somebody who teaches, with the classes. */
export const loadMentorDetail: PublicPageLoad = {
  query: [],
  async load(context) {
    const mentor = readJson(await findMentor(context, context.params.slug ?? ''))
    if (!mentor) return undefined
    const data = await mentorDetailData(context, mentor)
    const description = describe(mentor.bio || `${mentor.name}, ${mentor.title}`)
    return detailPage('mentors.detail', data, {
      head: {
        title: mentor.name,
        description,
        image: data.picture,
        jsonLd: [profileSchema(mentor, data, context.tenant.title)],
      },
      canonical: to.mentor(mentor),
      tags: ['people', 'classes', 'competences'],
    })
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
  const classes = await firstClasses(context, { instructor: mentor.slug }, 24)
  const competences = await listTaughtCompetences(context, mentor.slug)
  return {
    heading: { eyebrow: 'Mentor', title: mentor.name, lead: mentor.title },
    crumbs: trail({ label: 'Mentor', href: to.mentors() }, { label: mentor.name }),
    name: mentor.name,
    bio: mentor.bio,
    picture: imageOf(mentor.photo),
    competencies: competences.map(({ name, slug }) => ({
      label: name,
      href: slug === null ? undefined : to.competence({ slug }),
    })),
    related: classes.map(item => classCard(item)),
  }
}
