import type { PageContext, PublicPageLoad } from '../../platform/http/page-load.ts'
import { to } from '../../routes.ts'
import { duration } from '../../shared/dates.ts'
import { describe } from '../../shared/html-text.ts'
import { rupiah } from '../../shared/money.ts'
import type { PageAnswer } from '../../shared/page.ts'
import { imageOf } from '../../shared/picture.ts'
import type { Action, TocModule } from '../../ui/parts.tsx'
import { classCard, classFacts, registrationNote, runDates, runPlace } from './classes.cards.ts'
import type { ClassDetail, ClassDetailPage } from './classes.contract.ts'
import { badges, isOpenToAll, types } from './classes.rules.ts'
import { findClassDetail, listClassItems } from './classes.ts'

/** A class by slug; one asked for at another shelf's address is sent to its own. */
export const loadClassDetail: PublicPageLoad = {
  query: [],
  async load(context) {
    const { slug, code } = context.params
    if (!slug && !code) return { redirect: to.classes() }
    const found =
      (slug && (await findClassDetail(context, { slug }))) ||
      (await findClassDetail(context, { code: code ?? slug ?? '' }))
    if (!found) return undefined
    const data = await classDetailData(context, found)
    return {
      page: 'classes.detail',
      data,
      head: classHead(context, found),
      canonical: to.class(found),
      crumbs: data.crumbs,
      tags: ['classes'],
    } satisfies PageAnswer<'classes.detail', ClassDetailPage>
  },
}

async function classDetailData(context: PageContext, found: ClassDetail): Promise<ClassDetailPage> {
  const isCourse = found.type === 'self_paced'
  const related = await listClassItems(context, {
    page: 1,
    pageSize: 3,
    categoryId: found.category?.id,
    excludeId: found.id,
  })
  return {
    heading: {
      eyebrow: found.category?.name ?? types[found.type],
      title: found.name,
      lead: found.summary,
      badge: badges[found.state],
    },
    crumbs: [
      { label: 'Beranda', href: to.home() },
      isCourse ? { label: 'Kursus', href: to.courses() } : { label: 'Kelas', href: to.classes() },
      { label: found.name },
    ],
    cover: imageOf(found.cover),
    facts: [
      ...classFacts(found),
      ...(isCourse ? [] : [{ icon: 'clock' as const, text: duration(found.durationMinutes) }]),
      ...(found.certificate ? [{ icon: 'certificate' as const, text: 'Bersertifikat' }] : []),
    ],
    price: rupiah(found.price),
    compareAtPrice: found.compareAtPrice ? rupiah(found.compareAtPrice) : undefined,
    note: registrationNote(found),
    actions: actionsOf(context, found),
    descriptionHtml: found.description,
    outcomes: found.outcomes,
    competencies: found.competencies,
    prerequisites: found.prerequisites,
    audience: found.audience,
    instructors: found.instructors.map(person => ({
      name: person.name,
      role: person.title,
      text: person.bio,
      picture: imageOf(person.photo),
    })),
    runs: found.classrooms.map(run => ({
      name: run.name,
      badge: badges[run.state in badges ? (run.state as keyof typeof badges) : 'comingSoon'],
      when: runDates(run),
      where: [runPlace(run), run.venue].filter(Boolean).join(', '),
    })),
    syllabus: syllabusOf(found),
    programs: found.programs.map(program => ({ label: program.name, href: to.program(program) })),
    related: related.items.map(classCard),
  }
}

/** The syllabus with links where a chapter may be read by anybody. */
export function syllabusOf(course: ClassDetail, current?: string): TocModule[] {
  return course.modules.map(module => ({
    title: module.title,
    chapters: module.chapters.map(chapter => {
      const isOpen = course.type === 'self_paced' && isOpenToAll(course, chapter)
      return {
        title: chapter.title,
        href:
          course.type === 'self_paced'
            ? to.chapter(course, { moduleSlug: module.slug, slug: chapter.slug })
            : '',
        minutes: chapter.minutes,
        locked: !isOpen,
        current: chapter.slug === current,
      }
    }),
  }))
}

function actionsOf(context: PageContext, found: ClassDetail): Action[] {
  const first = syllabusOf(found)
    .flatMap(module => module.chapters)
    .find(chapter => !chapter.locked)
  if (first) {
    return [{ label: found.price === 0 ? 'Mulai belajar' : 'Baca bab pratinjau', href: first.href }]
  }
  const { whatsapp, email } = context.contact
  if (!found.onRegistration && !found.comingSoon) return [{ label: 'Lihat kelas lain', href: to.classes() }]
  const words = `Halo, saya ingin bertanya tentang ${found.name}.`
  if (whatsapp) {
    const number = whatsapp.replaceAll(/\D/g, '').replace(/^0/, '62')
    return [
      { label: 'Tanya lewat WhatsApp', href: `https://wa.me/${number}?text=${encodeURIComponent(words)}` },
    ]
  }
  return email
    ? [{ label: 'Tanya lewat email', href: `mailto:${email}?subject=${encodeURIComponent(found.name)}` }]
    : []
}

const workModes = { online: 'Online', offline: 'Onsite', hybrid: 'Blended' } as const

function classHead(context: PageContext, found: ClassDetail) {
  const description = describe(found.summary || found.description)
  return {
    title: found.name,
    description,
    image: imageOf(found.cover),
    jsonLd: [
      {
        '@type': 'Course',
        name: found.name,
        description,
        inLanguage: 'id',
        provider: { '@type': 'EducationalOrganization', name: context.site.title },
        ...(found.cover ? { image: found.cover.url } : {}),
        ...(found.outcomes.length > 0 ? { teaches: found.outcomes } : {}),
        offers: {
          '@type': 'Offer',
          category: found.price === 0 ? 'Free' : 'Paid',
          price: found.price,
          priceCurrency: 'IDR',
        },
        hasCourseInstance:
          found.type === 'self_paced'
            ? [
                {
                  '@type': 'CourseInstance',
                  courseMode: 'Online',
                  courseWorkload: `PT${found.durationMinutes}M`,
                },
              ]
            : found.classrooms.map(run => ({
                '@type': 'CourseInstance',
                courseMode: workModes[run.mode],
                startDate: new Date(run.startAt).toISOString(),
                endDate: new Date(run.endAt).toISOString(),
                courseWorkload: `PT${found.durationMinutes}M`,
              })),
      },
    ],
  }
}
