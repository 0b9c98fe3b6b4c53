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

/** Money came without a use: its payer is told at once, and why. */
export const asideMail = (
  { sender }: Teller,
  order: Told,
  { amount, why }: { amount: number; why: string },
): Mail => ({
  to: order.buyerEmail,
  sender,
  reason: 'order.aside',
  subject: `Uang untuk ${order.number ?? order.title} kami kembalikan`,
  greeting: `Halo ${order.buyerName},`,
  fields: fieldsOf(order),
  paragraphs: [
    `Uang Anda sebesar ${amountText(amount)} untuk ${order.title} sudah kami terima.`,
    `${why}, jadi uangnya kami kembalikan kepada Anda. Jangan membayar lagi.`,
    'Begitu pengembaliannya disetujui dan dikirim, Anda kami kabari. Bila tidak dapat kembali lewat cara bayarnya, tulis rekening Anda di halaman pesanan.',
  ],
  action: { label: 'Lihat pesanan', url: `${sender.origin}${order.home}` },
})

/** The bank took the money back. */
export const disputedMail = ({ sender }: Teller, order: Told, { amount, fate }: Returned): Mail => ({
  to: order.buyerEmail,
  sender,
  reason: 'order.charged_back',
  subject: `Pembayaran ${order.number ?? order.title} ditarik kembali oleh bank`,
  greeting: `Halo ${order.buyerName},`,
  fields: fieldsOf(order),
  paragraphs: [
    `Bank menarik kembali ${amountText(amount)} dari pembayaran Anda untuk ${order.title}.`,
    ...fate,
    'Bila Anda tidak memintanya kepada bank, hubungi kami.',
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
  {
    reason: 'order.aside',
    label: 'Uang tanpa pesanan',
    about: 'Begitu uang masuk yang tidak dapat melunasi pesanannya.',
    fields,
    sample: sender =>
      asideMail(ofTeller(sender), imagined, { amount: 450_000, why: 'Pesanan ini sudah dibayar sebelumnya' }),
  },
  {
    reason: 'order.charged_back',
    label: 'Pembayaran ditarik kembali',
    about: 'Setelah bank menarik kembali sebuah pembayaran.',
    fields,
    sample: sender => disputedMail(ofTeller(sender), imagined, returned),
  },
]
