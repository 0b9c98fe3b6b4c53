import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { FileColumn } from '../../../platform/http/list-file.ts'
import { officeList } from '../../../platform/http/office-list.ts'
import { to } from '../../../routes.ts'
import { mediumDate, momentText } from '../../../shared/dates.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { amountText } from '../../../shared/money.ts'
import { optionsOf } from '../../../shared/office-list.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import {
  type SettlementItem,
  type SettlementsQuery,
  type StatementFile,
  settlementsQuery,
} from './settlements.contract.ts'
import {
  isBookable,
  isUnheard,
  type Outcome,
  outcomeHints,
  outcomes,
  providerNames,
  settledWithinDays,
} from './settlements.rules.ts'
import * as store from './settlements.store.ts'

/** the newest; older ones are found by their number in the address */
const filesShown = 12

const hintOf = (row: store.JudgedRow): string => {
  if (row.outcome === 'amount' && row.knownAmount !== null)
    return `Di sini ${amountText(row.knownAmount)}. ${outcomeHints.amount}`
  if (row.outcome === 'fee') return `Perkiraan ${amountText(row.knownFee ?? 0)}. ${outcomeHints.fee}`
  return outcomeHints[row.outcome]
}

function itemOf(row: store.JudgedRow, timeZone: string): SettlementItem {
  const isDone = row.outcome === 'booked' || row.outcome === 'other'
  const amount = isDone ? row.allAmount : row.gross - row.back
  const fee = isDone ? row.allFee : row.fee
  return {
    id: `${row.fileId}-${row.n}`,
    name: row.number ?? row.ref,
    provider: providerNames[row.provider],
    fileId: row.fileId,
    ref: row.ref,
    number: row.number ?? '',
    href: row.subject === 'order' && row.code ? to.order({ code: row.code }) : null,
    atText: row.at ? momentText(row.at, timeZone) : '',
    outcome: row.outcome,
    amount,
    amountText: amountText(amount),
    fee,
    feeText: amountText(fee),
    hint: hintOf(row),
    isUnheard: isUnheard(row.outcome),
  }
}

/** The file that is asked for, else the newest; undefined: there is none yet. */
const fileOf = async ({ tx }: InTenant, { file }: SettlementsQuery) =>
  file ?? (await store.listFiles(tx, 1))[0]?.id

async function listSettlements(context: InTenant, asked: SettlementsQuery): Promise<Paged<SettlementItem>> {
  const { file: _, ...rest } = asked
  const fileId = await fileOf(context, asked)
  if (fileId === undefined) return paged([], 0, asked)
  const { rows, total } = await store.listJudged(context.tx, { ...rest, fileId })
  return paged(
    rows.map(row => itemOf(row, context.tenant.timeZone)),
    total,
    asked,
  )
}

const needsEyes = (outcome: Outcome) => !isBookable(outcome) && outcome !== 'booked' && outcome !== 'other'

async function statementFiles({ tx, tenant }: InTenant): Promise<StatementFile[]> {
  const { timeZone } = tenant
  const files = await store.listFiles(tx, filesShown)
  const sums = await store.sumFiles(
    tx,
    files.map(({ id }) => id),
  )
  return files.map(file => {
    const own = sums.filter(({ fileId }) => fileId === file.id)
    const bookable = own.filter(({ outcome }) => isBookable(outcome))
    const total = (rows: typeof own, of: 'count' | 'settled' | 'feeDifference') =>
      rows.reduce((sum, row) => sum + row[of], 0)
    return {
      id: file.id,
      name: file.name,
      provider: providerNames[file.provider],
      periodText: periodOf(file, timeZone),
      addedText: [momentText(file.addedAt, timeZone), file.addedByName].filter(Boolean).join(', '),
      isBooked: file.bookings > 0,
      bookable: total(bookable, 'count'),
      settledText: amountText(total(bookable, 'settled')),
      feeText: amountText(total(bookable, 'feeDifference')),
      open: total(
        own.filter(({ outcome }) => needsEyes(outcome)),
        'count',
      ),
      href: to.settlements({ file: file.id }),
    }
  })
}

function periodOf(
  { firstAt, lastAt }: { firstAt: Date | null; lastAt: Date | null },
  timeZone: string,
): string {
  if (!firstAt || !lastAt) return ''
  const [first, last] = [mediumDate(firstAt, timeZone), mediumDate(lastAt, timeZone)]
  return first === last ? first : `${first} sampai ${last}`
}

async function unsettledText({ tx, tenant, clock }: InTenant): Promise<string> {
  const before = new Date(clock.now().getTime() - settledWithinDays * 86_400_000)
  const found = await store.findUnsettled(tx, before)
  if (!found?.oldestAt || found.count === 0) return ''
  return `${found.count} pembayaran lebih dari ${settledWithinDays} hari belum ada di laporan mana pun, seluruhnya sekitar ${amountText(found.amount)}; yang tertua ${mediumDate(found.oldestAt, tenant.timeZone)}.`
}

const columns: readonly FileColumn<SettlementItem>[] = [
  ['Penyedia', ({ provider }) => provider],
  ['Referensi', ({ ref }) => ref],
  ['Tagihan', ({ number }) => number],
  ['Waktu', ({ atText }) => atText],
  ['Hasil', ({ outcome }) => outcomes[outcome].label],
  ['Jumlah', ({ amount }) => amount],
  ['Biaya', ({ fee }) => fee],
]

/** What a provider's statement says of each payment, held against what is known of it here. */
export const settlements = officeList<'settlements.list', SettlementsQuery, SettlementItem>(
  { page: 'settlements.list', path: to.settlements(), access: permissions.managePayments },
  {
    title: 'Rekonsiliasi',
    description: 'Laporan penyedia dibandingkan dengan pembayaran di sini.',
    search: 'Cari referensi atau nomor tagihan',
  },
  {
    query: settlementsQuery,
    filters: async context => [
      {
        name: 'file',
        label: 'Laporan',
        all: 'Yang terbaru',
        options: (await store.listFiles(context.tx, filesShown)).map(({ id, name }) => ({
          value: String(id),
          label: name,
        })),
      },
      { name: 'outcome', label: 'Hasil', options: optionsOf(outcomes) },
    ],
    list: listSettlements,
    data: async (list, context) => ({
      list,
      files: await statementFiles(context),
      unsettled: await unsettledText(context),
    }),
    calls: { tag: 'Penyelesaian', columns },
  },
)
