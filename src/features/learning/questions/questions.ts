import { isDeepStrictEqual } from 'node:util'
import type { Viewer } from '../../../platform/http/access.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { parsed } from '../../../platform/http/field-errors.ts'
import { to } from '../../../routes.ts'
import { mediumDate } from '../../../shared/dates.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { changedMeanwhile, conflict, Failure, invalidField, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { keepRemoved, type Removed, type Undoing } from '../../core/removals/removals.ts'
import { checkedQuestion } from './checked-question.ts'
import type { Values } from './formula.ts'
import type { QuestionKindName } from './question-kinds.rules.ts'
import { openQuestion, specOf } from './question-kinds.ts'
import type * as contract from './questions.contract.ts'
import * as store from './questions.store.ts'
import { withIds } from './spec-ids.ts'

export type { Values } from './formula.ts'
export {
  bringQuestion,
  type QuestionFile,
  questionFile,
  questionSpec,
  readQuestionFile,
} from './question-files.ts'
export type { QuestionKindName } from './question-kinds.rules.ts'
export { openQuestion, type Question } from './question-kinds.ts'
export {
  listByCodes,
  listByIds,
  listReady,
  listTags,
  listToDraw,
  listVersions,
  listVersionsOf,
} from './questions.store.ts'
export { givenAnswer } from './spec-fields.contract.ts'

export type BankContext = InTenant & { viewer: Viewer }

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** how many quizzes ask each of these questions */
    questionUses: (context: InTenant, ids: readonly number[]) => Promise<ReadonlyMap<number, number>>
  }
}

/** "Own" are the questions one began. */
export const bankScope = (viewer: Viewer): store.BankScope => ({
  isAll: viewer.grant === 'all',
  viewerId: memberOf(viewer).membershipId,
})

/** How often questions are asked, over all rooms that ask them. */
export async function usesOf(context: InTenant, ids: readonly number[]): Promise<Map<number, number>> {
  const uses = new Map<number, number>()
  for (const count of context.partsOf('questionUses'))
    for (const [id, times] of await count(context, ids)) uses.set(id, (uses.get(id) ?? 0) + times)
  return uses
}

export async function listQuestions(
  context: BankContext,
  query: contract.QuestionQuery,
): Promise<Paged<contract.QuestionItem>> {
  const { rows, total } = await store.listRows(context.tx, query, bankScope(context.viewer))
  const uses = await usesOf(
    context,
    rows.map(({ id }) => id),
  )
  const items = rows.map(row => ({
    id: row.id,
    name: row.name,
    kind: row.kind,
    state: row.state,
    tags: row.tags,
    competence: row.competence,
    points: String(row.points).replace('.', ','),
    version: row.version,
    uses: uses.get(row.id) ?? 0,
    updatedText: mediumDate(row.updatedAt, context.tenant.timeZone),
    href: to.question(row),
  }))
  return paged(items, total, query)
}

export async function getQuestion(context: BankContext, id: number): Promise<store.QuestionRow> {
  const row = await store.findRow(context.tx, id, bankScope(context.viewer))
  if (!row) throw notFound('Soal')
  return row
}

export async function addQuestion(
  context: CallContext,
  given: contract.NewQuestion,
): Promise<contract.KeptQuestion> {
  const { tx, clock, viewer } = context
  const { spec, name } = checkedQuestion(given.kind, given.spec)
  const by = memberOf(viewer).membershipId
  const at = clock.now()
  const id = await store.insertQuestion(tx, { ...given, name, by, at })
  await store.addVersion(tx, { id, number: 1, spec, points: given.points, by, at })
  await record(context, { action: 'question.add', object: { type: 'question', id, name } })
  return { id, version: 1, name, state: given.state }
}

