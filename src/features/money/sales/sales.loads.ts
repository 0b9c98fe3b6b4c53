import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { FileColumn } from '../../../platform/http/list-file.ts'
import { officeList } from '../../../platform/http/office-list.ts'
import { to } from '../../../routes.ts'
import { mediumDate, rangeOfDays } from '../../../shared/dates.ts'
import { dayIn, instantOf } from '../../../shared/days.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { amountText } from '../../../shared/money.ts'
import { optionsOf } from '../../../shared/office-list.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { accountLabel, balancesAt, payeeNames } from '../ledger/ledger.ts'
import { methodText } from '../orders/orders.ts'
import { type SalesFigure, type SalesItem, type SalesQuery, salesQuery } from './sales.contract.ts'
import { figures, salesCuts } from './sales.rules.ts'
import { type CutRow, listCut, oldestUnclear } from './sales.store.ts'

/** The days that are asked for; this month up to today where none are. */
function daysOf({ clock, tenant: { timeZone } }: Pick<InTenant, 'clock' | 'tenant'>, query: SalesQuery) {
  const today = dayIn(clock.now(), timeZone)
  const last = query.to ?? (query.from && query.from > today ? query.from : today)
  const first = query.from ?? `${last.slice(0, 7)}-01`
  const begin = instantOf(`${first}T00:00`, timeZone)
  const end = new Date(instantOf(`${last}T00:00`, timeZone).getTime() + 86_400_000)
  return { first, last, from: begin, until: end < begin ? begin : end }
}

/** Below zero it says so. */
const signed = (amount: number) => (amount < 0 ? `-${amountText(-amount)}` : amountText(amount))

async function listSales(context: InTenant, query: SalesQuery): Promise<Paged<SalesItem>> {
  const { tx, tenant } = context
  const { from, until } = daysOf(context, query)
  const by = query.by ?? 'day'
  const asked = { by, zone: tenant.timeZone, from, until, page: query.page, pageSize: query.pageSize }
  const { rows, total } = await listCut(tx, asked)
  const names = by === 'payee' ? await payeeNames(tx) : new Map<string, string>()
  const nets = rows.map(netOf)
  const largest = Math.max(1, ...nets.map(Math.abs))
  const items = rows.map((row, index) => {
    const net = nets[index] ?? 0
    const { orders, gross, discount, returns, fees, shares } = row
    return {
      id: row.key,
      name: wordsOf[by](row.key, names),
      orders,
      gross,
      discount,
      returns,
      net,
      fees,
      shares,
      texts: {
        gross: signed(gross),
        discount: signed(discount),
        returns: signed(returns),
        net: signed(net),
        fees: signed(fees),
        shares: signed(shares),
      },
      length: Math.round((net / largest) * 1000),
    }
  })
  return paged(items, total, query)
}

const netOf = ({ gross, discount, returns }: CutRow) => gross - discount - returns

type Words = (key: string, names: ReadonlyMap<string, string>) => string
const wordsOf: Readonly<Record<keyof typeof salesCuts | 'day', Words>> = {
  day: key => mediumDate(new Date(`${key}T12:00:00Z`), 'UTC'),
  class: key => key || 'Tanpa pesanan',
  coupon: key => key || 'Tanpa kupon',
  method: key => (key === 'free' ? 'Gratis' : methodText(key) || 'Tanpa cara bayar'),
  payee: (key, names) => names.get(key) ?? key,
}

/** The twelve numbers: what went through in the days, and what stands at their end, each down to its accounts. */
async function figuresOf(
  context: InTenant,
  query: SalesQuery,
): Promise<Record<'days' | 'end', SalesFigure[]>> {
  const { tx, tenant, clock } = context
  const { first, last, from, until } = daysOf(context, query)
  const before = await sumsAt(tx, from)
  const after = await sumsAt(tx, until)
  const oldest = await oldestUnclear(tx, until)
  const moved = (kind: string) => (after.get(kind) ?? 0) - (before.get(kind) ?? 0)
  const made = figures.map(figure => {
    const parts = figure.kinds.map(({ kind, sign }) => {
      const amount = sign * (figure.of === 'days' ? moved(kind) : (after.get(kind) ?? 0))
      const since = figure.of === 'days' ? { from: first } : {}
      // what has not moved is no minus nothing
      return {
        label: accountLabel(kind),
        amount: amount || 0,
        href: to.journal({ account: kind, ...since, to: last }),
      }
    })
    const amount = parts.reduce((sum, part) => sum + part.amount, 0)
    const days = oldest ? Math.floor((clock.now().getTime() - oldest.getTime()) / 86_400_000) : 0
    const age =
      figure.key === 'unclear' && oldest && amount > 0
        ? `Yang tertua sejak ${mediumDate(oldest, tenant.timeZone)}, ${days} hari.`
        : ''
    return {
      of: figure.of,
      key: figure.key,
      label: figure.label,
      text: signed(amount),
      note: 'note' in figure ? figure.note : age,
      parts: parts.map(part => ({ label: part.label, href: part.href, text: signed(part.amount) })),
    }
  })
  const those = (of: 'days' | 'end') =>
    made.filter(one => one.of === of).map(({ of: _, ...figure }) => figure)
  return { days: those('days'), end: those('end') }
}

/** Debits less credits of each kind of account until a moment. */
async function sumsAt(tx: InTenant['tx'], until: Date): Promise<Map<string, number>> {
  const sums = new Map<string, number>()
  for (const { kind, debits, credits } of await balancesAt(tx, until))
    sums.set(kind, (sums.get(kind) ?? 0) + debits - credits)
  return sums
}

const columns: readonly FileColumn<SalesItem>[] = [
  ['Kelompok', ({ name }) => name],
  ['Pesanan', ({ orders }) => orders],
  ['Kotor', ({ gross }) => gross],
  ['Potongan', ({ discount }) => discount],
  ['Retur', ({ returns }) => returns],
  ['Bersih', ({ net }) => net],
  ['Biaya', ({ fees }) => fees],
  ['Bagi hasil', ({ shares }) => shares],
]

/** What was sold, by day, class, coupon, way to pay and payee; above it the twelve numbers of the books. */
export const sales = officeList<'sales.figures', SalesQuery, SalesItem>(
  { page: 'sales.figures', path: to.sales(), access: permissions.seeSales },
  { title: 'Penjualan', description: 'Dua belas angka penjualan dan rinciannya.' },
  {
    query: salesQuery,
    filters: () => [
      { name: 'by', label: 'Menurut', kind: 'tabs', all: 'Hari', options: optionsOf(salesCuts) },
      { name: 'from', label: 'Dari tanggal', kind: 'day' },
      { name: 'to', label: 'Sampai tanggal', kind: 'day' },
    ],
    list: listSales,
    async data(list, context, query) {
      const { first, last } = daysOf(context, query)
      return {
        list,
        period: rangeOfDays(first, last),
        ...(await figuresOf(context, query)),
        isByPayee: query.by === 'payee',
      }
    },
    calls: { tag: 'Penjualan', columns },
  },
)
