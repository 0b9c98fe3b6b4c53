import type { Tx } from '../../../platform/db/transaction.ts'
import { type Mail, post, type Sender } from '../../../platform/mail/mail.ts'
import { routes } from '../../../routes.ts'
import { longDate } from '../../../shared/dates.ts'
import { guardianWords } from './guardians.rules.ts'

interface ToGuardian {
  to: string
  name: string
  childName: string
  url: string
}

export function guardianMail(
  sender: Sender,
  {
    to,
    name,
    childName,
    url,
    expiresAt,
    tenant,
  }: ToGuardian & { expiresAt: Date; tenant: { timeZone: string } },
): Mail {
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

export function confirmationMail(
  sender: Sender,
  decision: Decided,
  { to, name, childName, url }: ToGuardian,
): Mail {
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
