import { by, filter } from '../../../../test/addressing.ts'
import type { Filling, RoomThings } from '../../../../test/room-things.ts'
import { longAgo, nextNumber, type Row } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { slugOf } from '../../../shared/slug.ts'
import { buildCategory } from '../../content/posts/posts.things.ts'
import { addCourseVersion } from './course-versions.store.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    classCategory: number
    class: number
    course: number
    /** of the course */
    chapter: number
    classroom: number
    webinar: number
  }

  interface TwinCodes {
    class: string
    classroom: string
  }

  interface Content {
    class: { slug: string }
  }
}

async function fillClass(
  { tx, secret, picture, ids: { person } }: Filling,
  category_id: number,
  wishes: { slug: string; name: string; code?: string; type?: string },
) {
  const made = await buildClass(tx, {
    summary: `Ringkasan ${secret}`,
    description_html: `<p>Isi ${secret}</p>`,
    cover: picture,
    category_id,
    tags: [secret],
    outcomes: [`Bisa ${secret}`],
    competencies: [`Merakit ${secret}`],
    is_elevated: true,
    certificate: true,
    ...wishes,
  })
  await tx.db
    .insertInto('class_instructors')
    .values({ class_id: made.id, person_id: person, role: 'lead' })
    .execute()
  const module = await buildModule(tx, made.id, { slug: 'pengantar', title: `Pengantar ${secret}` })
  const chapter = await buildChapter(
    tx,
    { classId: made.id, moduleId: module.id },
    { slug: 'mulai', title: `Mulai ${secret}`, content_html: secret },
  )
  return { ...made, chapter: chapter.id }
}

/** A published live class, unless told otherwise; `type: 'self_paced'` makes it a course. */
export async function buildClass(tx: Tx, row: Row<'classes'> = {}) {
  const count = nextNumber()
  const name = row.name ?? `Dasar Jaringan Komputer ${count}`
  return tx.db
    .insertInto('classes')
    .values({
      code: `KLS-${count}`,
      name,
      slug: slugOf(name),
      summary: 'Memasang dan merawat jaringan di sekolah.',
      description_html: '<p>Dari kabel sampai alamat IP.</p>',
      type: 'live',
      status: 'published',
      published_at: longAgo,
      ...row,
    })
    .returning(['id', 'slug', 'code', 'name', 'type', 'premium'])
    .executeTakeFirstOrThrow()
}

/** A run that is open for registration at the tests' now, unless told otherwise. */
export async function buildClassroom(tx: Tx, class_id: number, row: Row<'classrooms'> = {}) {
  const count = nextNumber()
  return tx.db
    .insertInto('classrooms')
    .values({
      class_id,
      code: `ANGKATAN-${count}`,
      name: `Angkatan ${count}`,
      start_at: '2026-12-01T02:00:00Z',
      end_at: '2026-12-20T10:00:00Z',
      registration_open_at: '2026-11-01T00:00:00Z',
      registration_close_at: '2026-11-28T16:59:59Z',
      mode: 'online',
      ...row,
    })
    .returning(['id', 'code', 'name'])
    .executeTakeFirstOrThrow()
}

/** Whether what was built is shown at once; whoever builds much shows it in the end, by `publishOutline`. */
interface Showing {
  isShown?: boolean
}

export async function buildModule(
  tx: Tx,
  class_id: number,
  row: Row<'modules'> = {},
  { isShown = true }: Showing = {},
) {
  const position = row.position ?? nextNumber()
  const module = await tx.db
    .insertInto('modules')
    .values({ class_id, slug: `modul-${position}`, title: `Modul ${position}`, ...row, position })
    .returning(['id', 'slug', 'title'])
    .executeTakeFirstOrThrow()
  if (isShown) await publishOutline(tx, class_id)
  return module
}

/** What stands in its outline is what visitors see. */
export const publishOutline = (tx: Tx, classId: number) =>
  addCourseVersion(tx, classId, { kind: 'change', note: '', by: null, at: new Date(longAgo) })

