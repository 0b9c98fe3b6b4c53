import type { CallContext } from '../../../platform/http/endpoint.ts'
import { Failure } from '../../../shared/failure.ts'
import { readAiken } from './aiken.ts'
import { readGift } from './gift.ts'
import { readMoodleXml } from './moodle-xml.ts'
import { type ImportFormat, kindNames } from './question-kinds.rules.ts'
import { specOf } from './question-kinds.ts'
import { readQuestionTable } from './question-table.ts'
import { type Imported, type Importing, tag } from './questions.contract.ts'
import { addQuestion } from './questions.ts'
import type { ReadQuestion } from './read-answers.ts'
import { withIds } from './spec-ids.ts'
import { readTyped } from './typed-questions.ts'

/** questions of one text */
const most = 500
/** tags of one question */
const mostTags = 10

const readers: Readonly<Record<ImportFormat, (text: string) => ReadQuestion[]>> = {
  typed: readTyped,
  table: readQuestionTable,
  gift: readGift,
  moodle: readMoodleXml,
  aiken: readAiken,
}

/**
 * Takes over a text full of questions, as drafts; or only says what each would become. All of it or nothing, unless
 * whoever brings it leaves out what could not be read.
 */
export async function importQuestions(context: CallContext, given: Importing): Promise<Imported> {
  const read = readers[given.format](given.text)
  if (read.length > most) throw new Failure('invalid', `Paling banyak ${most} soal sekali impor.`)
  const rows = read.map(rowOf)
  const good = read.filter((_, index) => rows[index]?.ok)
  const isFine = good.length > 0 && (given.skipsBad || good.length === read.length)
  if (given.isTrial || !isFine) return { rows, taken: 0 }
  for (const one of good)
    if (one.ok)
      await addQuestion(context, {
        kind: one.kind,
        spec: one.spec,
        points: one.points ?? 1,
        tags: tagsOf(given.tags, one.tags),
        competence: '',
        state: 'draft',
      })
  return { rows, taken: good.length }
}

/** Those for all, and a question's own as far as they can be tags. */
function tagsOf(all: readonly string[], own: readonly string[] = []): string[] {
  const readable = own.flatMap(word => tag.safeParse(word).data ?? [])
  return [...new Set([...all, ...readable])].slice(0, mostTags)
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
