import { by, reason, reference } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo, nextNumber, type Row } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { buildClass, buildClassroom } from '../classes/classes.things.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    enrolment: number
  }

  interface Things {
    /** of a class whose staff the owner is, in the programme that the owner leads */
    enrolment: { id: number; classId: number; runId: number; otherRunId: number; slug: string }
  }
}

export async function buildPupil(tx: Tx, name: string): Promise<{ id: number; email: string }> {
  const email = `peserta${nextNumber()}@contoh.test`
  const { id } = await tx.db
    .insertInto('memberships')
    .values({ kind: 4, name, email, status: 'active', joined_at: longAgo })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, email }
}

/** Active, unless told otherwise; its seat and the first line of its history go with it. */
export async function buildEnrolment(
  tx: Tx,
  row: Row<'enrolments'> & { class_id: number; membership_id: number },
): Promise<number> {
  const { id } = await tx.db
    .insertInto('enrolments')
    .values({ state: 'active', origin: 'self', state_since: longAgo, joined_at: longAgo, ...row })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.db
    .insertInto('enrolment_events')
    .values({ enrolment_id: id, number: 1, to_state: row.state ?? 'active', at: longAgo })
    .execute()
  return id
}

export const roomThings: RoomThings = {
  after: ['classes', 'members', 'programs'],
  async fill({ tx, secret, ids }) {
    const pupil = await buildPupil(tx, `Peserta ${secret}`)
    await tx.db.updateTable('memberships').set({ is_restricted: true }).where('id', '=', pupil.id).execute()
    const enrolment = await buildEnrolment(tx, {
      class_id: ids.class,
      classroom_id: ids.classroom,
      membership_id: pupil.id,
    })
    await tx.db.insertInto('classroom_seats').values({ classroom_id: ids.classroom, taken: 1 }).execute()
    await tx.db.insertInto('class_staff').values({ class_id: ids.class, membership_id: pupil.id }).execute()
    const chapter = await tx.db
      .selectFrom('chapters')
      .select('id')
      .where('class_id', '=', ids.class)
      .executeTakeFirstOrThrow()
    await tx.db
      .insertInto('chapter_progress')
      .values({ enrolment_id: enrolment, chapter_id: chapter.id, opened_at: longAgo })
      .execute()
    return { ids: { enrolment } }
  },
  async things({ tx, secret, number, owner, place }) {
    const made = await buildClass(tx, { name: `Kelas peserta ${secret} ${number}` })
    const run = await buildClassroom(tx, made.id, { name: `Angkatan ${secret}` })
    const other = await buildClassroom(tx, made.id, { name: `Angkatan lain ${secret}` })
    await tx.db
      .insertInto('class_staff')
      .values({ class_id: made.id, membership_id: owner.membershipId })
      .execute()
    await tx.db.insertInto('program_items').values({ program_id: place.program, class_id: made.id }).execute()
    const pupil = await buildPupil(tx, `Peserta ${secret}`)
    const id = await buildEnrolment(tx, {
      class_id: made.id,
      classroom_id: run.id,
      membership_id: pupil.id,
      state: 'requested',
    })
    return {
      enrolment: { id, classId: made.id, runId: run.id, otherRunId: other.id, slug: made.slug },
    }
  },
  parameters: ({ ids }) => ({ class: [String(ids.class)], run: [String(ids.classroom)] }),
  addressing: {
    'GET /v1/class/place': {
      slug: by(({ enrolment }) => ({ path: `/v1/class/place?slug=${enrolment.slug}` }), { notMine: 'open' }),
    },
    'POST /v1/class/enrol': {
      slug: by(({ enrolment: { slug, runId } }) => ({ path: '/v1/class/enrol', body: { slug, runId } }), {
        found: 201,
        notMine: 'open',
      }),
      runId: reference(
        ({ enrolment: { runId } }, { own }) => ({
          path: '/v1/class/enrol',
          body: { slug: own.enrolment.slug, runId },
        }),
        { found: 201, notMine: 422 },
      ),
    },
    'POST /v1/class/leave': {
      slug: by(({ enrolment: { slug } }) => ({ path: '/v1/class/leave', body: { slug } }), {
        found: 409,
        notMine: 409,
      }),
    },
    'POST /v1/class/progress': {
      slug: by(
        ({ enrolment: { slug } }) => ({
          path: '/v1/class/progress',
          body: { slug, chapter: 'mulai', what: 'opened' },
        }),
        { found: 409, notMine: 409 },
      ),
    },
    'POST /v1/enrolments': {
      classId: by(
        ({ enrolment: { classId, runId } }, { own }) => ({
          path: '/v1/enrolments',
          body: { classId, runId, email: own.owner.email },
        }),
        { found: 201 },
      ),
      runId: reference(
        ({ enrolment: { runId } }, { own }) => ({
          path: '/v1/enrolments',
          body: { classId: own.enrolment.classId, runId, email: own.owner.email },
        }),
        { found: 201, notMine: 422 },
      ),
    },
    'POST /v1/enrolments/{id}/decision': {
      id: by(({ enrolment: { id } }) => ({
        path: `/v1/enrolments/${id}/decision`,
        body: { decision: 'decline', why: reason },
      })),
    },
    'POST /v1/enrolments/{id}/run': {
      id: by(({ enrolment: { id, otherRunId } }) => ({
        path: `/v1/enrolments/${id}/run`,
        body: { runId: otherRunId },
      })),
      runId: reference(
        ({ enrolment: { otherRunId } }, { own }) => ({
          path: `/v1/enrolments/${own.enrolment.id}/run`,
          body: { runId: otherRunId },
        }),
        { notMine: 422 },
      ),
    },
    'POST /v1/classes/{id}/staff': {
      id: by(
        ({ enrolment: { classId } }, { own }) => ({
          path: `/v1/classes/${classId}/staff`,
          body: { email: own.owner.email },
        }),
        { found: 201 },
      ),
    },
    'DELETE /v1/classes/{id}/staff/{membershipId}': {
      id: by(({ enrolment: { classId }, owner }) => ({
        path: `/v1/classes/${classId}/staff/${owner.membershipId}`,
      })),
      membershipId: by(({ owner }, { own }) => ({
        path: `/v1/classes/${own.enrolment.classId}/staff/${owner.membershipId}`,
      })),
    },
  },
}
