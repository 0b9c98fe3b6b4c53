import type { TenantContext } from '../../../platform/http/endpoint.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { to } from '../../../routes.ts'
import { monthAndYear } from '../../../shared/dates.ts'
import {
  type NotificationKind,
  notifyByLetter,
  type TellContext,
} from '../../membership/notifications/notifications.ts'
import { findHand } from './months.store.ts'

export const booksKind: NotificationKind = {
  kind: 'books',
  place: 46,
  label: 'Buku besar',
  about: 'Bulan yang Anda ajukan atau tutup, dengan segelnya.',
  usual: { bell: true, mail: 'now' },
  mailStays: 'Segel bulan yang ditutup selalu dikirim lewat email, sebagai bukti di luar situs ini.',
  permission: 'seeSales',
}

interface Sealed {
  month: string
  seal: string
  txns: number
  moves: number
  /** memberships: who asked, and who closed */
  to: readonly number[]
}

const sealMail = (
  { sender }: Pick<TenantContext, 'sender'>,
  { name, email }: { name: string; email: string },
  { month, seal, txns, moves }: Sealed,
): Mail => ({
  to: email,
  sender,
  reason: 'ledger.closed',
  subject: `Buku besar ${monthAndYear(month)} ditutup`,
  greeting: `Halo ${name},`,
  paragraphs: [
    `${monthAndYear(month)} ditutup dengan ${txns} kejadian dan ${moves} gerakan.`,
    `Segelnya: ${seal}`,
    'Simpan email ini. Segel dihitung dari seluruh isi bulan itu dan bulan-bulan sebelumnya, dan diperiksa setiap malam: bila isinya berubah, segelnya tidak cocok lagi.',
  ],
  action: { label: 'Lihat bulan buku besar', url: `${sender.origin}${to.ledgerMonths()}` },
})

/** The seal of a closed month lies outside of the house as well: in the mail of both who closed it. */
export async function tellOfSeal(
  context: TellContext & { tenant: Pick<TenantContext, 'sender'> },
  sealed: Sealed,
) {
  for (const membershipId of sealed.to) {
    const found = await findHand(context.tx, membershipId)
    if (!found?.email) continue
    await notifyByLetter(context, {
      to: membershipId,
      kind: booksKind.kind,
      mail: sealMail(context.tenant, { name: found.name, email: found.email }, sealed),
    })
  }
}
