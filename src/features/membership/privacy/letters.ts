import type { Tx } from '../../../platform/db/transaction.ts'
import { type Letter, post, type Sender } from '../../../platform/mail/mail.ts'
import { routes } from '../../../routes.ts'
import { longDate } from '../../../shared/dates.ts'
import { listAdmins } from './people.store.ts'
import { farewellReason, guardianWords } from './privacy.rules.ts'

interface ToGuardian {
  to: string
  name: string
  childName: string
  url: string
}

export function guardianLetter(
  sender: Sender,
  {
    to,
    name,
    childName,
    url,
    expiresAt,
    tenant,
  }: ToGuardian & { expiresAt: Date; tenant: { timeZone: string } },
): Letter {
  return {
    to,
    sender,
    reason: 'privacy.guardian',
    subject: `${childName} memerlukan persetujuan Anda di ${sender.name}`,
    greeting: `Halo ${name},`,
    paragraphs: [
      `${childName} mendaftar di ${sender.name} dan menyebut Anda sebagai orang tua atau wali. Karena usianya di bawah 18 tahun, kami memerlukan persetujuan Anda untuk memproses datanya.`,
      ...guardianWords.map(word => `• ${word}`),
      'Sampai Anda menjawab, profilnya dibatasi. Tidak ada yang berubah hanya dengan membuka tautan ini.',
    ],
    action: { label: 'Baca dan jawab', url },
    note: `Tautan berlaku sampai ${longDate(expiresAt, tenant.timeZone)} dan hanya dapat dijawab sekali. Bila Anda bukan walinya, abaikan email ini.`,
  }
}

const decided = {
  given: {
    subject: 'Persetujuan Anda tercatat',
    text: (child: string) =>
      `Terima kasih. Anda menyetujui pemrosesan data ${child}. Profilnya tidak lagi dibatasi.`,
  },
  refused: {
    subject: 'Jawaban Anda tercatat',
    text: (child: string) =>
      `Anda tidak menyetujui pemrosesan data ${child}. Profilnya tetap dibatasi, dan pengelola diberi tahu.`,
  },
  withdrawn: {
    subject: 'Persetujuan Anda ditarik',
    text: (child: string) =>
      `Persetujuan Anda untuk ${child} telah ditarik. Profilnya kini dibatasi, dan pengelola diberi tahu.`,
  },
} as const

export type Decided = keyof typeof decided

export function confirmationLetter(
  sender: Sender,
  decision: Decided,
  { to, name, childName, url }: ToGuardian,
): Letter {
  const { subject, text } = decided[decision]
  return {
    to,
    sender,
    reason: `privacy.guardian_${decision}`,
    subject: `${subject} di ${sender.name}`,
    greeting: `Halo ${name},`,
    paragraphs: [text(childName)],
    ...(decision === 'given'
      ? {
          action: { label: 'Tarik persetujuan', url },
          note: 'Simpan email ini: lewat tautan itu Anda dapat menarik persetujuan kapan saja.',
        }
      : {}),
  }
}

const forChild = {
  given: 'Wali Anda telah memberi persetujuan. Profil Anda tidak lagi dibatasi.',
  refused: 'Wali Anda tidak memberi persetujuan. Profil Anda tetap dibatasi.',
  withdrawn: 'Wali Anda menarik persetujuannya. Profil Anda kini dibatasi.',
} as const

/** what the administrators find in their queue */
export const refusedWords = (decision: 'refused' | 'withdrawn' | 'given') =>
  decision === 'withdrawn'
    ? 'Wali menarik persetujuannya. Profil anak ini dibatasi; putuskan apakah pemrosesan lain perlu dihentikan.'
    : 'Wali tidak memberi persetujuan. Profil anak ini tetap dibatasi; putuskan apakah keanggotaannya dilanjutkan.'

interface Child {
  childName: string
  childEmail: string | null
}

export async function tellChild(tx: Tx, sender: Sender, child: Child, decision: Decided): Promise<void> {
  if (child.childEmail === null) return
  await post(tx, {
    to: child.childEmail,
    sender,
    reason: 'privacy.guardian_decided',
    subject: `Jawaban wali Anda di ${sender.name}`,
    greeting: `Halo ${child.childName},`,
    paragraphs: [forChild[decision]],
    action: { label: 'Privasi & data', url: `${sender.origin}${routes['Profile-Privasi']}` },
  })
}

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

export function outcomeLetter(sender: Sender, { to, name, kindLabel, isDone, outcome }: Outcome): Letter {
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
export const farewellLetter = (sender: Sender, to: string): Letter => ({
  to,
  sender,
  reason: farewellReason,
  subject: `Data Anda di ${sender.name} telah dihapus`,
  paragraphs: [
    `Akun Anda di ${sender.name} dan data pribadi di dalamnya telah dihapus. Yang tersisa hanya catatan tanpa nama bahwa suatu persetujuan atau perubahan pernah ada.`,
    'Cadangan basis data kedaluwarsa paling lama dalam 35 hari. Email ini pun dihapus dari sistem kami setelah terkirim.',
  ],
})
