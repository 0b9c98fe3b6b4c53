import type { Tx } from '../../../platform/db/transaction.ts'
import { listToDraw, listVersionsOf, openQuestion } from '../questions/questions.ts'
import { poolOf, type Slot } from './drawing.ts'

/** Everything a quiz may ask, each question once, in its newest version. */
export async function listPool(tx: Tx, slots: readonly Slot[]) {
  const ids = slots.flatMap(({ questionId }) => questionId ?? [])
  const tags = slots.flatMap(({ tag }) => tag ?? [])
  return poolOf(slots, await listToDraw(tx, ids, tags))
}

/** The same with what is asked. */
export async function openPool(tx: Tx, slots: readonly Slot[]) {
  const pool = await listPool(tx, slots)
  const versions = await listVersionsOf(
    tx,
    pool.map(({ questionId, version }) => ({ id: questionId, number: version })),
  )
  const byId = new Map(versions.map(one => [one.id, one]))
  return pool.flatMap(one => {
    const kept = byId.get(one.questionId)
    return kept ? [{ ...one, name: kept.name, kind: kept.kind, spec: kept.spec }] : []
  })
}

/** For "tuntas": everything it may ask, and the names of what only a person can mark. */
export async function masteryPool(tx: Tx, slots: readonly Slot[]) {
  const known = await openPool(tx, slots)
  const isByHand = ({ kind, spec }: (typeof known)[number]) => openQuestion(kind, spec).isByHand
  return {
    questions: known.filter(one => !isByHand(one)),
    needsPerson: known.filter(isByHand).map(({ name }) => name),
  }
}
