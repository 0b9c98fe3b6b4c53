import { createHash } from 'node:crypto'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { answersText } from '../../../shared/answer-digest.ts'
import { momentText } from '../../../shared/dates.ts'
import { isBlank } from '../../../shared/exercise.ts'
import type { Verified } from '../recognition/recognition.ts'
import { findBrought } from './answer-steps.store.ts'
import * as store from './attempts.store.ts'
import { answersOf, type HandedIn } from './grading.ts'
import type { Receipt } from './quizzes.contract.ts'
import { graceSeconds } from './quizzes.rules.ts'

export const enders = {
  learner: 'Dikumpulkan sendiri',
  clock: 'Dikumpulkan otomatis saat waktu habis',
  staff: 'Dikumpulkan oleh pengajar',
} as const

/** What was handed in, and when: it stays the same however often it is asked for. */
export async function receiptOf(
  { tx, tenant }: InTenant,
  row: Pick<store.AttemptRow, 'id' | 'receipt' | 'submittedAt' | 'endedBy'>,
  known?: Pick<HandedIn, 'answers'> & { items: readonly unknown[] },
): Promise<Receipt> {
  const items = known?.items ?? (await store.listItems(tx, row.id))
  const answers = known?.answers ?? (await answersOf({ tx }, row.id))
  const at = row.submittedAt ?? new Date(0)
  return {
    code: row.receipt ?? '',
    submittedAt: at.toISOString(),
    submittedText: momentText(at, tenant.timeZone),
    answered: [...answers.values()].filter(given => !isBlank(given)).length,
    questions: items.length,
    endedBy: row.endedBy ? enders[row.endedBy] : '',
    digest: createHash('sha256').update(answersText(answers)).digest('hex'),
  }
}

/** What came late and counts all the same, since it was typed in time: for its learner as for whoever marks. Empty: nothing did. */
export async function broughtWords({ tx, tenant }: InTenant, attemptId: number): Promise<string> {
  const found = await findBrought(tx, attemptId, graceSeconds)
  if (!found || found.answers === 0 || found.lastAt === null) return ''
  const when = momentText(found.lastAt, tenant.timeZone)
  return `${found.answers} jawaban tiba setelah waktu habis, yang terakhir ${when}; menurut perangkatnya diketik sebelum waktu habis.`
}

/** For whoever holds its code: what was handed in and when, and nothing of who or how well. */
export async function verifyReceipt(context: InTenant, code: string): Promise<Verified | undefined> {
  const row = await store.findByReceipt(context.tx, code)
  if (!row) return undefined
  const receipt = await receiptOf(context, row)
  return {
    title: 'Tanda terima kuis',
    tone: 'good',
    words: `Kuis ini tercatat di ${context.tenant.title}.`,
    facts: [
      { label: 'Kuis', value: row.title },
      { label: 'Kelas', value: row.className },
      { label: 'Dikumpulkan', value: receipt.submittedText },
      { label: 'Terjawab', value: `${receipt.answered} dari ${receipt.questions} soal` },
      { label: 'Cara', value: receipt.endedBy },
      { label: 'Sidik jawaban', value: receipt.digest.slice(0, 16) },
    ],
    fileHref: '',
    credentialHref: '',
    newerHref: '',
    shares: [],
  }
}
