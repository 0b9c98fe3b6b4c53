import { htmlOfDocument } from '../../../platform/documents/documents.ts'
import type { PageContext } from '../../../platform/http/page-load.ts'
import { instantOf } from '../../../shared/days.ts'
import { listPeople } from '../../core/people/people.ts'
import {
  type ClassDetail,
  classAnswer,
  findCourse,
  findShownOutline,
  listClassCategoryOptions,
  listDraftStates,
} from '../classes/classes.ts'
import type { ClassValue } from './class-value.contract.ts'

/** which run a class is said to stand at: the database's order (migration 0100 of classes) */
const order = ['onRegistration', 'soon', 'started', 'comingSoon', 'postponed', 'ended', 'cancelled'] as const
type State = ClassDetail['state']

/** The page of a class that is being written, as its visitors would get it. */
export async function drawClass(
  context: PageContext,
  value: ClassValue,
  { ownId, slug }: { ownId: number; slug: string },
) {
  const { tenant, clock } = context
  const now = clock.now().toISOString()
  const shown = (picture: ClassValue['cover']) =>
    picture && { ...picture, url: `${tenant.pictureBase}${picture.key}` }
  const people = await listPeople(
    context,
    value.instructors.map(({ person }) => person),
  )
  const categories = await listClassCategoryOptions(context.tx)
  const category = categories.find(one => one.value === value.categorySlug)
  const classrooms = value.type === 'self_paced' ? [] : await roomsOf(context, value)
  const [first] = classrooms.toSorted(
    (a, b) =>
      order.indexOf(a.state) - order.indexOf(b.state) ||
      Math.abs(Date.parse(a.startAt) - Date.parse(now)) - Math.abs(Date.parse(b.startAt) - Date.parse(now)),
  )
  const state = value.type === 'self_paced' ? 'onRegistration' : (first?.state ?? 'comingSoon')
  const modules = await modulesOf(context, ownId)
  return classAnswer(context, {
    id: ownId,
    code: value.code,
    slug,
    name: value.name.trim() || 'Kelas tanpa nama',
    summary: value.summary,
    logo: shown(value.logo),
    cover: shown(value.cover),
    type: value.type,
    level: value.level,
    premium: value.premium,
    category: category ? { id: 0, slug: category.value, name: category.label } : null,
    price: value.price,
    compareAtPrice: value.compareAtPrice === '' ? null : value.compareAtPrice,
    certificate: value.certificate,
    durationMinutes: value.durationMinutes,
    totalModules: modules.length,
    totalChapters: modules.flatMap(({ chapters }) => chapters).length,
    ratingAverage: null,
    ratingCount: 0,
    state,
    comingSoon: state === 'comingSoon',
    onRegistration: state === 'onRegistration',
    started: state === 'started',
    ended: state === 'ended',
    classroom: first ?? null,
    description: htmlOfDocument(value.body),
    language: null,
    promoVideo: value.promoVideo || null,
    tags: value.tags,
    competencies: value.competencies,
    outcomes: value.outcomes,
    prerequisites: value.prerequisites,
    audience: value.audience,
    passingScore: value.passingScore,
    instructors: people.map(person => ({
      ...person,
      role: value.instructors.find(one => one.person === person.slug)?.role ?? 'lead',
    })),
    classrooms,
    webinars: [],
    competences: [],
    modules,
    programs: [],
    seo: value.seo,
    publishedAt: now,
    updatedAt: now,
  })
}

async function roomsOf(context: PageContext, { runs }: ClassValue) {
  const now = context.clock.now().toISOString()
  const timed = runs.map(run => {
    const moment = (local: string) => (local === '' ? null : instantOf(local, run.timeZone).toISOString())
    // what has no time yet is shown as if it began now
    const startAt = moment(run.startAt) ?? now
    return {
      run,
      status: run.status,
      openAt: moment(run.registrationOpenAt),
      closeAt: moment(run.registrationCloseAt),
      startAt,
      endAt: moment(run.endAt) ?? startAt,
    }
  })
  const states = await listDraftStates(
    context,
    timed.map(({ run: _, ...times }) => times),
  )
  return timed.map(({ run, openAt, closeAt, startAt, endAt }, index) => ({
    id: run.id ?? 0,
    code: '',
    name: run.name.trim() || 'Angkatan tanpa nama',
    state: (order.find(one => one === states[index]) ?? 'comingSoon') satisfies State,
    startAt,
    endAt,
    registrationOpenAt: openAt,
    registrationCloseAt: closeAt,
    timeZone: run.timeZone,
    mode: run.mode,
    venue: run.venue.trim() || null,
    city: run.city.trim() || null,
    heldCityIds: [],
    registrarCityIds: [],
    capacity: run.capacity === '' ? null : run.capacity,
  }))
}

/** What is published of its modules and chapters: they are written on pages of their own. */
async function modulesOf({ tx }: Pick<PageContext, 'tx'>, ownId: number): Promise<ClassDetail['modules']> {
  const course = ownId === 0 ? undefined : await findCourse(tx, ownId)
  if (!course) return []
  const { modules, chapters } = await findShownOutline(tx, course.id, course.number ?? 0)
  return modules.map(({ id, slug, title }) => ({
    id,
    slug,
    title,
    chapters: chapters.filter(({ moduleId }) => moduleId === id),
  }))
}
