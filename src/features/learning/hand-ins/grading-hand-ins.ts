import type { CallContext } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import { conflict, invalidField, notFound } from '../../../shared/failure.ts'
import { htmlToText } from '../../../shared/html-text.ts'
import { readJson } from '../../../shared/json.ts'
import { percentOf } from '../../../shared/points.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import {
  getManaged,
  type MarkerContext,
  possibleOf,
  type ReadyAssignment,
  readyOf,
} from '../assignments/assignments.ts'
import { findChapter } from '../classes/classes.ts'
import { type OwnContext, scopeOf } from '../enrolments/enrolments.ts'
import * as lists from './hand-in-lists.store.ts'
import type * as contract from './hand-ins.contract.ts'
import { lastMark, passesBy, pointsAfter, pointsOfLevels } from './hand-ins.rules.ts'
import * as store from './hand-ins.store.ts'
import { completeFor } from './handing-in.ts'
import { likenessesOf } from './similarity.ts'

/** What was handed in, within reach of who marks; a draft is its writer's alone. */
export async function lockMarked(
  context: MarkerContext,
  id: number,
): Promise<{ row: store.HandInRow; assignment: ReadyAssignment }> {
  const row = await store.lockHandIn(context.tx, id)
  if (!row || row.state === 'draft') throw notFound('Tugas')
  return { row, assignment: readyOf(await getManaged(context, row.chapterId)) }
}

/** Points, words and levels of one, kept as an event. Whoever has not seen the last one is told what stands there. */
export async function markHandIn(
  context: CallContext,
  id: number,
  given: contract.Marking,
): Promise<contract.Marked> {
  const { tx, clock, viewer } = context
  const { row, assignment } = await lockMarked(context, id)
  if (row.state === 'replaced') throw conflict('Siswa sudah mengumpulkan yang lebih baru.')
  await assertSeen(context, row, given.expectedEvent)
  const { rubric } = assignment
  const possible = possibleOf(rubric, assignment.points)
  const points = rubric.length > 0 ? pointsOfLevels(rubric, given.levels) : given.points
  if (points === null && given.outcome !== 'return')
    throw invalidField('points', rubric.length > 0 ? 'Pilih tingkat setiap kriteria' : 'Tulis poinnya')
  if (points !== null && points > possible) throw invalidField('points', `Maksimal ${possible}`)
  if (given.outcome === 'return' && given.comment === '')
    throw invalidField('comment', 'Tulis apa yang perlu diperbaiki')
  const isReturned = given.outcome === 'return'
  const isShown = given.outcome === 'release' || row.state === 'graded'
  const event = {
    id,
    points,
    levels: known(rubric, given.levels),
    comment: given.comment,
    rubric,
    by: memberOf(viewer).membershipId,
    at: clock.now(),
  }
  let number = row.events + 1
  await store.addEvent(tx, { ...event, number, kind: isReturned ? 'return' : 'mark' })
  if (!isReturned && given.outcome === 'release') {
    number += 1
    await store.addEvent(tx, { ...event, number, kind: 'release' })
  }
  const state = isReturned ? 'returned' : isShown ? 'graded' : 'submitted'
  await fold(context, row, { state, points, possible, number })
  if (isReturned || given.outcome === 'release')
    await record(context, {
      action: isReturned ? 'hand_in.return' : 'hand_in.release',
      object: { type: 'hand_in', id, name: `${assignment.title}, ${await lists.findName(tx, id)}` },
      after: { points },
    })
  return {
    event: number,
    points,
    comment: given.comment,
    levels: event.levels,
    nextHref: await nextHref(context, { id, chapterId: row.chapterId }),
  }
}

const known = (rubric: ReadyAssignment['rubric'], levels: contract.Marking['levels']) =>
  Object.fromEntries(
    rubric.flatMap(({ id, levels: of }) => {
      const level = levels[id]
      return level !== undefined && of.some(one => one.id === level) ? [[id, level]] : []
    }),
  )

async function assertSeen({ tx }: CallContext, row: store.HandInRow, seen: number): Promise<void> {
  if (row.events === seen) return
  const last = lastMark(await store.listEvents(tx, row.id))
  const failure = conflict('Orang lain menilai tugas ini sementara Anda membukanya.')
  failure.data = {
    event: row.events,
    points: last?.points ?? null,
    comment: last?.comment ?? '',
    levels: last?.levels ?? {},
  }
  throw failure
}

interface Folded {
  state: store.HandInRow['state']
  points: number | null
  possible: number
  number: number
}

