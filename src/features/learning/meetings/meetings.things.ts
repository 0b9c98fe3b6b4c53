import { by, filter, reference } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo, type Row } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import {
  buildChapter,
  buildClass,
  buildClassroom,
  buildModule,
  buildWebinar,
} from '../classes/classes.things.ts'
import { buildEnrolment } from '../enrolments/enrolments.things.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    /** in a class that the owner takes part in and looks after */
    meeting: {
      /** to come */
      id: number
      /** over since long */
      pastId: number
      slug: string
      classId: number
      runId: number
      /** a chapter that is a meeting */
      chapterId: number
    }
  }
}

/** A chapter of kind live, which is done by being there. */
export async function buildLiveChapter(tx: Tx, classId: number, row: Row<'chapters'> = {}) {
  const module = await buildModule(tx, classId)
  const of = { classId, moduleId: module.id }
  const chapter = await buildChapter(tx, of, { kind: 'live', completion: 'attend', ...row })
  return { ...chapter, moduleSlug: module.slug }
}

export const roomThings: RoomThings = {
  after: ['enrolments', 'members'],
  async fill({ tx, secret, ids }) {
    const { membership_id } = await tx.db
      .selectFrom('enrolments')
      .select('membership_id')
      .where('id', '=', ids.enrolment)
      .executeTakeFirstOrThrow()
    const { id: meeting_id } = await buildWebinar(tx, ids.class, {
      title: `Pertemuan ${secret}`,
      classroom_id: ids.classroom,
      start_at: longAgo,
    })
    await buildLiveChapter(tx, ids.class)
    const person = { meeting_id, membership_id }
    await tx.db.insertInto('meeting_doors').values({ meeting_id, address_sealed: secret }).execute()
    await tx.db
      .insertInto('attendance')
      .values({ ...person, state: 'excused', way: 'staff', at: longAgo })
      .execute()
    await tx.db
      .insertInto('attendance_events')
      .values({ ...person, state: 'excused', way: 'staff', why: `Izin ${secret}`, at: longAgo })
      .execute()
    await tx.db
      .insertInto('meeting_tries')
      .values({ ...person, turn: 1, tries: 1 })
      .execute()
    await tx.db.insertInto('meeting_calendars').values({ membership_id, turn: 1 }).execute()
    return {}
  },
  async things({ tx, secret, number, owner, place }) {
    const made = await buildClass(tx, { name: `Kelas bertemu ${secret} ${number}` })
    const run = await buildClassroom(tx, made.id, { name: `Angkatan ${secret}` })
    const { membershipId } = owner
    await tx.db.insertInto('class_staff').values({ class_id: made.id, membership_id: membershipId }).execute()
    await tx.db.insertInto('program_items').values({ program_id: place.program, class_id: made.id }).execute()
    await buildEnrolment(tx, { class_id: made.id, classroom_id: run.id, membership_id: membershipId })
    const chapter = await buildLiveChapter(tx, made.id)
    const of = { classroom_id: run.id, title: `Pertemuan ${secret}` }
    const { id } = await buildWebinar(tx, made.id, of)
    const past = await buildWebinar(tx, made.id, { ...of, start_at: longAgo })
    return {
      meeting: {
        id,
        pastId: past.id,
        slug: made.slug,
        classId: made.id,
        runId: run.id,
        chapterId: chapter.id,
      },
    }
  },
  addressing: {
    'POST /v1/meetings': {
      classId: by(({ meeting: { classId } }) => ({ path: '/v1/meetings', body: { ...typed, classId } }), {
        found: 201,
      }),
      runId: reference(
        ({ meeting: { runId } }, { own }) => ({
          path: '/v1/meetings',
          body: { ...typed, classId: own.meeting.classId, runId },
        }),
        { found: 201, notMine: 422 },
      ),
      chapterId: reference(
        ({ meeting: { chapterId } }, { own }) => ({
          path: '/v1/meetings',
          body: { ...typed, classId: own.meeting.classId, chapterId },
        }),
        { found: 201, notMine: 422 },
      ),
    },
    'PUT /v1/meetings/{id}': {
      id: by(({ meeting: { id } }) => ({ path: `/v1/meetings/${id}`, body: { ...typed, version: 1 } })),
      runId: reference(
        ({ meeting: { runId } }, { own }) => ({
          path: `/v1/meetings/${own.meeting.id}`,
          body: { ...typed, version: 1, runId },
        }),
        { notMine: 422 },
      ),
      chapterId: reference(
        ({ meeting: { chapterId } }, { own }) => ({
          path: `/v1/meetings/${own.meeting.id}`,
          body: { ...typed, version: 1, chapterId },
        }),
        { notMine: 422 },
      ),
    },
    'PUT /v1/meetings/{id}/cancellation': {
      id: by(({ meeting: { id } }) => ({
        path: `/v1/meetings/${id}/cancellation`,
        body: { isCancelled: true },
      })),
    },
    'POST /v1/meetings/{id}/end': {
      id: by(({ meeting: { id } }) => ({ path: `/v1/meetings/${id}/end` }), { found: 409 }),
    },
    'PUT /v1/meetings/{id}/recording': {
      id: by(({ meeting: { pastId } }) => ({
        path: `/v1/meetings/${pastId}/recording`,
        body: { url: 'https://rekaman.example/1' },
      })),
    },
    'DELETE /v1/meetings/{id}': {
      id: by(({ meeting: { id } }) => ({ path: `/v1/meetings/${id}` })),
    },
    'PUT /v1/meetings/{id}/check': {
      id: by(({ meeting: { id } }) => ({ path: `/v1/meetings/${id}/check`, body: { isOpen: false } })),
    },
    'GET /v1/meetings/{id}/code': {
      id: by(({ meeting: { id } }) => ({ path: `/v1/meetings/${id}/code` })),
    },
    'PUT /v1/meetings/{id}/attendance/{membershipId}': {
      id: by(({ meeting: { id }, owner }) => ({
        path: `/v1/meetings/${id}/attendance/${owner.membershipId}`,
        body: { state: 'excused', why: 'Sakit' },
      })),
      membershipId: by(({ owner }, { own }) => ({
        path: `/v1/meetings/${own.meeting.id}/attendance/${owner.membershipId}`,
        body: { state: 'excused', why: 'Sakit' },
      })),
    },
    'GET /v1/meetings/{id}/attendance/file': {
      id: by(({ meeting: { id } }) => ({ path: `/v1/meetings/${id}/attendance/file` })),
    },
    'GET /v1/meetings/{id}/join/{pass}': {
      id: by(({ meeting: { id } }) => ({ path: `/v1/meetings/${id}/join/x` })),
      pass: by(({ meeting: { id } }) => ({ path: `/v1/meetings/${id}/join/x` })),
    },
    'GET /v1/class/webinar': {
      programIds: filter(({ twin }) => ({ path: `/v1/class/webinar?programIds=${twin.ids.program}` })),
    },
    'GET /v1/class/meetings/file': {
      slug: by(({ meeting: { slug } }) => ({
        path: `/v1/class/meetings/file?slug=${slug}`,
      })),
    },
    'GET /v1/calendars/{token}/pertemuan.ics': {
      // an address that nobody made
      token: by(() => ({ path: '/v1/calendars/1-0-abcdefghijklmnopqrstuv/pertemuan.ics' }), {
        found: 404,
        notMine: 'open',
      }),
    },
  },
  parameters: () => ({ pass: ['x'], told: ['done'] }),
}

const typed = { title: 'Pertemuan kesatu', startAt: '2026-12-12T19:00', minutes: 90 }
