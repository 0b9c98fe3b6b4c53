import type { TenantContext } from '../../../platform/http/endpoint.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { amountText } from '../../../shared/money.ts'
import type { OrderRow } from './orders.store.ts'

type Told = Pick<OrderRow, 'code' | 'number' | 'title' | 'total' | 'buyerName' | 'expiresAt' | 'policy'> & {
  buyerEmail: string
}
type Teller = Pick<TenantContext, 'sender' | 'timeZone'>

const linesOf = ({ number, title, total }: Told) => [
  `Tagihan ${number ?? ''}`.trim(),
  `${title}: ${amountText(total)}`,
]

export const placedMail = ({ sender, timeZone }: Teller, order: Told): Mail => ({
  to: order.buyerEmail,
  sender,
  reason: 'order.placed',
  subject: `Tagihan ${order.number ?? ''} dari ${sender.name}`,
  greeting: `Halo ${order.buyerName},`,
  paragraphs: [
    'Kursi Anda kami simpan sampai tagihan ini dibayar atau batas waktunya lewat.',
    ...linesOf(order),
    `Bayar sebelum ${momentText(order.expiresAt, timeZone)}.`,
    order.policy,
  ],
  action: { label: 'Bayar sekarang', url: `${sender.origin}${to.pay(order)}` },
  note: 'Bila Anda tidak memesan ini, abaikan email ini: pesanan yang tidak dibayar batal sendiri.',
})

export const paidMail = ({ sender }: Teller, order: Told): Mail => ({
  to: order.buyerEmail,
  sender,
  reason: 'order.paid',
  subject: `Pembayaran ${order.number ?? ''} kami terima`,
  greeting: `Halo ${order.buyerName},`,
  paragraphs: ['Terima kasih, pembayaran Anda sudah kami terima.', ...linesOf(order), order.policy],
  action: { label: 'Lihat pesanan dan kuitansi', url: `${sender.origin}${to.ownOrder(order)}` },
})

export const refundedMail = ({ sender }: Teller, order: Told, amount: number): Mail => ({
  to: order.buyerEmail,
  sender,
  reason: 'order.refunded',
  subject: `Pengembalian dana ${order.number ?? ''} disetujui`,
  greeting: `Halo ${order.buyerName},`,
  paragraphs: [
    `Pengembalian dana sebesar ${amountText(amount)} untuk ${order.title} disetujui dan segera kami kirim.`,
    'Waktu masuknya tergantung bank atau aplikasi pembayaran Anda.',
  ],
  action: { label: 'Lihat pesanan', url: `${sender.origin}${to.ownOrder(order)}` },
})
