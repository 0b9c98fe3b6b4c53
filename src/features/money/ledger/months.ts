import type { Tx } from '../../../platform/db/transaction.ts'
import { waitForTurn } from '../../../platform/db/turns.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { monthAndYear } from '../../../shared/dates.ts'
import { dayIn, instantOf } from '../../../shared/days.ts'
import { conflict, invalidField } from '../../../shared/failure.ts'
import { amountText } from '../../../shared/money.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { findingsIn } from './checking.ts'
import { totalOf } from './ledger.store.ts'
import { tellOfSeal } from './months.mail.ts'
import { monthAfter, monthsFrom } from './months.rules.ts'
import * as store from './months.store.ts'

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** what of a month is not settled, a line each, for who closes it: it needs a word on that */
    closingDoubts: (context: InTenant, until: Date) => Promise<string[]>
  }
}

/** the first moment of the month after, where the tenant is */
export const endOfMonth = (month: string, timeZone: string): Date =>
  instantOf(`${monthAfter(month)}-01T00:00`, timeZone)

/** Every month from the first event of the books to now, with what stands of it. */
export async function monthsOf({ tx, clock, tenant }: Pick<InTenant, 'tx' | 'clock' | 'tenant'>) {
  const beginning = await store.findBeginning(tx)
  const rows = await store.listMonths(tx)
  if (!beginning) return []
  const now = dayIn(clock.now(), tenant.timeZone).slice(0, 7)
  const first = rows[0]?.month ?? dayIn(beginning, tenant.timeZone).slice(0, 7)
  return monthsFrom(first, now).map(month => ({ month, row: rows.find(one => one.month === month) }))
}

export type KnownMonth = Awaited<ReturnType<typeof monthsOf>>[number]

/** Why a month cannot be closed, whoever asks; empty: it can. */
export function whyNotYet(
  { clock, tenant }: Pick<InTenant, 'clock' | 'tenant'>,
  months: readonly KnownMonth[],
  month: string,
): string {
  const open = months.find(({ row }) => row?.state !== 'closed' && row?.state !== 'filed')
  if (!months.some(one => one.month === month)) return 'Bulan ini belum ada di buku besar.'
  if (open?.month !== month) return `Tutup ${monthAndYear(open?.month ?? month)} lebih dahulu.`
  if (endOfMonth(month, tenant.timeZone) > clock.now()) return 'Bulan ini belum berakhir.'
  return ''
}

/** What of it is not settled, in lines. */
export async function doubtsOf(context: InTenant, month: string): Promise<string[]> {
  const until = endOfMonth(month, context.tenant.timeZone)
  const unclear = 0 - (await totalOf(context.tx, { kind: 'unallocated', owner: '' }))
  const found =
    unclear > 0 ? [`Uang belum jelas ${amountText(unclear)} belum dikembalikan atau dijelaskan.`] : []
  for (const doubts of context.partsOf('closingDoubts')) found.push(...(await doubts(context, until)))
  return found
}

/** One person asks for a month to be closed. What is not settled in it they explain. */
export async function askClosing(context: CallContext, month: string, note: string) {
  const { tx, clock, viewer, tenant } = context
  await assertClosable(context, month)
  const doubts = await doubtsOf(context, month)
  if (doubts.length > 0 && note.length < 10)
    throw invalidField('note', `Jelaskan dengan 10 huruf atau lebih: ${doubts.join(' ')}`)
  const by = memberOf(viewer).membershipId
  const given = { month, endsAt: endOfMonth(month, tenant.timeZone), note, by, at: clock.now() }
  if (!(await store.insertMonth(tx, given))) throw conflict('Penutupan bulan ini sudah diajukan.')
  await noteDeed(context, 'asked', month, { note })
  return { month, state: 'asked', seal: '' }
}

async function assertClosable(context: InTenant, month: string): Promise<void> {
  const why = whyNotYet(context, await monthsOf(context), month)
  if (why !== '') throw conflict(why)
  const findings = await findingsIn(context.tx, context.partsOf)
  if (findings.length > 0) throw conflict(`Buku besar tidak cocok: ${findings[0]}`)
}

