import { type CallContext, Download, type InTenant } from '../../../platform/http/endpoint.ts'
import { makePdf } from '../../../platform/pdf.ts'
import { csvFile } from '../../../shared/csv.ts'
import { mediumDate, monthAndYear } from '../../../shared/dates.ts'
import { dayIn, instantOf } from '../../../shared/days.ts'
import { notFound } from '../../../shared/failure.ts'
import { amountText } from '../../../shared/money.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { accountText, endOfMonth, monthsFrom, txnText } from '../ledger/ledger.ts'
import { findPayee, firstEarned, statementOf, taxesOf } from './payee-statement.store.ts'
import { findPayeeOf } from './payees.store.ts'
import { ownerOf } from './payouts.ts'

interface Asked {
  /** 2026-11 */
  month: string
  format: 'pdf' | 'csv'
  /** whose; of who may see everybody's. Others have their own. */
  payeeId?: number | undefined
}

/**
 * What changed what a payee is owed in a month: opening, sales, returns, payouts, closing. No buyer is named. Somebody
 * else's is not found.
 */
export async function payeeStatement(
  context: CallContext,
  { month, format, payeeId }: Asked,
): Promise<Download> {
  const { tx, tenant, viewer } = context
  const own = await findPayeeOf(tx, memberOf(viewer).membershipId)
  const mayAll = viewer.grant === 'all'
  const found =
    payeeId === undefined ? own : payeeId === own?.id || mayAll ? await findPayee(tx, payeeId) : undefined
  if (!found) throw notFound('Penerima')
  const { timeZone } = tenant
  const from = instantOf(`${month}-01T00:00`, timeZone)
  const span = { owner: ownerOf(found.personId), from, until: endOfMonth(month, timeZone) }
  const { opening, lines } = await statementOf(tx, span)
  const taxes = await taxesOf(tx, span)
  let balance = opening
  const rows = lines.flatMap(({ at, kind, ref, title, amount }) => {
    const date = mediumDate(at, timeZone)
    const tax = taxes.find(one => one.kind === kind && one.ref === ref)
    const line = (words: string, part: number) => {
      balance += part
      return { date, words, title, amount: part, balance }
    }
    // a payout and the tax of it are two lines: what was transferred, and what the tax office has
    return [
      line(txnText(kind), amount + (tax?.amount ?? 0)),
      ...(tax ? [line(accountText('tax_withheld', tax.article, new Map()), -tax.amount)] : []),
    ]
  })
  const made: Made = { name: found.name, site: tenant.title, month, opening, rows, closing: balance }
  const file = `laporan-bagi-hasil-${tenant.slug}-${month}`
  if (format === 'csv') return new Download(`${file}.csv`, 'text/csv', Buffer.from(csvOf(made)))
  return new Download(`${file}.pdf`, 'application/pdf', await makePdf(drawn(made, context.clock.now())))
}

interface Made {
  name: string
  site: string
  month: string
  opening: number
  rows: { date: string; words: string; title: string; amount: number; balance: number }[]
  closing: number
}

function csvOf({ opening, rows, closing }: Made): string {
  return csvFile([
    ['Tanggal', 'Kejadian', 'Kelas', 'Jumlah', 'Saldo'],
    ['', 'Saldo awal', '', '', String(opening)],
    ...rows.map(({ date, words, title, amount, balance }) => [
      date,
      words,
      title,
      String(amount),
      String(balance),
    ]),
    ['', 'Saldo akhir', '', '', String(closing)],
  ])
}

const signed = (amount: number) => (amount < 0 ? `-${amountText(-amount)}` : amountText(amount))
const end = (text: string) => ({ text, alignment: 'right', noWrap: true })

function drawn({ name, site, month, opening, rows, closing }: Made, now: Date): object {
  const head = ['Tanggal', 'Kejadian', 'Kelas', 'Jumlah', 'Saldo']
  return {
    info: { title: `Laporan bagi hasil ${name} ${month}`, author: site, creationDate: now },
    pageSize: 'A4',
    pageMargins: [40, 48, 40, 48],
    defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.3 },
    content: [
      { text: site, fontSize: 15 },
      { text: `Laporan bagi hasil ${monthAndYear(month)}`, fontSize: 12 },
      { text: name, margin: [0, 8, 0, 14] },
      {
        table: {
          headerRows: 1,
          widths: ['auto', 'auto', '*', 'auto', 'auto'],
          body: [
            head.map((text, index) => ({ text, bold: true, alignment: index > 2 ? 'right' : 'left' })),
            ['', 'Saldo awal', '', '', end(signed(opening))],
            ...rows.map(row => [
              row.date,
              row.words,
              row.title,
              end(signed(row.amount)),
              end(signed(row.balance)),
            ]),
            ['', { text: 'Saldo akhir', bold: true }, '', '', { ...end(signed(closing)), bold: true }],
          ],
        },
        layout: { hLineWidth: () => 0.6, vLineWidth: () => 0, hLineColor: () => '#d5d9e0' },
      },
      {
        text: 'Saldo mencakup yang belum matang, yang dapat dicairkan, dan yang sedang diajukan. PPh yang dipotong dari pencairan berdiri di baris sendiri.',
        color: '#5b6270',
        margin: [0, 12, 0, 0],
      },
    ],
  }
}

/** Months there is something to say of, the newest first: from the first earning to now. */
export async function statementMonths({ tx, clock, tenant }: InTenant, personId: number): Promise<string[]> {
  const now = clock.now()
  const since = await firstEarned(tx, ownerOf(personId), new Date(now.getTime() + 1))
  if (!since) return []
  const monthOf = (at: Date) => dayIn(at, tenant.timeZone).slice(0, 7)
  return monthsFrom(monthOf(since), monthOf(now)).reverse()
}