export async function buildChapter(
  tx: Tx,
  of: { classId: number; moduleId: number },
  row: Row<'chapters'> = {},
  { isShown = true }: Showing = {},
) {
  const position = row.position ?? nextNumber()
  const chapter = await tx.db
    .insertInto('chapters')
    .values({
      class_id: of.classId,
      module_id: of.moduleId,
      slug: `bab-${position}`,
      title: `Bab ${position}`,
      content_html: `<p>Isi bab ${position}.</p>`,
      ...row,
      position,
    })
    .returning(['id', 'slug', 'title'])
    .executeTakeFirstOrThrow()
  if (isShown) await publishOutline(tx, of.classId)
  return chapter
}

/** A meeting ten days after the tests' now, unless told otherwise. */
export async function buildWebinar(
  tx: Tx,
  class_id: number,
  row: Row<'webinars'> = {},
  speakerIds: number[] = [],
) {
  const webinar = await tx.db
    .insertInto('webinars')
    .values({
      class_id,
      title: `Bincang jaringan ${nextNumber()}`,
      start_at: '2026-12-01T12:00:00Z',
      minutes: 90,
      provider: 'Zoom',
      ...row,
    })
    .returning(['id', 'title'])
    .executeTakeFirstOrThrow()
  for (const [position, person_id] of speakerIds.entries())
    await tx.db
      .insertInto('webinar_speakers')
      .values({ webinar_id: webinar.id, person_id, position })
      .execute()
  return webinar
}

export const roomThings: RoomThings = {
  after: ['people'],
  async fill(filling) {
    const { tx, secret, ids } = filling
    const category = await buildCategory(tx, { kind: 'class', slug: 'jaringan', name: `Jaringan ${secret}` })
    const live = await fillClass(filling, category.id, {
      slug: 'dasar-jaringan',
      name: `Jaringan ${secret}`,
      code: `JAR-${secret}`,
    })
    const course = await fillClass(filling, category.id, {
      slug: 'belajar-web',
      name: `Web ${secret}`,
      type: 'self_paced',
    })
    const classroom = await buildClassroom(tx, live.id, {
      name: `Angkatan ${secret}`,
      venue: `Aula ${secret}`,
      city: secret,
    })
    const webinar = await buildWebinar(
      tx,
      live.id,
      { title: `Bincang ${secret}`, summary: `Tentang ${secret}`, provider: secret },
      [ids.person],
    )
    return {
      ids: {
        classCategory: category.id,
        class: live.id,
        course: course.id,
        chapter: course.chapter,
        classroom: classroom.id,
        webinar: webinar.id,
      },
      codes: { class: live.code, classroom: classroom.code },
    }
  },
  async content({ tx, secret, slug }) {
    await buildClass(tx, { slug, name: `Kelas ${secret}` })
    return { class: { slug } }
  },
  addressing: {
    'GET /v1/class/active': {
      programIds: filter(({ twin }) => ({ path: `/v1/class/active?programIds=${twin.ids.program}` })),
      categoryId: filter(({ twin }) => ({ path: `/v1/class/active?categoryId=${twin.ids.classCategory}` })),
    },
    'GET /v1/class/active/elevate': {
      programIds: filter(({ twin }) => ({ path: `/v1/class/active/elevate?programIds=${twin.ids.program}` })),
      categoryId: filter(({ twin }) => ({
        path: `/v1/class/active/elevate?categoryId=${twin.ids.classCategory}`,
      })),
    },
    'GET /v1/class/list': {
      programId: filter(({ twin }) => ({ path: `/v1/class/list?programId=${twin.ids.program}` })),
    },
    'GET /v1/class/overview': {
      slug: by(({ content }) => ({ path: `/v1/class/overview?slug=${content.class.slug}` })),
    },
    'GET /v1/class/syllabus': {
      classroomId: by(({ twin }) => ({ path: `/v1/class/syllabus?classroomId=${twin.ids.classroom}` })),
    },
  },
  parameters: ({ codes }) => ({
    slug: ['dasar-jaringan', 'belajar-web', 'jaringan'],
    state: ['onRegistration'],
    level: ['all'],
    'filter.type': ['live'],
    type: ['live'],
    kind: ['class'],
    category: ['jaringan'],
    code: [codes.class],
    preClass: ['false'],
    chapter: ['mulai', '1'],
  }),
  inPath: ({ codes }) => ({
    code: [codes.class, codes.classroom],
    moduleSlug: ['pengantar'],
    chapterSlug: ['mulai'],
  }),
}
