import type { Course, CourseInstance, EducationEvent } from 'schema-dts'
import { to } from '../../../routes.ts'
import { describe } from '../../../shared/html-text.ts'
import type { ClassDetail, Classroom } from './classes.contract.ts'

const workModes = { online: 'Online', offline: 'Onsite', hybrid: 'Blended' } as const

/** A class as schema.org has it: the course with its runs, and each dated meeting as an event of its own. */
export function classSchema(found: ClassDetail, provider: string): Record<string, unknown>[] {
  return [courseNode(found, provider), ...found.webinars.map(webinar => eventNode(found, webinar, provider))]
}

function courseNode(found: ClassDetail, provider: string) {
  return {
    '@type': 'Course',
    name: found.name,
    description: describe(found.summary || found.description),
    url: to.class(found),
    courseCode: found.code,
    inLanguage: found.language ?? 'id',
    provider: { '@type': 'EducationalOrganization', name: provider },
    ...(found.cover ? { image: found.cover.url } : {}),
    ...(found.outcomes.length > 0 ? { teaches: found.outcomes } : {}),
    ...(found.prerequisites.length > 0 ? { coursePrerequisites: found.prerequisites } : {}),
    offers: {
      '@type': 'Offer',
      category: found.price === 0 ? 'Free' : 'Paid',
      price: found.price,
      priceCurrency: 'IDR',
    },
    hasCourseInstance:
      found.type === 'self_paced'
        ? [{ '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: `PT${found.durationMinutes}M` }]
        : found.classrooms.map(run => instanceNode(found, run)),
  } satisfies Course
}

function instanceNode(found: ClassDetail, run: Classroom) {
  const instructor = found.instructors.map(person => ({
    '@type': 'Person' as const,
    name: person.name,
    url: to.mentor(person),
  }))
  return {
    '@type': 'CourseInstance',
    name: run.name,
    courseMode: workModes[run.mode],
    startDate: new Date(run.startAt).toISOString(),
    endDate: new Date(run.endAt).toISOString(),
    courseWorkload: `PT${found.durationMinutes}M`,
    ...(instructor.length > 0 ? { instructor } : {}),
    ...(run.capacity ? { maximumAttendeeCapacity: run.capacity } : {}),
    location:
      run.mode === 'online'
        ? { '@type': 'VirtualLocation', url: to.class(found) }
        : { '@type': 'Place', name: run.venue ?? run.city ?? '', address: run.city ?? run.venue ?? '' },
  } satisfies CourseInstance
}

function eventNode(found: ClassDetail, webinar: ClassDetail['webinars'][number], provider: string) {
  return {
    '@type': 'EducationEvent',
    name: webinar.title,
    description: describe(webinar.summary || found.summary),
    startDate: new Date(webinar.startAt).toISOString(),
    endDate: new Date(webinar.endAt).toISOString(),
    eventStatus: `https://schema.org/${webinar.status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: to.class(found) },
    organizer: { '@type': 'EducationalOrganization', name: provider },
    inLanguage: 'id',
    performer: webinar.speakers.map(({ name }) => ({ '@type': 'Person', name })),
  } satisfies EducationEvent
}
