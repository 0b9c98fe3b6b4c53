import { type CallContext, Download } from '../../../platform/http/endpoint.ts'
import { csvFile } from '../../../shared/csv.ts'
import { notFound } from '../../../shared/failure.ts'
import { payeeNames } from './journal.store.ts'
import { accountText } from './ledger-words.ts'
import { listMonths, listSheet } from './months.store.ts'

/** What every account of a closed month began with, what went in and out, and what it ended with; debit is positive. */
export async function monthSheet({ tx, tenant }: CallContext, month: string): Promise<Download> {
  const rows = await listMonths(tx)
  const place = rows.findIndex(one => one.month === month && one.seal !== null)
  const row = rows[place]
  if (!row) throw notFound('Bulan yang ditutup')
  const names = await payeeNames(tx)
  const lines = (await listSheet(tx, month, rows[place - 1]?.month ?? '1900-01')).map(line => {
    const before = line.debitsBefore - line.creditsBefore
    const [debits, credits] = [line.debits - line.debitsBefore, line.credits - line.creditsBefore]
    return [
      accountText(line.kind, line.owner, names),
      before,
      debits,
      credits,
      before + debits - credits,
    ].map(String)
  })
  const head = ['Akun', 'Saldo awal', 'Debit', 'Kredit', 'Saldo akhir']
  const body = csvFile([head, ...lines, ['Segel', row.seal ?? '', '', '', '']])
  return new Download(`neraca-${tenant.slug}-${month}.csv`, 'text/csv', Buffer.from(body))
}
