import { randomInt } from 'node:crypto'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { momentText } from '../../../shared/dates.ts'
import { isBlank } from '../../../shared/exercise.ts'
import * as store from './attempts.store.ts'
import type { Receipt } from './quizzes.contract.ts'
import { lastAnswers } from './quizzes.rules.ts'

/** Crockford's letters: none that is taken for another when it is read aloud */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const newCode = (length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('')

export const enders = {
  learner: 'Dikumpulkan sendiri',
  clock: 'Dikumpulkan otomatis saat waktu habis',
  staff: 'Dikumpulkan oleh pengajar',
} as const

/** What was handed in, and when: it stays the same however often it is asked for. */
export async function receiptOf(
  { tx, tenant }: InTenant,
  row: Pick<store.AttemptRow, 'id' | 'receipt' | 'submittedAt' | 'endedBy'>,
): Promise<Receipt> {
  const items = await store.listItems(tx, row.id)
  const answers = lastAnswers(await store.listSteps(tx, row.id))
  const at = row.submittedAt ?? new Date(0)
  return {
    code: row.receipt ?? '',
    submittedAt: at.toISOString(),
    submittedText: momentText(at, tenant.timeZone),
    answered: [...answers.values()].filter(given => !isBlank(given)).length,
    questions: items.length,
    endedBy: row.endedBy ? enders[row.endedBy] : '',
  }
}

/** For whoever holds its code: what was handed in and when, and nothing of who or how well. */
export async function findReceipt(context: InTenant, code: string) {
  const row = await store.findByReceipt(context.tx, code)
  return row && { title: row.title, className: row.className, receipt: await receiptOf(context, row) }
}
