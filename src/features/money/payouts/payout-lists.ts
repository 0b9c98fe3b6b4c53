import type { InTenant } from '../../../platform/http/endpoint.ts'
import { mediumDate, momentText } from '../../../shared/dates.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { amountText } from '../../../shared/money.ts'
import { accountText } from '../ledger/ledger.ts'
import { bankName } from './banks.rules.ts'
import { saidYesAlready, whyNot, whyNotSettle, whyNotYet } from './payout-decisions.ts'
import { limitsFor } from './payout-settings.ts'
import type { PayoutItem, PayoutsQuery, QueueItem } from './payouts.contract.ts'
import { codeOfPayout, netOf, openStates } from './payouts.rules.ts'
import { type ListedPayout, listApprovedBy, listPayoutRows } from './payouts.store.ts'

const itemOf = (row: ListedPayout, timeZone: string): PayoutItem => ({
  id: row.id,
  code: codeOfPayout(row.id),
  payee: row.payee,
  amount: row.amount,
  amountText: amountText(row.amount),
  withheld: row.withheld,
  net: netOf(row),
  netText: amountText(netOf(row)),
  bankCode: row.bank,
  bankName: bankName(row.bank),
  accountEnd: row.numberEnd,
  accountName: row.holder,
  status: row.state,
  note: row.note,
  requestedAt: row.requestedAt.toISOString(),
  requestedText: momentText(row.requestedAt, timeZone),
  decidedText:
    row.state === 'requested' || !row.decidedAt
      ? ''
      : [momentText(row.decidedAt, timeZone), row.decidedBy ?? ''].filter(Boolean).join(' · '),
  reason: row.reason ?? '',
  transferredOn: row.transferredOn,
  reference: row.reference,
})

/** Payouts, open ones first; `payeeId`: this one's only. */
export async function listPayouts(
  { tx, tenant }: InTenant,
  query: PayoutsQuery,
  payeeId?: number,
): Promise<Paged<PayoutItem>> {
  const { rows, total } = await listPayoutRows(tx, { ...query, payeeId })
  return paged(
    rows.map(row => itemOf(row, tenant.timeZone)),
    total,
    query,
  )
}

/** The same with what is needed to decide. */
export async function listQueue(
  context: InTenant,
  query: PayoutsQuery,
  membershipId: number,
): Promise<Paged<QueueItem>> {
  const { tx, tenant, clock } = context
  const { rows, total } = await listPayoutRows(tx, query)
  const { timeZone } = tenant
  const { mostEach } = await limitsFor(context)
  const now = clock.now()
  const saidYes = await listApprovedBy(
    tx,
    membershipId,
    rows.map(({ id }) => id),
  )
  const items = rows.map(row => {
    const item = itemOf(row, timeZone)
    return {
      ...item,
      name: item.code,
      signs: signsOf(row, now),
      why: row.state === 'unknown' ? whyNotSettle(row, membershipId) : whyNot(row, membershipId),
      whyNotYet:
        row.state === 'requested'
          ? whyNotYet(row, { now, timeZone, mostEach }) || (saidYes.has(row.id) ? saidYesAlready : '')
          : sendingHeld(row, now, timeZone),
      isByProvider: row.provider !== null,
      isToLookUp: row.state === 'unknown' && row.provider === 'midtrans',
      problem: row.problem,
      facts: [
        { label: 'Penerima', value: row.payee },
        { label: 'Diajukan', value: row.withheld > 0 ? item.amountText : '' },
        {
          label: accountText('tax_withheld', row.taxArticle, noNames),
          value: row.withheld > 0 ? amountText(row.withheld) : '',
        },
        { label: 'Ditransfer', value: item.netText },
        { label: 'Bank', value: `${item.bankName} ••••${item.accountEnd}` },
        { label: 'Nama rekening', value: row.holder },
        { label: 'Rekening sejak', value: momentText(row.addedAt, timeZone) },
        { label: 'Sisa saldo', value: amountText(row.available) },
        { label: 'Sudah ditransfer', value: amountText(row.paid) },
        { label: 'Tanggal pengajuan', value: item.requestedText },
        { label: 'Catatan', value: row.note },
        { label: 'Persetujuan', value: approvalsText(row) },
        { label: 'Dikirim lewat', value: sentText(row) },
        {
          label: 'Tanggal transfer',
          value: row.transferredOn ? mediumDate(new Date(`${row.transferredOn}T12:00:00Z`), 'UTC') : '',
        },
        { label: 'Nomor referensi', value: row.reference },
        { label: 'Keputusan terakhir', value: item.decidedText },
        { label: 'Alasan', value: item.reason },
      ],
    }
  })
  return paged(items, total, query)
}

/** what was approved waits as well when its account was changed since */
const sendingHeld = ({ state, usableAt }: ListedPayout, now: Date, timeZone: string) =>
  state === 'approved' && usableAt > now
    ? `Rekening penerima baru diganti. Pencairan ini dapat dikirim mulai ${momentText(usableAt, timeZone)}.`
    : ''

const approvalsText = ({ state, approvals }: ListedPayout) =>
  state === 'requested' && approvals > 0 ? 'Satu dari dua. Satu orang lagi harus menyetujui.' : ''

const noNames: ReadonlyMap<string, string> = new Map()

const providers = { midtrans: 'Midtrans Payouts', xendit: 'Xendit' } as const

function sentText({ provider, isSimulated, batchId, ref }: ListedPayout): string {
  if (!provider) return ''
  const who = `${providers[provider]}${isSimulated ? ' (simulator)' : ''}`
  return [who, batchId === null ? '' : `kelompok ${batchId}`, ref].filter(Boolean).join(' · ')
}

/** titles and signs in names say nothing of whose account it is */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\s]/gu, ' ')
    .split(/\s+/)
    .filter(word => word.length > 2)

/** Worth a look; there is no score, and nothing is refused by them. */
function signsOf(row: ListedPayout, now: Date): string[] {
  if (!openStates.includes(row.state)) return []
  const holder = plain(row.holder)
  const isOther = !plain(row.payee).some(word => holder.includes(word))
  return [
    ...(row.usableAt > now ? ['Rekening baru, masih ditahan'] : []),
    ...(row.accounts > 1 ? [`Rekening pernah diganti (${row.accounts - 1} kali)`] : []),
    ...(row.isOthersToo ? ['Rekening yang sama diisi penerima lain'] : []),
    ...(row.paid === 0 ? ['Pencairan pertama'] : []),
    ...(isOther ? ['Nama rekening berbeda dari nama penerima'] : []),
  ]
}