/** Another one closes it, or whoever looks takes the wish back. */
export async function decideClosing(context: CallContext, month: string, decision: 'close' | 'withdraw') {
  const { tx } = context
  if (decision === 'withdraw') {
    if (!(await store.deleteAsked(tx, month)))
      throw conflict('Tidak ada penutupan yang menunggu untuk bulan ini.')
    await noteDeed(context, 'withdrawn', month, {})
    return { month, state: 'open', seal: '' }
  }
  return { month, state: 'closed', seal: await close(context, month) }
}

/** Nothing is written into the books meanwhile: what comes after it belongs to the month that is open then. */
async function close(context: CallContext, month: string): Promise<string> {
  const { tx, clock, viewer, tenant } = context
  await waitForTurn(tx, 'books', tenant.id)
  const rows = await store.listMonths(tx)
  const asked = rows.find(one => one.month === month)
  if (asked?.state !== 'asked') throw conflict('Tidak ada penutupan yang menunggu untuk bulan ini.')
  const by = memberOf(viewer).membershipId
  if (asked.askedBy === by) throw conflict('Anda yang mengajukannya. Minta orang lain menutupnya.')
  await assertClosable(context, month)
  const before = rows[rows.indexOf(asked) - 1]
  const span = spanOf(asked, before, await store.newestTxn(tx))
  const { seal, txns, moves } = await store.sealOf(tx, before?.seal ?? '', span)
  await store.insertClosings(tx, { month, before: before?.month, ...span })
  const closed = { month, by, at: clock.now(), lastTxn: span.lastTxn, txns, moves, seal }
  if (!(await store.updateClosed(tx, closed))) throw conflict('Bulan ini sudah ditutup orang lain.')
  await noteDeed(context, 'closed', month, { seal })
  await tellOfSeal(context, { month, seal, txns, moves, to: [asked.askedBy, by] })
  return seal
}

type Asked = Pick<store.MonthRow, 'endsAt'>
type Closed = Pick<store.MonthRow, 'endsAt' | 'lastTxn'>
const spanOf = ({ endsAt }: Asked, before: Closed | undefined, lastTxn: number): store.Span => ({
  endsAt,
  lastTxn,
  endedAt: before?.endsAt ?? new Date(0),
  lastBefore: before?.lastTxn ?? 0,
})

/** The tax return of a closed month was filed: from then on nothing about it changes. */
export async function noteFiling(context: CallContext, month: string, reference: string) {
  const { tx, clock, viewer } = context
  const by = memberOf(viewer).membershipId
  if (!(await store.updateFiled(tx, { month, by, at: clock.now(), reference })))
    throw conflict('Hanya bulan yang sudah ditutup dan belum dilaporkan dapat ditandai.')
  await noteDeed(context, 'filed', month, { reference })
  const seal = (await store.listMonths(tx)).find(one => one.month === month)?.seal ?? ''
  return { month, state: 'filed', seal }
}

const noteDeed = (context: CallContext, deed: string, month: string, after: Record<string, string>) =>
  record(context, {
    action: `ledger_month.${deed}`,
    object: { type: 'ledger_month', id: month, name: monthAndYear(month) },
    after,
  })

/** Closed months whose moves, or whose balances, are no longer what was sealed. */
export async function monthFindings(tx: Tx): Promise<string[]> {
  const found: string[] = []
  let before: store.MonthRow | undefined
  for (const row of await store.listMonths(tx)) {
    if (row.seal === null || row.lastTxn === null) break
    const span = spanOf(row, before, row.lastTxn)
    const { seal } = await store.sealOf(tx, before?.seal ?? '', span)
    if (seal !== row.seal) found.push(`Segel ${row.month} tidak cocok: isi bulan yang ditutup berubah`)
    before = row
  }
  if (!before?.lastTxn) return found
  // from the beginning to its end: the last one speaks for all
  const wrong = await store.countWrongClosings(tx, before.month, spanOf(before, undefined, before.lastTxn))
  if (wrong > 0) found.push(`Saldo penutup ${before.month} tidak cocok pada ${wrong} akun`)
  return found
}
