import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { lineOf } from '../../../platform/http/person-fields.ts'
import { isSame } from '../../../shared/draft-parts.ts'
import { invalidField } from '../../../shared/failure.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import type { Hand } from '../../core/publishing/publishing.ts'
import { checkedQuestion } from './checked-question.ts'
import { isRecord, kindNames, type QuestionKindName, questionStates } from './question-kinds.rules.ts'
import { specOf } from './question-kinds.ts'
import { points, tag } from './questions.contract.ts'
import * as store from './questions.store.ts'

/** Questions as files of a course: what is asked, by its kind, and where it stands in the bank. */

/** What a file says besides what its kind asks for. Whoever writes one by hand means it to be asked. */
export const questionFile = z.strictObject({
  kind: z.enum(keysOf(kindNames), `Pilih jenis soal: ${keysOf(kindNames).join(', ')}`),
  points: points.default(1),
  tags: z.array(tag).max(10, 'Paling banyak 10 tanda').default([]),
  competence: lineOf(120).default(''),
  state: z.enum(keysOf(questionStates), 'Pilih statusnya').default('ready'),
})
export type QuestionFile = z.output<typeof questionFile>

export const questionSpec = (kind: QuestionKindName) => specOf(kind)

/** What a file says of a question, looked at by its kind: parts that are spelled as before are those that they were. */
export function readQuestionFile(
  { kind }: QuestionFile,
  spec: Record<string, unknown>,
  before: store.QuestionRow | undefined,
) {
  if (before && before.kind !== kind)
    throw invalidField('kind', `Soal ini berjenis ${before.kind}; jenis soal tidak dapat berubah`)
  return checkedQuestion(kind, withKnownIds(spec, before?.spec))
}

/** Rows without an id get that of the row that said the same. */
function withKnownIds(spec: Record<string, unknown>, before: unknown): Record<string, unknown> {
  const known = isRecord(before) ? before : {}
  return Object.fromEntries(
    Object.entries(spec).map(([name, rows]) => {
      const old = known[name]
      if (!Array.isArray(rows) || !Array.isArray(old)) return [name, rows]
      return [name, rows.map(row => knownRow(row, old.filter(isRecord)))]
    }),
  )
}

function knownRow(row: unknown, old: readonly Record<string, unknown>[]): unknown {
  if (!isRecord(row) || row.id !== undefined) return row
  const same = old.find(one => one.text === row.text && one.left === row.left)
  if (!same) return row
  return { ...row, id: same.id, ...(same.rightId === undefined ? {} : { rightId: same.rightId }) }
}

/** Writes a question under its code; what is the same stays the version that it is. */
export async function bringQuestion(
  { tx, clock, by, log }: Hand,
  code: string,
  given: QuestionFile,
  { spec, name }: { spec: unknown; name: string },
): Promise<void> {
  const at = clock.now()
  const [before] = await store.listByCodes(tx, [code])
  const { kind, points: worth, ...content } = given
  if (!before) {
    const id = await store.insertQuestion(tx, { ...content, kind, name, by, at, code })
    await store.addVersion(tx, { id, number: 1, spec, points: worth, by, at })
    return log({ action: 'question.add', object: { type: 'question', id, name } })
  }
  const isKept = worth === before.points && isDeepStrictEqual(spec, before.spec)
  if (isKept && isSame(content, contentOf(before))) return
  const version = isKept ? before.version : before.version + 1
  if (!isKept) await store.addVersion(tx, { id: before.id, number: version, spec, points: worth, by, at })
  await store.writeQuestion(tx, before.id, { ...content, name }, { version, at })
  await log({
    action: 'question.change',
    object: { type: 'question', id: before.id, name },
    before: { version: before.version, state: before.state },
    after: { version, state: content.state },
  })
}

const contentOf = ({ tags, competence, state }: store.QuestionRow) => ({ tags, competence, state })
