import type { CallContext } from '../../../platform/http/endpoint.ts'
import { Failure } from '../../../shared/failure.ts'
import { type ReadQuestion, readGift } from './gift.ts'
import { kindNames } from './question-kinds.rules.ts'
import { specOf } from './question-kinds.ts'
import type { Imported, Importing } from './questions.contract.ts'
import { addQuestion } from './questions.ts'
import { withIds } from './spec-ids.ts'
import { readTyped } from './typed-questions.ts'

/** questions of one text */
const most = 500

/** Takes over a text full of questions, as drafts; or only says what each line would become. All of it or nothing. */
export async function importQuestions(context: CallContext, given: Importing): Promise<Imported> {
  const read = given.format === 'gift' ? readGift(given.text) : readTyped(given.text)
  if (read.length > most) throw new Failure('invalid', `Paling banyak ${most} soal sekali impor.`)
  const rows = read.map(rowOf)
  const isFine = rows.length > 0 && rows.every(({ ok }) => ok)
  if (given.isTrial || !isFine) return { rows, taken: 0 }
  for (const one of read)
    if (one.ok)
      await addQuestion(context, {
        kind: one.kind,
        spec: one.spec,
        points: 1,
        tags: given.tags,
        competence: '',
        state: 'draft',
      })
  return { rows, taken: rows.length }
}

function rowOf(one: ReadQuestion): Imported['rows'][number] {
  if (!one.ok) return { line: one.line, name: one.name, kindLabel: '', ok: false, message: one.message }
  const name = String(one.spec.prompt).replaceAll(/\s+/g, ' ').slice(0, 120)
  const kindLabel = kindNames[one.kind].label
  const result = specOf(one.kind).safeParse(withIds(one.kind, one.spec))
  if (result.success) return { line: one.line, name, kindLabel, ok: true, message: '' }
  const message = result.error.issues[0]?.message ?? 'Soal ini tidak lengkap.'
  return { line: one.line, name, kindLabel, ok: false, message }
}
