import type { InTenant } from '../../../platform/http/endpoint.ts'
import { momentText } from '../../../shared/dates.ts'
import type { Verified } from '../recognition/recognition.ts'
import type * as contract from './hand-ins.contract.ts'
import * as store from './hand-ins.store.ts'

/** What was handed in, and when: it stays the same however often it is asked for. */
export async function receiptOf({ tx, tenant }: InTenant, row: store.HandInRow): Promise<contract.Receipt> {
  const files = await store.listFiles(tx, [row.id])
  return {
    code: row.receipt ?? '',
    submittedText: row.submittedAt ? momentText(row.submittedAt, tenant.timeZone) : '',
    files: files.length,
    words: row.text.trim() === '' ? 0 : row.text.trim().split(/\s+/).length,
    isLate: row.lateness > 0,
  }
}

/** For whoever holds its code: what was handed in and when, and nothing of who or how well. */
export async function verifyReceipt(context: InTenant, code: string): Promise<Verified | undefined> {
  const found = await store.findByReceipt(context.tx, code)
  const row = found && (await store.findHandIn(context.tx, found.id))
  if (!row) return undefined
  const { submittedText, files, words, isLate } = await receiptOf(context, row)
  return {
    title: 'Tanda terima tugas',
    tone: 'good',
    words: `Kumpulan tugas ini tercatat di ${context.tenant.title}.`,
    facts: [
      { label: 'Tugas', value: found.title },
      { label: 'Kelas', value: found.className },
      { label: 'Dikumpulkan', value: isLate ? `${submittedText}, terlambat` : submittedText },
      { label: 'Isi', value: `${words} kata, ${files} berkas` },
    ],
    fileHref: '',
    credentialHref: '',
    newerHref: '',
    shares: [],
  }
}
