import type { Tx } from '../../../platform/db/transaction.ts'
import { qrPath } from '../../../platform/qr-path.ts'
import { longDate, momentText } from '../../../shared/dates.ts'
import { rupiah } from '../../../shared/money.ts'
import type { PaymentRow } from '../payments/payments.ts'
import { channels, findSettings, isChannel, isPayableQr, tagsOf } from '../providers/providers.ts'
import type { PayInstructions } from './checkout.contract.ts'
import { checkedOn, howToPay, qrElsewhere } from './how-to-pay.rules.ts'

/** in fours from the front, as cards and apps print them */
const grouped = (digits: string) => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** How an attempt is paid: everything that stands on the page, made on the server. */
export async function instructionsFor(
  tx: Tx,
  row: PaymentRow,
  { now, timeZone, problem }: { now: Date; timeZone: string; problem: string },
): Promise<PayInstructions> {
  const { instructions, channel } = row
  const label = isChannel(channel) ? channels[channel].label : channel
  const isManual = row.provider === 'manual'
  const accounts = isManual ? ((await findSettings(tx))?.bankAccounts ?? []) : []
  return {
    channelLabel: label,
    amountText: rupiah(row.amount),
    amount: String(row.amount),
    untilText: momentText(row.expiresAt, timeZone),
    secondsLeft: Math.max(0, Math.round((row.expiresAt.getTime() - now.getTime()) / 1000)),
    ...(instructions.qr && isPayableQr(instructions.qr, row.amount)
      ? { qr: await drawnQr(instructions.qr, row, timeZone) }
      : {}),
    numbers: numbersOf(row),
    // a simulated provider has no page of its own: its payer is here
    ...(instructions.link && !row.isSimulated
      ? { link: { href: instructions.link, label: `Lanjut ke ${linkLabel(row, label)}` } }
      : {}),
    accounts: accounts.map(account => ({ ...account, shown: grouped(account.number) })),
    howTo: stepsFor(row),
    checkedOn: longDate(new Date(`${checkedOn}T05:00:00Z`), timeZone),
    ...(isManual
      ? {
          proof: {
            action: `/v1/payments/${row.code}/proof`,
            words: !row.proofAt
              ? ''
              : row.state === 'review'
                ? `Bukti diterima ${momentText(row.proofAt, timeZone)}.`
                : 'Bukti yang Anda kirim ditolak. Kirim bukti lain.',
            problem,
            limit: 'JPG, PNG, WebP, atau PDF, paling besar 5 MB.',
          },
        }
      : {}),
  }
}

const linkLabel = ({ method }: PaymentRow, label: string) =>
  method === 'ewallet' ? label : method === 'qris' ? 'kode QRIS' : 'halaman pembayaran'

/** The steps of what stands on this page; where the code stands on the provider's, those of that. */
function stepsFor({ channel, instructions }: PaymentRow): PayInstructions['howTo'] {
  if (!isChannel(channel)) return []
  const ways = channel === 'qris' && !instructions.qr ? qrElsewhere : howToPay[channel]
  return ways.map(({ title, steps }) => ({ title, steps: [...steps] }))
}

function numbersOf({ instructions: { va, bill } }: PaymentRow): PayInstructions['numbers'] {
  if (bill)
    return [
      { label: 'Kode perusahaan', shown: bill.billerCode, bare: bill.billerCode },
      { label: 'Kode bayar', shown: grouped(bill.billKey), bare: bill.billKey },
    ]
  return va ? [{ label: 'Nomor virtual account', shown: grouped(va.number), bare: va.number }] : []
}

async function drawnQr(
  text: string,
  row: PaymentRow,
  timeZone: string,
): Promise<NonNullable<PayInstructions['qr']>> {
  const merchant = tagsOf(text)?.get('59') ?? ''
  return {
    ...(await qrPath(text)),
    alt: `Kode QRIS ${rupiah(row.amount)} untuk ${merchant}, berlaku sampai ${momentText(row.expiresAt, timeZone)}`,
    key: row.ref,
  }
}
