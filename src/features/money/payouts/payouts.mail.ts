import type { TenantContext } from '../../../platform/http/endpoint.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { amountText } from '../../../shared/money.ts'
import type { NotificationKind } from '../../membership/notifications/notifications.ts'
import { bankName } from './banks.rules.ts'
import { codeOfPayout } from './payouts.rules.ts'

export const payoutKind: NotificationKind = {
  kind: 'payout',
  place: 45,
  label: 'Pencairan',
  about: 'Pencairan Anda ditransfer, ditolak, atau dikembalikan bank.',
  usual: { bell: true, mail: 'now' },
  mailStays: 'Keputusan tentang uang Anda selalu dikirim lewat email.',
  permission: 'requestPayouts',
}

type Teller = Pick<TenantContext, 'sender' | 'timeZone'>
interface Told {
  name: string
  email: string
}

export const accountChangedMail = (
  { sender, timeZone }: Teller,
  { name, email }: Told,
  account: { bank: string; numberEnd: string; usableAt: Date },
): Mail => ({
  to: email,
  sender,
  reason: 'payee.account',
  subject: 'Rekening pencairan Anda diganti',
  greeting: `Halo ${name},`,
  paragraphs: [
    `Rekening pencairan Anda sekarang ${bankName(account.bank)}, nomor yang berakhir ${account.numberEnd}.`,
    `Demi keamanan, pencairan ke rekening ini baru dapat disetujui ${momentText(account.usableAt, timeZone)}.`,
    'Bila bukan Anda yang menggantinya, segera hubungi pengelola dan ganti kata sandi Anda.',
  ],
  action: { label: 'Lihat pencairan', url: `${sender.origin}${to.ownPayouts()}` },
})

const words = {
  paid: { subject: 'sudah ditransfer', text: 'sudah kami transfer ke rekening Anda.' },
  failed: {
    subject: 'gagal',
    text: 'tidak dapat dikirim ke rekening Anda. Jumlahnya kembali ke saldo Anda; periksa rekening Anda.',
  },
  rejected: { subject: 'ditolak', text: 'ditolak. Jumlahnya kembali ke saldo Anda.' },
  cancelled: { subject: 'dibatalkan', text: 'dibatalkan pengelola. Jumlahnya kembali ke saldo Anda.' },
  reversed: {
    subject: 'dikembalikan bank',
    text: 'dikembalikan oleh bank. Jumlahnya kembali ke saldo Anda; periksa rekening Anda.',
  },
} as const
export type ToldState = keyof typeof words

export const payoutMail = (
  { sender }: Teller,
  { name, email }: Told,
  payout: { id: number; amount: number; to: ToldState; why: string },
): Mail => ({
  to: email,
  sender,
  reason: `payout.${payout.to}`,
  subject: `Pencairan ${codeOfPayout(payout.id)} ${words[payout.to].subject}`,
  greeting: `Halo ${name},`,
  paragraphs: [
    `Pencairan ${amountText(payout.amount)} ${words[payout.to].text}`,
    ...(payout.why === '' ? [] : [payout.why]),
  ],
  action: { label: 'Lihat pencairan', url: `${sender.origin}${to.ownPayouts()}` },
})