/** A change of what is asked is a new version; those who answered keep the one they saw. */
export async function changeQuestion(
  context: CallContext,
  id: number,
  given: contract.ChangedQuestion,
): Promise<contract.KeptQuestion> {
  const { tx, clock, viewer } = context
  const scope = bankScope(viewer)
  const locked = await store.lockQuestion(tx, id, scope)
  const now = await store.findRow(tx, id, scope)
  if (!locked || !now) throw notFound('Soal')
  if (now.version !== given.version) throw changedMeanwhile('Soal ini')
  const { spec, name } = checkedQuestion(now.kind, given.spec)
  const isSame = given.points === now.points && isDeepStrictEqual(spec, now.spec)
  const version = isSame ? now.version : now.version + 1
  const at = clock.now()
  const by = memberOf(viewer).membershipId
  if (!isSame) await store.addVersion(tx, { id, number: version, spec, points: given.points, by, at })
  await store.writeQuestion(tx, id, { ...given, name }, { version, at })
  await record(context, {
    action: 'question.change',
    object: { type: 'question', id, name },
    before: { version: now.version, state: now.state },
    after: { version, state: given.state },
  })
  return { id, version, name, state: given.state }
}

export async function copyQuestion(context: CallContext, id: number): Promise<contract.KeptQuestion> {
  const { kind, spec, points, tags, competence } = await getQuestion(context, id)
  // a copy is a question of its own: its parts have other ids
  const bare = withoutIds(spec)
  return addQuestion(context, { kind, spec: bare, points, tags, competence, state: 'draft' })
}

function withoutIds(spec: unknown): Record<string, unknown> {
  const bare = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(bare)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => name !== 'id' && name !== 'rightId' && name !== 'gaps')
        .map(([name, inside]) => [name, bare(inside)]),
    )
  }
  return Object.fromEntries(Object.entries(Object(bare(spec))))
}

/** Answers by which number it is taken back. */
export async function removeQuestion(context: CallContext, id: number): Promise<Removed> {
  const { tx, viewer } = context
  const { name } = await getQuestion(context, id)
  await store.lockQuestion(tx, id, bankScope(viewer))
  if ((await usesOf(context, [id])).has(id))
    throw conflict(
      'Soal ini sudah ditanyakan di kuis atau kelas. Tandai "Tidak dipakai lagi" agar tidak terpilih lagi.',
    )
  const removed = await keepRemoved(context, { kind: 'question', id, name, from: 'questions' })
  await store.removeQuestion(tx, id)
  await record(context, { action: 'question.remove', object: { type: 'question', id, name } })
  return removed
}

export const questionUndoing: Undoing = { kind: 'question', access: permissions.writeQuestions }

export async function doToQuestion(
  context: CallContext,
  id: number,
  { deed, tag }: contract.BulkDeed,
): Promise<Removed | undefined> {
  if (deed === 'remove') return removeQuestion(context, id)
  const { tx, clock } = context
  const { name, state } = await getQuestion(context, id)
  if (deed === 'tag') {
    if (!tag) throw invalidField('tag', 'Tuliskan tandanya')
    await store.addTag(tx, id, tag, clock.now())
  } else await store.writeState(tx, id, deed, clock.now())
  await record(context, {
    action: 'question.change',
    object: { type: 'question', id, name },
    before: { state },
    after: deed === 'tag' ? { tag } : { state: deed },
  })
}

const shownDraws = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

function drawnAs(kind: QuestionKindName, spec: unknown, values: Values | null) {
  const { prompt, key } = openQuestion(kind, spec, values)
  return { prompt, key }
}

/** How a question would look, and what an answer to it would be worth. Nothing of it is kept. */
export function tryQuestion({ kind, spec, answer }: contract.Tried): contract.Trial {
  const kept = parsed(specOf(kind), withIds(kind, spec))
  const question = openQuestion(kind, kept)
  const exercise = question.exercise([...question.movable].sort())
  const given = answer === undefined ? undefined : question.read(answer)
  if (answer !== undefined && given === undefined)
    throw new Failure('invalid', 'Jawaban ini tidak cocok dengan soalnya', [
      { field: 'answer', code: 'custom', message: 'Jawaban ini tidak cocok dengan soalnya' },
    ])
  const score = given === undefined ? undefined : question.score(given)
  return {
    exercise,
    key: question.key,
    rule: question.rule,
    percent: score && !score.needsPerson ? Math.round(score.share * 100) : null,
    draws: question.hasVariants ? shownDraws.map(seed => drawnAs(kind, kept, question.draw(seed))) : [],
  }
}
