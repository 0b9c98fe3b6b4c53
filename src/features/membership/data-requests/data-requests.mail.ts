import type { Tx } from '../../../platform/db/transaction.ts'
import { type Mail, post, type Sender } from '../../../platform/mail/mail.ts'
import { routes } from '../../../routes.ts'
import { listAdmins } from '../data-subjects/data-subjects.ts'
import { farewellReason } from './data-requests.rules.ts'

/** To those who decide, without a name: what is erased later needs no looking for here. */
export async function tellAdmins(tx: Tx, sender: Sender): Promise<void> {
  for (const admin of await listAdmins(tx))
    await post(tx, {
      to: admin.email,
      sender,
      reason: 'privacy.queue',
      subject: `Permintaan data baru di ${sender.name}`,
      greeting: `Halo ${admin.name},`,
      paragraphs: ['Seorang anggota menggunakan haknya atas data pribadi. Jawab dalam 3 x 24 jam.'],
      action: { label: 'Buka antrean', url: `${sender.origin}${routes['Kelola-Privasi']}` },
    })
}

interface Outcome {
  to: string
  name: string
  kindLabel: string
  isDone: boolean
  outcome: string
}

export function outcomeMail(sender: Sender, { to, name, kindLabel, isDone, outcome }: Outcome): Mail {
  return {
    to,
    sender,
    reason: 'privacy.decided',
    subject: `Permintaan Anda di ${sender.name} ${isDone ? 'sudah selesai' : 'ditolak'}`,
    greeting: `Halo ${name},`,
    paragraphs: [`${kindLabel}: ${isDone ? 'selesai' : 'ditolak'}.`, outcome],
    action: { label: 'Privasi & data', url: `${sender.origin}${routes['Profile-Privasi']}` },
  }
}

/** Article 45: says that it was done. It is the last trace, and goes once it was sent. */
export const farewellMail = (sender: Sender, to: string): Mail => ({
  to,
  sender,
  reason: farewellReason,
  subject: `Data Anda di ${sender.name} telah dihapus`,
  paragraphs: [
    `Akun Anda di ${sender.name} dan data pribadi di dalamnya telah dihapus. Yang tersisa hanya catatan tanpa nama bahwa suatu persetujuan atau perubahan pernah ada.`,
    'Cadangan basis data kedaluwarsa paling lama dalam 35 hari. Email ini pun dihapus dari sistem kami setelah terkirim.',
  ],
})
