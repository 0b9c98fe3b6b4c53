import type { WebhookEvent } from '../../membership/webhooks/webhooks.ts'

/** What is true of the league, as data and small true sentences. */

export const teamStatuses = {
  draft: { label: 'Draf', tone: 'neutral' },
  submitted: { label: 'Menunggu verifikasi', tone: 'orange' },
  pending_payment: { label: 'Menunggu pembayaran', tone: 'orange' },
  needs_fix: { label: 'Perlu perbaikan', tone: 'orange' },
  verified: { label: 'Terverifikasi', tone: 'blue' },
  accepted: { label: 'Diterima', tone: 'green' },
  rejected: { label: 'Ditolak', tone: 'red' },
  withdrawn: { label: 'Mengundurkan diri', tone: 'neutral' },
  disqualified: { label: 'Didiskualifikasi', tone: 'red' },
} as const
export type TeamStatus = keyof typeof teamStatuses

/** What the team is told of where it stands. */
export const statusWords: Record<TeamStatus, string> = {
  draft:
    'Data tim tersimpan sebagai draf dan belum kami terima. Lengkapi, lalu kirim sebelum pendaftaran ditutup.',
  submitted: 'Pendaftaran sudah kami terima. Panitia memeriksa data sekolah dan anggota.',
  pending_payment: 'Data sudah benar. Pendaftaran berlanjut setelah biaya pendaftaran dibayar.',
  needs_fix: 'Ada yang perlu diperbaiki. Ubah datanya, lalu kirim lagi sebelum pendaftaran ditutup.',
  verified: 'Data tim sudah diverifikasi. Panitia mengumumkan tim yang diterima setelah pendaftaran ditutup.',
  accepted: 'Selamat, tim diterima sebagai peserta liga.',
  rejected: 'Pendaftaran tim tidak dapat kami terima.',
  withdrawn: 'Tim sudah mengundurkan diri.',
  disqualified: 'Tim didiskualifikasi.',
}

/** Decisions of the administration: from where each may be taken. */
export const decisions = {
  pending_payment: { label: 'Minta pembayaran', from: ['submitted'], needsReason: false },
  verified: { label: 'Verifikasi', from: ['submitted', 'pending_payment'], needsReason: false },
  accepted: { label: 'Terima', from: ['verified'], needsReason: false },
  needs_fix: {
    label: 'Minta perbaikan',
    from: ['submitted', 'pending_payment', 'verified'],
    needsReason: true,
  },
  rejected: {
    label: 'Tolak',
    from: ['submitted', 'pending_payment', 'needs_fix', 'verified'],
    needsReason: true,
  },
  disqualified: { label: 'Diskualifikasi', from: ['verified', 'accepted'], needsReason: true },
} as const satisfies Record<string, { label: string; from: readonly TeamStatus[]; needsReason: boolean }>
export type TeamDecision = keyof typeof decisions

/** A team that costs is verified after it was paid for, one that costs nothing at once. */
export function decisionsFor(status: TeamStatus, fee: number): TeamDecision[] {
  const names: TeamDecision[] = [
    'verified',
    'pending_payment',
    'accepted',
    'needs_fix',
    'rejected',
    'disqualified',
  ]
  return names.filter(name => {
    const from: readonly TeamStatus[] = decisions[name].from
    if (!from.includes(status)) return false
    if (name === 'pending_payment') return fee > 0
    return !(name === 'verified' && status === 'submitted' && fee > 0)
  })
}

/** while papers may still be added: a team that waits is not held up by one that was forgotten */
export const takingPapers: readonly TeamStatus[] = ['draft', 'submitted', 'pending_payment', 'needs_fix']

/** what the team itself may still change */
export const changeable: readonly TeamStatus[] = ['draft', 'needs_fix']
export const withdrawable: readonly TeamStatus[] = [
  'draft',
  'submitted',
  'pending_payment',
  'needs_fix',
  'verified',
  'accepted',
]
/** whose members hold their place in the category: nobody else enters with their NISN */
export const counting: readonly TeamStatus[] = [
  'submitted',
  'pending_payment',
  'needs_fix',
  'verified',
  'accepted',
]
export const grades = { X: 'Kelas X', XI: 'Kelas XI', XII: 'Kelas XII', XIII: 'Kelas XIII' } as const
export type Grade = keyof typeof grades

export const guardianStates = {
  none: 'Tidak perlu',
  declared: 'Dinyatakan pendaftar, wali belum menjawab',
  confirmed: 'Disetujui wali',
  refused: 'Tidak disetujui wali',
} as const
export type GuardianState = keyof typeof guardianStates

/** rows of members in the form: the largest team there may be */
export const mostMembers = 10
export const nisnPattern = /^\d{10}$/

/** the words under which personal data of members are taken, and which they were */
export const consentTexts = {
  rules: 'Kami sudah membaca aturan liga dan akan mematuhinya.',
  data: 'Data tim boleh disimpan dan diperiksa panitia. Di halaman umum hanya nama depan, sekolah, dan kota yang tampil.',
  guardian:
    'Untuk setiap anggota yang belum berusia 18 tahun, orang tua atau wali sudah mengetahui dan menyetujui pendaftaran ini.',
} as const
export const guardianTextVersion = 'wali-liga-2026-11'

/** What a guardian consents to. */
export const guardianPoints = [
  'Nama, NISN, tanggal lahir, kelas, jurusan, dan kontak anak disimpan terenkripsi dan hanya dibuka panitia.',
  'Di halaman umum liga hanya nama depan, sekolah, dan kota anak yang tampil.',
  'Anak mengikuti seleksi dan pertandingan bersama timnya, didampingi pembimbing dari sekolah.',
] as const

/** "0087654321" → "00••••••21" */
export const maskedNisn = (nisn: string) => `${nisn.slice(0, 2)}••••••${nisn.slice(-2)}`

/** What programs are told of teams. */
export const teamEvents: readonly WebhookEvent[] = [
  { type: 'team.submitted', place: 44, label: 'Tim liga didaftarkan', sample: { teamId: 64 } },
]
