import type { Mail, Sender } from '../../../platform/mail/mail.ts'
import { to } from '../../../routes.ts'
import type { NotificationKind } from '../../membership/notifications/notifications.ts'
import { statusWords, type TeamDecision } from './teams.rules.ts'

interface Team {
  name: string
  school: string
  league: string
  category: string
}

interface Coach {
  name: string
  email: string
}

export const registeredMail = (
  sender: Sender,
  coach: Coach,
  team: Team,
  { url, isDraft, closes }: { url: string; isDraft: boolean; closes: string },
): Mail => ({
  to: coach.email,
  sender,
  reason: isDraft ? 'league.drafted' : 'league.registered',
  subject: isDraft ? `Draf tim ${team.name} tersimpan` : `Pendaftaran tim ${team.name} diterima`,
  greeting: `Halo ${coach.name},`,
  paragraphs: [
    isDraft
      ? `Draf tim ${team.name} dari ${team.school} tersimpan. Lanjutkan dan kirim sebelum ${closes}.`
      : `Pendaftaran tim ${team.name} dari ${team.school} di ${team.league}, kategori ${team.category}, sudah kami terima.`,
    'Simpan email ini. Lewat tautan di bawah Anda melihat status tim, memperbaiki datanya bila diminta, dan mengundurkan diri.',
  ],
  action: { label: 'Buka halaman tim', url },
  note: `Tautan ini hanya untuk pembimbing tim: siapa pun yang memilikinya dapat mengubah data tim. Data tim terkunci ${closes}.`,
})

const subjects: Record<TeamDecision | 'withdrawn', string> = {
  pending_payment: 'menunggu pembayaran',
  verified: 'terverifikasi',
  accepted: 'diterima',
  needs_fix: 'perlu diperbaiki',
  rejected: 'tidak dapat diterima',
  disqualified: 'didiskualifikasi',
  withdrawn: 'mengundurkan diri',
}

interface Told {
  status: TeamDecision | 'withdrawn'
  words: string
  how?: string
  /** "NISN: periksa lagi", a line each */
  remarks?: readonly string[]
  /** the team's own page, where it is known */
  url?: string | undefined
}

/** Who registered a team while signed in hears of decisions by the bell too. */
export const teamKind: NotificationKind = {
  kind: 'league_team',
  place: 72,
  label: 'Tim liga',
  about: 'Keputusan panitia tentang tim yang Anda daftarkan.',
  usual: { bell: true, mail: 'now' },
  mailStays: 'Keputusan tentang tim selalu dikirim lewat email ke pembimbing.',
}

export const decidedMail = (
  sender: Sender,
  coach: Coach,
  team: Pick<Team, 'name'>,
  { status, words, how, remarks = [], url }: Told,
): Mail => ({
  to: coach.email,
  sender,
  reason: `league.${status}`,
  subject: `Tim ${team.name} ${subjects[status]}`,
  greeting: `Halo ${coach.name},`,
  paragraphs: [
    statusWords[status],
    ...(words === '' ? [] : [`Dari panitia: ${words}`]),
    ...remarks,
    ...(how ? [how] : []),
  ],
  action: url
    ? { label: 'Buka halaman tim', url }
    : { label: 'Lihat liga', url: `${sender.origin}${to.league()}` },
  note: url
    ? 'Tautan ini hanya untuk pembimbing tim: siapa pun yang memilikinya dapat mengubah data tim.'
    : 'Halaman tim terbuka lewat tautan di email pendaftaran.',
})

export const noticeMail = (sender: Sender, address: string, team: Team, id: number): Mail => ({
  to: address,
  sender,
  reason: 'league.notice',
  subject: `Tim baru: ${team.name}`,
  paragraphs: [`${team.school} mendaftarkan tim ${team.name} di kategori ${team.category}.`],
  action: { label: 'Periksa tim', url: `${sender.origin}${to.team({ id })}` },
})

interface Guarded {
  guardian: Coach
  childName: string
  url: string
}

export const guardianMail = (sender: Sender, { guardian, childName, url }: Guarded, team: Team): Mail => ({
  to: guardian.email,
  sender,
  reason: 'league.guardian',
  subject: `${childName} didaftarkan ke ${team.league}`,
  greeting: `Halo ${guardian.name},`,
  paragraphs: [
    `${team.school} mendaftarkan ${childName} sebagai anggota tim ${team.name} dan menyebut Anda sebagai orang tua atau wali yang menyetujuinya.`,
    'Baca apa yang disetujui, lalu jawab lewat tautan di bawah. Bila Anda tidak setuju, tim diminta mengganti anggotanya.',
  ],
  action: { label: 'Baca dan jawab', url },
  note: 'Tidak ada yang berubah hanya dengan membuka tautan ini. Bila Anda bukan walinya, beri tahu kami dengan membalas email ini.',
})
