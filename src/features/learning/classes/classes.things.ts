import { by, filter } from '../../../../test/addressing.ts'
import {
  buildCategory,
  buildChapter,
  buildClass,
  buildClassroom,
  buildModule,
  buildWebinar,
} from '../../../../test/build.ts'
import type { Filling, RoomThings } from '../../../../test/room-things.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    classCategory: number
    class: number
    course: number
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
  await buildChapter(
    tx,
    { classId: made.id, moduleId: module.id },
    { slug: 'mulai', title: `Mulai ${secret}`, content_html: secret },
  )
  return made
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
    'GET /v1/class/webinar': {
      programIds: filter(({ twin }) => ({ path: `/v1/class/webinar?programIds=${twin.ids.program}` })),
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
    jenis: ['class'],
    kategori: ['jaringan'],
    code: [codes.class],
    preClass: ['false'],
  }),
  inPath: ({ codes }) => ({
    code: [codes.class, codes.classroom],
    moduleSlug: ['pengantar'],
    chapterSlug: ['mulai'],
  }),
}
