import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { changedMeanwhile, conflict, invalidField, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { scopeOf } from '../enrolments/enrolments.ts'
import { listVersionsOf } from '../questions/questions.ts'
import { pictureOf } from './class-picture.ts'
import { optionsOf, type PollQuestion } from './poll-options.ts'
import type { ClassPicture, PollChange } from './polls.contract.ts'
import { groupedKinds, mostRounds, pollActs } from './polls.rules.ts'
import * as store from './polls.store.ts'

type Asking = InTenant & Pick<CallContext, 'viewer'>

/** A class that whoever asks looks after; 404 for any other. */
export async function getClass({ tx, viewer }: Asking, id: number) {
  const found = await store.findClass(tx, id, scopeOf(viewer))
  if (!found) throw notFound('Kelas')
  return found
}

/** The question in the version it was asked in. */
export async function questionOf(
  { tx }: InTenant,
  { questionId, questionVersion }: Pick<store.PollRow, 'questionId' | 'questionVersion'>,
): Promise<PollQuestion> {
  const [kept] = await listVersionsOf(tx, [{ id: questionId, number: questionVersion }])
  if (!kept) throw notFound('Soal')
  return { prompt: String(Object(kept.spec).prompt ?? kept.name), options: optionsOf(kept.kind, kept.spec) }
}

/** Puts a question to a class, or to one run of it. */
export async function beginPoll(
  context: CallContext,
  { classId, runId, questionId }: { classId: number; runId?: number | undefined; questionId: number },
): Promise<number> {
  const { tx, clock, viewer } = context
  const found = await getClass(context, classId)
  if (runId !== undefined && !(await store.listRuns(tx, classId)).some(({ id }) => id === runId))
    throw invalidField('runId', 'Pilih salah satu angkatan kelas ini')
  const question = await store.findAskable(tx, questionId, groupedKinds, scopeOf(viewer))
  if (!question)
    throw invalidField('questionId', 'Pilih soal pilihan ganda atau benar-salah yang siap dipakai')
  // two presses are one question; of the class and of one of its runs only one is asked at a time
  await store.lockClass(tx, classId)
  if (await store.findRunning(tx, classId))
    throw conflict('Kelas ini sedang ditanya. Selesaikan dahulu pertanyaan itu.')
  const id = await store.insertPoll(tx, {
    class_id: classId,
    classroom_id: runId ?? null,
    question_id: questionId,
    question_version: question.version,
    by_id: memberOf(viewer).membershipId,
    begun_at: clock.now(),
  })
  if (id === undefined) throw conflict('Kelas ini sedang ditanya. Selesaikan dahulu pertanyaan itu.')
  await record(context, { action: 'poll.begin', object: { type: 'poll', id, name: found.name } })
  return id
}

export async function getPicture(context: Asking, id: number): Promise<ClassPicture> {
  const row = await store.findPoll(context.tx, id)
  if (!row) throw notFound('Pertanyaan')
  await getClass(context, row.classId)
  return pictureOf(context, row, await questionOf(context, row))
}

/** Stops for a discussion, asks once more, or ends it. */
export async function changePoll(
  context: CallContext,
  id: number,
  { act, rev }: PollChange,
): Promise<ClassPicture> {
  const { tx, clock } = context
  const row = await store.lockPoll(tx, id)
  if (!row) throw notFound('Pertanyaan')
  const found = await getClass(context, row.classId)
  if (row.rev !== rev) throw changedMeanwhile('Pertanyaan ini')
  const { from, to } = pollActs[act]
  if (!from.some(state => state === row.state)) throw conflict('Itu tidak dapat dilakukan sekarang.')
  const round = act === 'again' ? row.round + 1 : row.round
  if (round > mostRounds) throw conflict(`Paling banyak ${mostRounds} putaran untuk satu pertanyaan.`)
  await store.writePoll(tx, id, {
    state: to,
    round,
    rev: rev + 1,
    closed_at: to === 'closed' ? clock.now() : null,
  })
  if (act === 'close')
    await record(context, { action: 'poll.close', object: { type: 'poll', id, name: found.name } })
  return getPicture(context, id)
}

export async function countUses({ tx }: InTenant, ids: readonly number[]): Promise<Map<number, number>> {
  return new Map((await store.countUses(tx, ids)).map(({ questionId, total }) => [questionId, total]))
}
