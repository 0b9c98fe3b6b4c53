import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo, nextNumber, type Row } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { buildChapter, buildClass, buildModule } from '../classes/classes.things.ts'
import { buildEnrolment, buildPupil } from '../enrolments/enrolments.things.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    /** one of the course, and who takes part in it */
    assignment: number
    pupil: number
    pupilEnrolment: number
  }

  interface Things {
    assignment: AssignmentThing
  }
}

interface AssignmentThing {
  classId: number
  chapterId: number
  /** another one, where something was marked */
  markedId: number
  /** another one, of groups */
  groupedId: number
  slug: string
  chapter: string
}

interface AssignmentWish {
  classId: number
  row?: Row<'assignments'>
  chapter?: Row<'chapters'>
  slug?: string
  /** others of the same class follow: the last one shows them all */
  hasMore?: boolean
}

/** A chapter with an assignment that is open, for text, files and a link, of a hundred points. */
export async function buildAssignment(tx: Tx, wish: AssignmentWish) {
  const { classId, row = {}, chapter = {}, slug, hasMore = false } = wish
  const module = await buildModule(tx, classId, {}, { isShown: false })
  const chapterSlug = slug ?? `tugas-${nextNumber()}`
  const made = await buildChapter(
    tx,
    { classId, moduleId: module.id },
    {
      slug: chapterSlug,
      title: `Tugas ${chapterSlug}`,
      kind: 'assignment',
      completion: 'submit',
      ...chapter,
    },
    { isShown: !hasMore },
  )
  await tx.db
    .insertInto('assignments')
    .values({
      chapter_id: made.id,
      takes: ['text', 'files', 'link', 'recording'],
      is_open: true,
      updated_at: longAgo,
      ...row,
    })
    .execute()
  return made
}

export const roomThings: RoomThings = {
  after: ['enrolments'],
  async fill({ tx, secret, ids }) {
    const chapter = await buildAssignment(tx, {
      classId: ids.course,
      slug: 'tugas',
      row: {
        rubric: JSON.stringify([
          {
            id: 'isi',
            title: `Isi ${secret}`,
            levels: [
              { id: 'baik', title: 'Baik', points: 100 },
              { id: 'kurang', title: 'Kurang', points: 40 },
            ],
          },
        ]),
      },
    })
    await tx.db
      .insertInto('assignment_dues')
      .values({ chapter_id: chapter.id, classroom_id: ids.classroom, due_at: longAgo })
      .execute()
    const pupil = await buildPupil(tx, `Pengumpul ${secret}`)
    const enrolment = await buildEnrolment(tx, { class_id: ids.course, membership_id: pupil.id })
    await tx.db
      .insertInto('work_groups')
      .values({ chapter_id: chapter.id, enrolment_id: enrolment, number: 1 })
      .execute()
    return { ids: { assignment: chapter.id, pupil: pupil.id, pupilEnrolment: enrolment } }
  },
  async things({ tx, secret, number, owner, place }) {
    const made = await buildClass(tx, { name: `Kelas tugas ${secret} ${number}`, type: 'self_paced' })
    await tx.db
      .insertInto('class_staff')
      .values({ class_id: made.id, membership_id: owner.membershipId })
      .execute()
    await tx.db.insertInto('program_items').values({ program_id: place.program, class_id: made.id }).execute()
    const row = { is_group: false }
    const chapter = await buildAssignment(tx, { classId: made.id, row, hasMore: true })
    const other = await buildAssignment(tx, { classId: made.id, row, hasMore: true })
    const grouped = await buildAssignment(tx, { classId: made.id, row: { is_group: true } })
    return {
      assignment: {
        classId: made.id,
        chapterId: chapter.id,
        markedId: other.id,
        groupedId: grouped.id,
        slug: made.slug,
        chapter: chapter.slug,
      },
    }
  },
  addressing: {
    'PUT /v1/assignments/{chapterId}': {
      chapterId: by(({ assignment }) => ({
        path: `/v1/assignments/${assignment.chapterId}`,
        body: { version: 1, takes: ['text'] },
      })),
    },
    'PUT /v1/assignments/{chapterId}/groups': {
      chapterId: by(({ assignment }) => ({
        path: `/v1/assignments/${assignment.groupedId}/groups`,
        body: { groups: [] },
      })),
    },
  },
}