/** What the events come to, and what follows from it: a chapter that is passed is done. */
async function fold(
  context: MarkerContext,
  row: store.HandInRow,
  { state, points: given, possible, number }: Folded,
): Promise<void> {
  const { tx } = context
  const points = given === null ? null : pointsAfter(given, row.latePercent)
  const percent = points === null ? null : percentOf(points, possible)
  const asks = await lists.findAsks(tx, row.chapterId)
  const byScore = asks !== undefined && passesBy(asks.completion) === 'min_score'
  const isPassed = percent === null || !byScore ? null : percent >= (asks.completionLeast ?? 0)
  await store.writeGrade(tx, row.id, { state, points, possible, percent, isPassed, events: number })
  const { chapterId, enrolmentId, groupNumber } = row
  if (state === 'graded' && isPassed && (groupNumber !== null || enrolmentId !== null))
    await completeFor(context, { chapterId, enrolmentId: enrolmentId ?? 0, groupNumber })
}

/** The next one that waits for a mark; of the same assignment first. */
export async function nextHref(
  { tx, viewer }: MarkerContext,
  { id, chapterId }: { id: number; chapterId: number },
): Promise<string> {
  const waiting = (await lists.listWaiting(tx, scopeOf(viewer))).filter(
    one => one.id !== id && one.state === 'submitted' && !one.isMarked,
  )
  const next = waiting.find(one => one.chapterId === chapterId) ?? waiting[0]
  return next ? to.markHandIn(next) : ''
}

/** Everything that is marked is shown to whom it belongs. */
export async function releaseAssignment(context: CallContext, chapterId: number): Promise<number> {
  const { tx, clock, viewer } = context
  const assignment = readyOf(await getManaged(context, chapterId))
  const ready = await lists.lockReady(tx, chapterId)
  for (const { id } of ready) {
    const row = await store.lockHandIn(tx, id)
    const last = lastMark(await store.listEvents(tx, id))
    if (!row || !last) continue
    const number = row.events + 1
    const by = memberOf(viewer).membershipId
    const { points, levels, comment } = last
    const { rubric } = assignment
    await store.addEvent(tx, {
      id,
      number,
      kind: 'release',
      points,
      levels,
      comment,
      rubric,
      by,
      at: clock.now(),
    })
    await fold(context, row, { state: 'graded', points, possible: row.possible ?? 0, number })
  }
  if (ready.length > 0)
    await record(context, {
      action: 'assignment.release',
      object: { type: 'assignment', id: chapterId, name: `${assignment.title}, ${assignment.className}` },
      after: { released: ready.length },
    })
  return ready.length
}

/** What of this text stands in others of the class. */
export async function similarTo(context: MarkerContext, id: number): Promise<contract.Likenesses> {
  const { tx } = context
  const { row, assignment } = await lockMarked(context, id)
  const asks = await lists.findAsks(tx, row.chapterId)
  const chapter =
    asks && readJson(await findChapter(context, { classId: assignment.classId, slug: asks.slug }))
  const others = (await lists.listTexts(tx, row.chapterId)).filter(one => one.id !== id)
  const mine = new Set((await ownTries(context, row)).map(one => one.id))
  return likenessesOf(
    row.text,
    others.filter(one => !mine.has(one.id)),
    htmlToText(chapter?.content ?? ''),
  ).map(({ id: other, ...found }) => ({ ...found, href: to.markHandIn({ id: other }) }))
}

/** Everything the same person, or group, has handed in. */
export const ownTries = ({ tx }: Pick<MarkerContext, 'tx'>, row: store.HandInRow) =>
  store.listOf(tx, {
    chapterId: row.chapterId,
    enrolmentId: row.enrolmentId ?? 0,
    groupNumber: row.groupNumber,
  })

/** Whoever got a mark asks about it. */
export async function appeal(context: OwnContext, id: number, text: string): Promise<void> {
  const { tx, viewer } = context
  const { membershipId } = memberOf(viewer)
  const reached = await store.findOwn(tx, id, membershipId)
  const row = reached && (await store.lockHandIn(tx, id))
  if (!row) throw notFound('Tugas')
  if (row.state !== 'graded') throw conflict('Tanggapan dapat dikirim setelah tugas ini dinilai.')
  await say(context, row, { by: membershipId, isMarker: false, text })
}

/** Whoever marks answers; a mark that changes is a mark of its own. */
export async function answerAppeal(context: CallContext, id: number, text: string): Promise<void> {
  const { row } = await lockMarked(context, id)
  if (row.appeal === null) throw conflict('Belum ada tanggapan atas nilai ini.')
  await say(context, row, { by: memberOf(context.viewer).membershipId, isMarker: true, text })
}

const mostPosts = 100

async function say(
  { tx, clock }: OwnContext,
  { id }: store.HandInRow,
  post: { by: number; isMarker: boolean; text: string },
): Promise<void> {
  const number = ((await store.listAppeal(tx, id)).at(-1)?.number ?? 0) + 1
  if (number > mostPosts) throw conflict('Percakapan ini sudah penuh.')
  await store.addAppeal(tx, { id, number, ...post, at: clock.now() })
}
