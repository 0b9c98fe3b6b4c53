import { Download } from '../../../platform/http/endpoint.ts'
import { Failure } from '../../../shared/failure.ts'
import { writeGift } from './gift-writing.ts'
import { writeMoodleXml } from './moodle-writing.ts'
import { exportFormats } from './question-kinds.rules.ts'
import type { ExportQuery } from './questions.contract.ts'
import { listWhole } from './questions.store.ts'
import { type BankContext, bankScope } from './questions.ts'
import { writtenOf } from './written-questions.ts'

/** questions of one file; whoever has more narrows the list */
const most = 2000

/** The questions one sees, as a file that other systems read. */
export async function exportQuestions(context: BankContext, query: ExportQuery): Promise<Download> {
  const rows = await listWhole(context.tx, query, bankScope(context.viewer), most + 1)
  if (rows.length > most)
    throw new Failure('invalid', `Lebih dari ${most} soal. Persempit dahulu dengan tanda atau jenisnya.`)
  const questions = rows.map(writtenOf)
  const { text } = query.format === 'gift' ? writeGift(questions) : writeMoodleXml(questions)
  const { file, type } = exportFormats[query.format]
  return new Download(`soal-${context.tenant.slug}.${file}`, type, text)
}
