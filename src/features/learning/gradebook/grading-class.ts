import type { CallContext } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import { changedMeanwhile, conflict, invalidField, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { notifyAll } from '../../membership/notifications/notifications.ts'
import type * as contract from './gradebook.contract.ts'
import { codeOf, finalGradeKind, letterOf } from './gradebook.rules.ts'
import { listRuns } from './gradebook.store.ts'
import { getClass, readGradebook } from './gradebook.ts'
import * as store from './gradebook-writing.store.ts'

/** What counts how much. Whoever has not seen the rule that stands is told so, and overwrites nothing. */
export async function changeRule(
  context: CallContext,
  id: number,
  given: contract.RuleChange,
): Promise<{ rev: number }> {
  const { tx, clock } = context
  const found = await getClass(context, id)
  await store.lockGradebook(tx, id, clock.now())
  const { rule, things } = await readGradebook(context, { classId: id, limit: 0 })
  if (rule.rev !== given.rev) throw changedMeanwhile('Bobot kelas ini')
  const known = new Set(things.map(one => one.id))
  const foreign = given.weights.findIndex(({ chapterId }) => !known.has(chapterId))
  if (foreign >= 0) throw invalidField(`weights.${foreign}.chapterId`, 'Bab ini tidak dinilai di kelas ini')
  const rev = rule.rev + 1
  const { missing, passingPercent, attendanceWeight, letters, weights } = given
  await store.writeRule(tx, id, { missing, passingPercent, attendanceWeight, letters, rev, at: clock.now() })
  await store.writeWeights(tx, id, [...new Map(weights.map(one => [one.chapterId, one])).values()])
  await record(context, {
    action: 'gradebook.rule',
    object: { type: 'class', id, name: found.name },
    before: { missing: rule.missing, passingPercent: rule.passingPercent },
    after: { missing, passingPercent, attendanceWeight, letters: letters.length },
  })
  return { rev }
}

/** A mark over the one of a quiz or an assignment, an excuse, or neither any more; kept as an event with who and why. */
export async function changeCell(
  context: CallContext,
  classId: number,
  given: contract.CellChange,
): Promise<contract.KeptCell> {
  const { tx, clock, viewer } = context
  const { enrolmentId, chapterId, act, comment } = given
  await getClass(context, classId)
  await store.lockGradebook(tx, classId, clock.now())
  if (!(await store.findParticipant(tx, enrolmentId, classId))) throw notFound('Peserta')
  const { things } = await readGradebook(context, { classId, enrolmentId })
  if (!things.some(({ id }) => id === chapterId)) throw notFound('Bab')
  if (act === 'override' && given.percent === null)
    throw invalidField('percent', 'Tulis nilainya, 0 sampai 100')
  if (act !== 'withdraw' && comment === '')
    throw invalidField('comment', 'Tulis alasannya, supaya siswa mengerti')
  const standing = await store.findCell(tx, enrolmentId, chapterId)
  if ((standing?.event ?? 0) !== given.expectedEvent) {
    const failure = conflict(
      `${standing?.byName ?? 'Orang lain'} baru saja mengubah nilai ini. Isian Anda belum dipakai.`,
    )
    failure.data = { event: standing?.event ?? 0, percent: standing?.percent ?? null }
    throw failure
  }
  const event = (standing?.event ?? 0) + 1
  const percent = act === 'override' ? given.percent : null
  const by = memberOf(viewer).membershipId
  await store.writeCell(tx, {
    enrolmentId,
    chapterId,
    number: event,
    kind: act,
    percent,
    comment,
    by,
    at: clock.now(),
  })
  const after = await readGradebook(context, { classId, enrolmentId })
  const person = after.people[0]
  const at = after.things.findIndex(({ id }) => id === chapterId)
  const cell = person?.cells[at]
  await record(context, {
    action: `gradebook.${act}`,
    object: {
      type: 'enrolment',
      id: enrolmentId,
      name: `${person?.name ?? ''}, ${after.things[at]?.title ?? ''}`,
    },
    after: { percent },
  })
  return { event, code: cell ? codeOf(cell) : -1, final: person?.final ?? null }
}

/** Shows everybody of a class, or of one run, what it has come to. What is the same as before is not told again. */
export async function releaseFinals(
  context: CallContext,
  classId: number,
  runId: number | undefined,
): Promise<contract.Released> {
  const { tx, clock, viewer } = context
  const found = await getClass(context, classId)
  if (runId !== undefined && !(await listRuns(tx, classId)).some(({ id }) => id === runId))
    throw invalidField('runId', 'Pilih angkatan kelas ini', 'unknown')
  await store.lockGradebook(tx, classId, clock.now())
  const { rule, things, people } = await readGradebook(context, { classId, runId })
  const isWaiting = (cells: (typeof people)[number]['cells']) =>
    cells.some((cell, at) => cell.is === 'waiting' && (things[at]?.weight ?? 0) > 0)
  const ready = people.flatMap(({ id, final, released, cells }) =>
    final === null || isWaiting(cells)
      ? []
      : [{ id, final, released, letter: letterOf(final, rule.letters) }],
  )
  const rows = ready.filter(({ final, released }) => final !== released)
  const { passingPercent } = rule
  const by = memberOf(viewer).membershipId
  if (rows.length > 0) await store.writeFinals(tx, rows, { passingPercent, by, at: clock.now() })
  const members = await store.listMembers(
    tx,
    rows.map(({ id }) => id),
  )
  await notifyAll(context, members, {
    kind: finalGradeKind.kind,
    title: `Nilai akhir ${found.name} sudah keluar`,
    words: 'Buka halaman nilai Anda untuk melihat nilai akhir dan dari mana asalnya.',
    link: to.ownGrades(found),
    linkLabel: 'Lihat nilai',
    reason: 'grade.released',
  })
  await record(context, {
    action: 'gradebook.release',
    object: { type: 'class', id: classId, name: found.name },
    after: { released: rows.length },
  })
  return {
    released: rows.length,
    unchanged: ready.length - rows.length,
    waiting: people.filter(({ cells }) => isWaiting(cells)).length,
  }
}
