import { by, reference } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo, type Row } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { buildClass, buildClassroom } from '../classes/classes.things.ts'
import { buildEnrolment } from '../enrolments/enrolments.things.ts'
import { buildQuestion } from '../questions/questions.things.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    /** running in a class that the owner takes part in and looks after; and another class, where nothing runs */
    poll: { id: number; slug: string; quietClassId: number; quietRunId: number; questionId: number }
  }
}

export async function buildPoll(
  tx: Tx,
  row: Row<'polls'> & { class_id: number; question_id: number },
): Promise<number> {
  const { id } = await tx.db
    .insertInto('polls')
    .values({ question_version: 1, begun_at: longAgo, ...row })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const roomThings: RoomThings = {
  after: ['enrolments', 'questions'],
  async fill({ tx, ids }) {
    const { id: membership_id } = await tx.db.selectFrom('memberships').select('id').executeTakeFirstOrThrow()
    const id = await buildPoll(tx, { class_id: ids.course, question_id: ids.question, by_id: membership_id })
    await tx.db
      .insertInto('poll_answers')
      .values({ poll_id: id, round: 1, membership_id, option: 'rout', at: longAgo })
      .execute()
    return {}
  },
  async things({ tx, secret, number, owner }) {
    const { membershipId } = owner
    const [asked, quiet] = [
      await buildClass(tx, { name: `Kelas ditanya ${secret} ${number}`, type: 'self_paced' }),
      await buildClass(tx, { name: `Kelas tenang ${secret} ${number}` }),
    ]
    for (const { id } of [asked, quiet])
      await tx.db.insertInto('class_staff').values({ class_id: id, membership_id: membershipId }).execute()
    await buildEnrolment(tx, { class_id: asked.id, membership_id: membershipId })
    const { id: quietRunId } = await buildClassroom(tx, quiet.id, { name: `Angkatan ${secret}` })
    const questionId = await buildQuestion(tx, { begunBy: membershipId })
    const id = await buildPoll(tx, { class_id: asked.id, question_id: questionId })
    return { poll: { id, slug: asked.slug, quietClassId: quiet.id, quietRunId, questionId } }
  },
  addressing: {
    'POST /v1/polls': {
      classId: by(
        ({ poll: { quietClassId } }, { own }) => ({
          path: '/v1/polls',
          body: { classId: quietClassId, questionId: own.poll.questionId },
        }),
        { found: 201 },
      ),
      questionId: reference(
        ({ poll: { questionId } }, { own }) => ({
          path: '/v1/polls',
          body: { classId: own.poll.quietClassId, questionId },
        }),
        { found: 201, notMine: 422 },
      ),
      runId: reference(
        ({ poll: { quietRunId } }, { own }) => ({
          path: '/v1/polls',
          body: { classId: own.poll.quietClassId, runId: quietRunId, questionId: own.poll.questionId },
        }),
        { found: 201, notMine: 422 },
      ),
    },
    'GET /v1/polls/{id}': { id: by(({ poll: { id } }) => ({ path: `/v1/polls/${id}` })) },
    'PUT /v1/polls/{id}': {
      id: by(({ poll: { id } }) => ({ path: `/v1/polls/${id}`, body: { act: 'hold', rev: 1 } })),
    },
    'PUT /v1/polls/{id}/answer': {
      id: by(({ poll: { id } }) => ({ path: `/v1/polls/${id}/answer`, body: { round: 1, option: 'rout' } })),
    },
    'GET /v1/class/poll': {
      slug: by(({ poll: { slug } }) => ({ path: `/v1/class/poll?slug=${slug}` })),
    },
  },
}
