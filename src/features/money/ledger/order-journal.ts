import type { InTenant } from '../../../platform/http/endpoint.ts'
import { momentText } from '../../../shared/dates.ts'
import { amountText } from '../../../shared/money.ts'
import { listJournal, payeeNames } from './journal.store.ts'
import { accountText, txnText } from './ledger-words.ts'

/** Every move of the books that one order made, the first one first. */
export async function journalOfOrder({ tx, tenant }: Pick<InTenant, 'tx' | 'tenant'>, order: string) {
  const { rows } = await listJournal(tx, { order, page: 1, pageSize: 200 })
  const names = await payeeNames(tx)
  return rows.reverse().map(row => ({
    key: `${row.txnId}-${row.n}`,
    atText: momentText(row.at, tenant.timeZone),
    words: txnText(row.kind),
    debit: accountText(row.debitKind, row.debitOwner, names),
    credit: accountText(row.creditKind, row.creditOwner, names),
    amountText: amountText(row.amount),
  }))
}
