import type { TenantContext } from '../../../platform/http/endpoint.ts'
import type { LetterPart } from '../../../platform/mail/letter-part.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { to } from '../../../routes.ts'
import { longDate } from '../../../shared/dates.ts'
import { amountText } from '../../../shared/money.ts'
import type { NotificationKind } from '../../membership/notifications/notifications.ts'

export const instalmentKind: NotificationKind = {
  kind: 'instalment',
  place: 41,
  label: 'Cicilan',
  about: 'Cicilan Anda segera jatuh tempo, atau kelasnya ditutup karena belum dibayar.',
  usual: { bell: true, mail: 'now' },
  mailStays: 'Pengingat cicilan selalu dikirim lewat email.',
}

interface Told {
  order: { code: string; title: string; buyerName: string; number: string | null }
  email: string
  /** whole rupiah */
  total: number
  dueAt: Date
}

type Teller = Pick<TenantContext, 'sender' | 'timeZone'>

const fieldsOf = ({ order, total }: Told) => ({
  nama: order.buyerName,
  judul: order.title,
  jumlah: amountText(total),
})

export const remindMail = ({ sender, timeZone }: Teller, told: Told & { closesAt: Date }): Mail => ({
  to: told.email,
  sender,
  reason: 'instalment.due',
  subject: `Cicilan Anda jatuh tempo ${longDate(told.dueAt, timeZone)}`,
  greeting: `Halo ${told.order.buyerName},`,
  fields: fieldsOf(told),
  paragraphs: [
    `${told.order.title}: ${amountText(told.total)}, paling lambat ${longDate(told.dueAt, timeZone)}.`,
    `Bila belum dibayar sampai ${longDate(told.closesAt, timeZone)}, kelasnya ditutup sementara.`,
  ],
  action: { label: 'Bayar cicilan', url: `${sender.origin}${to.pay(told.order)}` },
})

export const closedMail = ({ sender, timeZone }: Teller, told: Told): Mail => ({
  to: told.email,
  sender,
  reason: 'instalment.closed',
  subject: 'Kelas Anda ditutup sementara',
  greeting: `Halo ${told.order.buyerName},`,
  fields: fieldsOf(told),
  paragraphs: [
    `${told.order.title} sebesar ${amountText(told.total)} jatuh tempo ${longDate(told.dueAt, timeZone)} dan belum kami terima, sehingga kelasnya kami tutup.`,
    'Kursi, catatan, dan nilai Anda tetap tersimpan. Kelas terbuka lagi begitu cicilan ini dibayar.',
  ],
  action: { label: 'Bayar cicilan', url: `${sender.origin}${to.pay(told.order)}` },
})

const imagined: Told = {
  order: {
    code: 'CONTOHPESANAN2026ABC',
    number: 'INV/2026/000124',
    title: 'Python dari Nol, cicilan 2 dari 3',
    buyerName: 'Dewi Lestari',
  },
  email: 'dewi@contoh.id',
  total: 150_000,
  dueAt: new Date('2026-12-20T05:00:00Z'),
}
const fields = { nama: 'Nama pembeli', judul: 'Yang dicicil', jumlah: 'Jumlah cicilan' }
const ofTeller = (sender: Teller['sender']): Teller => ({ sender, timeZone: 'Asia/Jakarta' })

export const instalmentLetters: LetterPart[] = [
  {
    reason: 'instalment.due',
    label: 'Cicilan jatuh tempo',
    about: 'Sehari sebelum sebuah cicilan jatuh tempo.',
    fields,
    sample: sender =>
      remindMail(ofTeller(sender), { ...imagined, closesAt: new Date('2026-12-27T05:00:00Z') }),
  },
  {
    reason: 'instalment.closed',
    label: 'Kelas ditutup karena cicilan',
    about: 'Setelah masa tenggang sebuah cicilan lewat.',
    fields,
    sample: sender => closedMail(ofTeller(sender), imagined),
  },
]
