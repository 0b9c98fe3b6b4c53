import type { InTenant } from '../../../platform/http/endpoint.ts'
import { officeList } from '../../../platform/http/office-list.ts'
import { to } from '../../../routes.ts'
import { mediumDate, momentText } from '../../../shared/dates.ts'
import { instantOf } from '../../../shared/days.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { amountText } from '../../../shared/money.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { accountGroups, accountKinds, isAccountKind, txnKinds } from './account-kinds.ts'
import { listJournal, listTrial, payeeNames } from './journal.store.ts'
import { journalColumns } from './journal-file.ts'
import {
  type JournalItem,
  type JournalPage,
  type JournalQuery,
  journalQuery,
  type TrialLine,
} from './ledger.contract.ts'
import { findLastCheck } from './ledger-checks.store.ts'
import { accountText, txnText } from './ledger-words.ts'

/** the day after, at its first moment: a day that is chosen belongs to what is asked for */
const endOf = (day: string, timeZone: string) =>
  new Date(instantOf(`${day}T00:00`, timeZone).getTime() + 86_400_000)

async function pageOfJournal(
  { tx, tenant }: InTenant,
  { from, to: until, ...asked }: JournalQuery,
): Promise<Paged<JournalItem>> {
  const { timeZone } = tenant
  const { rows, total } = await listJournal(tx, {
    ...asked,
    from: from ? instantOf(`${from}T00:00`, timeZone) : undefined,
    until: until ? endOf(until, timeZone) : undefined,
  })
  const names = await payeeNames(tx)
  const items = rows.map(row => ({
    id: `${row.txnId}-${row.n}`,
    name: row.ref,
    atText: momentText(row.at, timeZone),
    words: txnText(row.kind),
    ref: row.ref,
    orderCode: row.orderCode,
    orderHref: row.orderCode === null ? null : to.order({ code: row.orderCode }),
    debit: accountText(row.debitKind, row.debitOwner, names),
    credit: accountText(row.creditKind, row.creditOwner, names),
    amount: row.amount,
    amountText: amountText(row.amount),
  }))
  return paged(items, total, asked)
}

/** Every account with what stands there, on the side it stands on; both sides come to the same. */
async function trialOf(
  { tx, tenant }: InTenant,
  { to: until }: JournalQuery,
): Promise<Pick<JournalPage, 'trial' | 'total'>> {
  const rows = await listTrial(tx, until ? endOf(until, tenant.timeZone) : undefined)
  const names = await payeeNames(tx)
  const net = rows.map(row => ({ ...row, net: row.debits - row.credits })).filter(row => row.net !== 0)
  const all = (wanted: (net: number) => boolean) =>
    net.filter(row => wanted(row.net)).reduce((sum, row) => sum + Math.abs(row.net), 0)
  const lineOf = (row: (typeof net)[number]): TrialLine => ({
    label: accountText(row.kind, row.owner, names),
    href: to.journal({ account: row.kind, ...(row.owner === '' ? {} : { owner: row.owner }) }),
    debit: row.net > 0 ? amountText(row.net) : '',
    credit: row.net < 0 ? amountText(-row.net) : '',
  })
  const trial = Object.entries(accountGroups).map(([group, title]) => ({
    title,
    lines: net
      .filter(({ kind }) => isAccountKind(kind) && accountKinds[kind].group === group)
      .sort((a, b) => orderOf(a.kind) - orderOf(b.kind))
      .map(lineOf),
  }))
  return {
    trial: trial.filter(({ lines }) => lines.length > 0),
    total: { debit: amountText(all(one => one > 0)), credit: amountText(all(one => one < 0)) },
  }
}

const orderOf = (kind: string) => Object.keys(accountKinds).indexOf(kind)

/** Every move of the books, newest first; above them what stands on each account. */
export const journal = officeList<'ledger.journal', JournalQuery, JournalItem>(
  { page: 'ledger.journal', path: to.journal(), access: permissions.seeSales },
  {
    title: 'Buku besar',
    description: 'Neraca saldo dan jurnal.',
    search: 'Cari nomor kejadian atau kode pesanan',
  },
  {
    query: journalQuery,
    name: 'ledger',
    filters: () => [
      {
        name: 'kind',
        label: 'Kejadian',
        options: Object.entries(txnKinds).map(([value, label]) => ({ value, label })),
      },
      {
        name: 'account',
        label: 'Akun',
        options: Object.entries(accountKinds).map(([value, { label }]) => ({ value, label })),
      },
      { name: 'from', label: 'Dari tanggal', kind: 'day' },
      { name: 'to', label: 'Sampai tanggal', kind: 'day' },
    ],
    list: pageOfJournal,
    async data(list, context, query) {
      const last = await findLastCheck(context.tx)
      return {
        list,
        ...(await trialOf(context, query)),
        check: last
          ? {
              text: mediumDate(new Date(`${last.day}T12:00:00Z`), 'UTC'),
              findings: last.findings,
            }
          : null,
      }
    },
    calls: {
      tag: 'Buku besar',
      columns: journalColumns,
    },
  },
)
