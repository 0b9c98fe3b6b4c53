import type { TenantContext } from '../../../platform/http/endpoint.ts'
import type { LetterPart } from '../../../platform/mail/letter-part.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { amountText } from '../../../shared/money.ts'
import type { NotificationKind } from '../../membership/notifications/notifications.ts'
import type { OrderRow } from './orders.store.ts'
import type { SoldThing } from './sold-things.ts'

export const orderKind: NotificationKind = {
  kind: 'order',
  place: 40,
  label: 'Pembayaran dan pengembalian dana',
  about: 'Pembayaran Anda kami terima, atau dana Anda dikembalikan.',
  usual: { bell: true, mail: 'now' },
  mailStays: 'Bukti pembayaran selalu dikirim lewat email.',
}

type Told = Pick<OrderRow, 'code' | 'number' | 'title' | 'total' | 'buyerName' | 'expiresAt' | 'policy'> & {
  buyerEmail: string
  /** what is said with the bill, and where its buyer finds the order */
  placed: string
  home: string
}

/** whoever has just ordered knows where it is */
type Placed = Omit<Told, 'home'>

export const toldOf = (order: OrderRow, buyerEmail: string, { placed, home }: SoldThing): Told => ({
  ...order,
  buyerEmail,
  placed,
  home: home(order),
})

type Teller = Pick<TenantContext, 'sender' | 'timeZone'>

/** what a tenant's own words may name */
const fieldsOf = ({ buyerName, number, title, total }: Placed) => ({
  nama: buyerName,
  nomor: number ?? '',
  judul: title,
  jumlah: amountText(total),
})

const linesOf = ({ number, title, total }: Placed) => [
  `Tagihan ${number ?? ''}`.trim(),
  `${title}: ${amountText(total)}`,
]

export const placedMail = ({ sender, timeZone }: Teller, order: Placed): Mail => ({
  to: order.buyerEmail,
  sender,
  reason: 'order.placed',
  subject: `Tagihan ${order.number ?? ''} dari ${sender.name}`,
  greeting: `Halo ${order.buyerName},`,
  fields: fieldsOf(order),
  paragraphs: [
    order.placed,
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
  fields: fieldsOf(order),
  paragraphs: ['Terima kasih, pembayaran Anda sudah kami terima.', ...linesOf(order), order.policy],
  action: { label: 'Lihat pesanan dan kuitansi', url: `${sender.origin}${order.home}` },
})

interface Returned {
  /** whole rupiah */
  amount: number
  /** what becomes of what was bought */
  fate: readonly string[]
}

export const refundedMail = ({ sender }: Teller, order: Told, { amount, fate }: Returned): Mail => ({
  to: order.buyerEmail,
  sender,
  reason: 'order.refunded',
  subject: `Pengembalian dana ${order.number ?? ''} disetujui`,
  greeting: `Halo ${order.buyerName},`,
  fields: fieldsOf(order),
  paragraphs: [
    `Pengembalian dana sebesar ${amountText(amount)} untuk ${order.title} disetujui dan segera kami kirim.`,
    ...fate,
    'Waktu masuknya tergantung bank atau aplikasi pembayaran Anda.',
  ],
  action: { label: 'Lihat pesanan', url: `${sender.origin}${order.home}` },
})

export const refundSentMail = (
  { sender }: Teller,
  order: Told,
  { amount, fate, isByProvider }: Returned & { isByProvider: boolean },
): Mail => ({
  to: order.buyerEmail,
  sender,
  reason: 'order.refund_sent',
  subject: `Pengembalian dana ${order.number ?? ''} sudah dikirim`,
  greeting: `Halo ${order.buyerName},`,
  fields: fieldsOf(order),
  paragraphs: [
    `Dana sebesar ${amountText(amount)} untuk ${order.title} sudah kami kirim.`,
    isByProvider
      ? 'Dana kembali lewat cara bayar yang Anda pakai. Waktu masuknya tergantung bank atau aplikasinya.'
      : 'Dana kami kirim dengan transfer ke rekening Anda.',
    ...fate,
  ],
  action: { label: 'Lihat pesanan', url: `${sender.origin}${order.home}` },
})

const imagined: Told = {
  code: 'CONTOHPESANAN2026ABC',
  number: 'INV/2026/000123',
  title: 'Python dari Nol, Angkatan 3',
  total: 450_000,
  buyerName: 'Dewi Lestari',
  buyerEmail: 'dewi@contoh.id',
  expiresAt: new Date('2026-12-01T10:00:00Z'),
  policy: 'Dana kembali penuh sampai tujuh hari sebelum kelas dimulai.',
  placed: 'Tempat Anda kami simpan sampai tagihan ini dibayar.',
  home: to.ownOrders(),
}
const fields = {
  nama: 'Nama pembeli',
  nomor: 'Nomor tagihan',
  judul: 'Yang dibeli',
  jumlah: 'Jumlah tagihan',
}
const returned: Returned = { amount: 450_000, fate: ['Keikutsertaan di kelas ini berakhir.'] }
const ofTeller = (sender: Teller['sender']): Teller => ({ sender, timeZone: 'Asia/Jakarta' })

export const orderLetters: LetterPart[] = [
  {
    reason: 'order.placed',
    label: 'Tagihan',
    about: 'Setelah seseorang memesan sesuatu yang harus dibayar.',
    fields,
    sample: sender => placedMail(ofTeller(sender), imagined),
  },
  {
    reason: 'order.paid',
    label: 'Pembayaran diterima',
    about: 'Begitu uangnya masuk.',
    fields,
    sample: sender => paidMail(ofTeller(sender), imagined),
  },
  {
    reason: 'order.refunded',
    label: 'Pengembalian dana disetujui',
    about: 'Setelah pengembalian dana disetujui.',
    fields,
    sample: sender => refundedMail(ofTeller(sender), imagined, returned),
  },
  {
    reason: 'order.refund_sent',
    label: 'Pengembalian dana terkirim',
    about: 'Setelah dana berangkat lewat penyedia, atau ditransfer.',
    fields,
    sample: sender => refundSentMail(ofTeller(sender), imagined, { ...returned, isByProvider: true }),
  },
]
