import { grantOf } from '../../../platform/http/access.ts'
import { officePage } from '../../../platform/http/office-page.ts'
import type { PersonalContext } from '../../../platform/http/page-load.ts'
import { routes } from '../../../routes.ts'
import { momentText, monthAndYear } from '../../../shared/dates.ts'
import { instantOf } from '../../../shared/days.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import type { MonthItem } from './months.contract.ts'
import type { MonthState } from './months.rules.ts'
import { countOpenTxns, handNames, type MonthRow } from './months.store.ts'
import { doubtsOf, endOfMonth, type KnownMonth, monthsOf, whyNotYet } from './months.ts'

/** Months of the books, the newest first: closed ones with their seal, and the one that may be closed next. */
export const loadMonths = officePage(
  { page: 'ledger.months', path: routes['Kelola-Buku-Besar-Bulan'], access: permissions.seeSales },
  { title: 'Bulan buku besar', description: 'Bulan yang ditutup, dan yang menunggu ditutup.' },
  async context => {
    const months = await monthsOf(context)
    const hands = await handNames(
      context.tx,
      months.flatMap(({ row }) => (row ? [row.askedBy, row.closedBy] : [])),
    )
    const closed = months.filter(({ row }) => row?.lastTxn != null)
    const lastTxn = closed.at(-1)?.row?.lastTxn ?? 0
    const items: MonthItem[] = []
    for (const { month, row } of months)
      items.push(await itemOf(context, { month, row, months, hands, lastTxn }))
    return { months: items.reverse() }
  },
)

interface Given {
  month: string
  row: MonthRow | undefined
  months: readonly KnownMonth[]
  hands: ReadonlyMap<number, string>
  lastTxn: number
}

async function itemOf(
  context: PersonalContext,
  { month, row, months, hands, lastTxn }: Given,
): Promise<MonthItem> {
  const { tx, tenant, viewer, clock } = context
  const { timeZone } = tenant
  const until = endOfMonth(month, timeZone)
  const isClosed = row?.lastTxn != null
  const from = instantOf(`${month}-01T00:00`, timeZone)
  const why = isClosed ? '' : whyNotYet(context, months, month)
  // of many that wait for each other only the first is counted
  const isCounted = why === '' || until > clock.now()
  const counted = isClosed ? row.txns : isCounted && (await countOpenTxns(tx, { from, until, lastTxn }))
  const state: MonthState = row ? (row.state as MonthState) : until > clock.now() ? 'running' : 'open'
  const told = (words: string, at: Date | null, id: number | null) =>
    at === null
      ? []
      : [[words, momentText(at, timeZone), id === null ? '' : hands.get(id)].filter(Boolean).join(' · ')]
  return {
    month,
    label: monthAndYear(month),
    state,
    counts: isClosed ? `${counted} kejadian, ${row.moves} gerakan` : isCounted ? `${counted} kejadian` : '',
    story: row
      ? [
          ...told('Diajukan', row.askedAt, row.askedBy),
          ...told('Ditutup', row.closedAt, row.closedBy),
          ...told(`Dilaporkan, bukti ${row.reference}`, row.filedAt, null),
        ]
      : [],
    note: row?.note ?? '',
    seal: row?.seal ?? '',
    why,
    doubts: !isClosed && why === '' ? await doubtsOf(context, month) : [],
    may:
      grantOf(permissions.closeBooks, viewer.member) === 'none'
        ? []
        : mayDo(state, why, row, memberOf(viewer).membershipId),
    file: isClosed ? `/v1/ledger/months/${month}/file` : '',
  }
}

function mayDo(state: MonthState, why: string, row: MonthRow | undefined, me: number): MonthItem['may'] {
  if (state === 'closed') return ['file']
  if (state === 'asked') return row?.askedBy === me || why !== '' ? ['withdraw'] : ['close', 'withdraw']
  return state === 'open' && why === '' ? ['ask'] : []
}
