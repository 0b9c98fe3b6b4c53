import type { LetterPart } from '../../../platform/mail/letter-part.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { to } from '../../../routes.ts'
import type { NotificationKind } from '../../membership/notifications/notifications.ts'

export const taxProfileKind: NotificationKind = {
  kind: 'tax_profile',
  place: 46,
  label: 'Data pajak',
  about: 'Data pajak Anda sudah diperiksa, atau perlu diperbaiki sebelum pencairan berikutnya.',
  usual: { bell: true, mail: 'now' },
  permission: 'requestPayouts',
}

/** Their tax data came back: what is to be mended, before the next payout can be asked for. */
export const taxReturnedMail = (
  sender: Mail['sender'],
  { name, email, reason }: { name: string; email: string; reason: string },
): Mail => ({
  to: email,
  sender,
  reason: 'tax_profile.needs_fix',
  subject: 'Data pajak Anda perlu diperbaiki',
  greeting: `Halo ${name},`,
  fields: { nama: name, alasan: reason },
  paragraphs: [
    'Data pajak yang Anda kirim sudah diperiksa dan perlu diperbaiki.',
    reason,
    'Sebelum diperbaiki dan diperiksa lagi, Anda belum dapat mengajukan pencairan.',
  ],
  action: { label: 'Perbaiki data pajak', url: `${sender.origin}${to.ownTax()}` },
})

export const withholdingLetters: LetterPart[] = [
  {
    reason: 'tax_profile.needs_fix',
    label: 'Data pajak perlu diperbaiki',
    about: 'Setelah data pajak seorang penerima dikembalikan kepadanya.',
    fields: { nama: 'Nama penerima', alasan: 'Alasan' },
    sample: sender =>
      taxReturnedMail(sender, {
        name: 'Rina Lestari',
        email: 'rina@contoh.id',
        reason: 'NIK yang ditulis berbeda dari kartunya.',
      }),
  },
]
