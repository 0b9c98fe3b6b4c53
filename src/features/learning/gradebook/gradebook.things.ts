import { by, reference } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo } from '../../../../test/rows.ts'
import { buildAssignment } from '../assignments/assignments.things.ts'
import { buildClass, buildClassroom } from '../classes/classes.things.ts'
import { buildEnrolment, buildPupil } from '../enrolments/enrolments.things.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    /** a class that the owner looks after and takes part in, with an assignment and somebody in a run */
    gradebook: { classId: number; slug: string; runId: number; enrolmentId: number; chapterId: number }
  }
}

const rule = { missing: 'skip', passingPercent: 60, attendanceWeight: 1, weights: [], rev: 0 }
const cell = { act: 'override', percent: 80, comment: 'Ujian lisan', expectedEvent: 0 }

export const roomThings: RoomThings = {
  after: ['enrolments', 'quizzes', 'assignments'],
  async fill({ tx, secret, ids }) {
    const { id: chapter_id } = await tx.db
      .selectFrom('assignments')
      .select('chapter_id as id')
      .executeTakeFirstOrThrow()
    const { id: enrolment_id } = await tx.db
      .selectFrom('enrolments')
      .select('id')
      .where('class_id', '=', ids.course)
      .executeTakeFirstOrThrow()
    await tx.db.insertInto('gradebooks').values({ class_id: ids.course, updated_at: longAgo }).execute()
    await tx.db
      .insertInto('gradebook_weights')
      .values({ class_id: ids.course, chapter_id, weight: 2 })
      .execute()
    const of = { enrolment_id, chapter_id, kind: 'override', percent: 80 } as const
    await tx.db
      .insertInto('gradebook_events')
      .values({ ...of, number: 1, comment: secret, at: longAgo })
      .execute()
    await tx.db
      .insertInto('gradebook_cells')
      .values({ ...of, event: 1 })
      .execute()
    await tx.db
      .insertInto('final_grades')
      .values({ enrolment_id, number: 1, percent: 80, is_passed: true, at: longAgo })
      .execute()
    return {}
  },
  async things({ tx, secret, number, owner }) {
    const { membershipId } = owner
    const made = await buildClass(tx, { name: `Kelas dinilai ${secret} ${number}`, type: 'self_paced' })
    await tx.db.insertInto('class_staff').values({ class_id: made.id, membership_id: membershipId }).execute()
    const run = await buildClassroom(tx, made.id, { name: `Angkatan ${secret}` })
    const chapter = await buildAssignment(tx, { classId: made.id })
    await buildEnrolment(tx, { class_id: made.id, membership_id: membershipId })
    const pupil = await buildPupil(tx, `Peserta ${secret}`)
    const enrolmentId = await buildEnrolment(tx, {
      class_id: made.id,
      classroom_id: run.id,
      membership_id: pupil.id,
    })
    return {
      gradebook: { classId: made.id, slug: made.slug, runId: run.id, enrolmentId, chapterId: chapter.id },
    }
  },
  addressing: {
    'GET /v1/classes/{id}/gradebook': {
      id: by(({ gradebook: { classId } }) => ({ path: `/v1/classes/${classId}/gradebook` })),
    },
    'GET /v1/classes/{id}/gradebook/file': {
      id: by(({ gradebook: { classId } }) => ({ path: `/v1/classes/${classId}/gradebook/file` })),
    },
    'PUT /v1/classes/{id}/gradebook/rule': {
      id: by(({ gradebook: { classId } }) => ({ path: `/v1/classes/${classId}/gradebook/rule`, body: rule })),
    },
    'PUT /v1/classes/{id}/gradebook/cell': {
      id: by(({ gradebook: { classId, enrolmentId, chapterId } }) => ({
        path: `/v1/classes/${classId}/gradebook/cell`,
        body: { ...cell, enrolmentId, chapterId },
      })),
      enrolmentId: by(({ gradebook: { enrolmentId } }, { own }) => ({
        path: `/v1/classes/${own.gradebook.classId}/gradebook/cell`,
        body: { ...cell, enrolmentId, chapterId: own.gradebook.chapterId },
      })),
      chapterId: by(({ gradebook: { chapterId } }, { own }) => ({
        path: `/v1/classes/${own.gradebook.classId}/gradebook/cell`,
        body: { ...cell, enrolmentId: own.gradebook.enrolmentId, chapterId },
      })),
    },
    'POST /v1/classes/{id}/gradebook/release': {
      id: by(({ gradebook: { classId } }) => ({
        path: `/v1/classes/${classId}/gradebook/release`,
        body: {},
      })),
      runId: reference(
        ({ gradebook: { runId } }, { own }) => ({
          path: `/v1/classes/${own.gradebook.classId}/gradebook/release`,
          body: { runId },
        }),
        { notMine: 422 },
      ),
    },
    'GET /v1/class/grades': {
      slug: by(({ gradebook: { slug } }) => ({ path: `/v1/class/grades?slug=${slug}` })),
    },
  },
  parameters: () => ({ format: ['csv', 'xlsx'] }),
}
