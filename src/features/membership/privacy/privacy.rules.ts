/** What the law on personal data (UU PDP 27/2022) asks of a tenant, as data and small true sentences. */

/** a choice of the profile's, as memberships.privacy calls it */
export type PrivacyChoice = 'showFullName' | 'showPicture' | 'showSchool'

interface Purpose {
  label: string
  /** article 20 (2): what makes this processing lawful */
  basis: string
  /** what the person is asked, in plain words */
  text: string
  /** goes up with every change of the words; `terms` is said by the account service, `privacy` by the notice */
  textVersion: string
  /** there is no membership without it: who no longer agrees erases the account */
  isRequired?: boolean
  /** the choice of the profile that says the same */
  choice?: PrivacyChoice
  /** not for a child whose guardian has not consented */
  needsGuardian?: boolean
}

const byConsent = 'Persetujuan Anda (Pasal 20 ayat 2 huruf a)'

export const purposes = {
  terms: {
    label: 'Syarat dan ketentuan',
    basis: 'Perjanjian dengan Anda (Pasal 20 ayat 2 huruf b)',
    text: 'Data akun Anda (nama, email, tanggal lahir) dipakai agar Anda dapat masuk, belajar, dan dihubungi tentang kegiatan yang Anda ikuti.',
    textVersion: 'syarat-2026-11',
    isRequired: true,
  },
  privacy: {
    label: 'Kebijakan privasi',
    basis: 'Kewajiban memberi tahu (Pasal 21)',
    text: 'Anda telah membaca kebijakan privasi yang berlaku: data apa yang diproses, untuk apa, dan berapa lama.',
    textVersion: 'privasi-0',
    isRequired: true,
  },
  news: {
    label: 'Kabar lewat email',
    basis: byConsent,
    text: 'Kami boleh mengirim kabar tentang kelas, program, dan kegiatan baru ke email Anda.',
    textVersion: 'kabar-2026-11',
  },
  leaderboard: {
    label: 'Nama lengkap di daftar publik',
    basis: byConsent,
    text: 'Nama lengkap Anda boleh tampil di daftar publik, misalnya papan peringkat. Tanpa ini hanya nama depan yang tampil.',
    textVersion: 'nama-2026-11',
    choice: 'showFullName',
    needsGuardian: true,
  },
  photo: {
    label: 'Foto profil terlihat orang lain',
    basis: byConsent,
    text: 'Foto profil Anda boleh dilihat pengunjung dan anggota lain.',
    textVersion: 'foto-2026-11',
    choice: 'showPicture',
    needsGuardian: true,
  },
  school: {
    label: 'Nama sekolah terlihat orang lain',
    basis: byConsent,
    text: 'Nama sekolah Anda boleh tampil di samping nama Anda.',
    textVersion: 'sekolah-2026-11',
    choice: 'showSchool',
    needsGuardian: true,
  },
} as const satisfies Record<string, Purpose>

export type PurposeName = keyof typeof purposes
export const purposeNames = ['terms', 'privacy', 'news', 'leaderboard', 'photo', 'school'] as const

export const purposeOf = (name: PurposeName): Purpose => purposes[name]
/** also of purposes that no longer are: a ledger keeps its old lines */
export const labelOf = (name: string): string =>
  name === 'guardian' ? 'Persetujuan wali' : isPurpose(name) ? purposes[name].label : name

const isPurpose = (name: string): name is PurposeName => purposeNames.some(one => one === name)

/** Which purpose a choice of the profile stands for. */
export const purposeOfChoice = (choice: PrivacyChoice): PurposeName | undefined =>
  purposeNames.find(name => purposeOf(name).choice === choice)

/** the words of a notice, as the ledger calls them */
export const noticeText = (version: number) => `privasi-${version}`

export const guardianText = 'wali-2026-11'

/** What a guardian consents to, and what waits until then. */
export const guardianWords = [
  'Nama, email, tanggal lahir, dan sekolah anak disimpan agar anak dapat belajar di sini.',
  'Kegiatan belajar anak dicatat: kelas yang diikuti, tugas, dan hasilnya.',
  'Anak boleh memilih menampilkan nama lengkap, foto, dan sekolahnya. Bawaannya tidak tampil.',
  'Anda dapat meminta salinan, perbaikan, atau penghapusan data anak kapan saja, dan menarik persetujuan ini.',
] as const

/** What a restricted child's profile does not do. */
export const restrictions = {
  hidesFullName: 'Nama lengkap tidak tampil di daftar publik, hanya nama depan',
  hidesPicture: 'Foto dan sekolah tidak terlihat orang lain',
  hasNoMessages: 'Tidak dapat mengirim atau menerima pesan dari anggota lain',
} as const

export const hour = 3_600_000
export const day = 24 * hour
/** articles 30-32, 40, 41: three times 24 hours */
export const dueAfter = 3 * day
/** less than this left is shown in red */
export const urgentBelow = 12 * hour
export const guardianLinkHolds = 14 * day
export const guardianAsksADay = 3
export const requestsADay = 10
/** an export may be fetched for so long after it was asked for */
export const exportHolds = 24 * hour
/** of the letter that says somebody was erased */
export const farewellReason = 'privacy.erased'
/** it goes too, at the latest after this */
export const farewellKept = 24 * hour
/** members written to in one go about a new notice */
export const mailsAtOnce = 100

export const requestKinds = {
  access: 'Salinan data',
  correction: 'Perbaikan data',
  erasure: 'Penghapusan',
  restriction: 'Pembatasan pemrosesan',
  objection: 'Keberatan atas pemrosesan',
  withdrawal: 'Penarikan persetujuan',
} as const

export type RequestKind = keyof typeof requestKinds

/** those that a person decides; the others are done by the machine at once */
export const askedKinds = ['correction', 'restriction', 'objection'] as const

export const kindLabel = (kind: string): string =>
  Object.entries(requestKinds).find(([name]) => name === kind)?.[1] ?? kind

export const requestStatuses = {
  open: { label: 'Menunggu', tone: 'orange' },
  done: { label: 'Selesai', tone: 'green' },
  rejected: { label: 'Ditolak', tone: 'red' },
} as const

export type RequestStatus = keyof typeof requestStatuses

/** "2 hari 5 jam lagi", "lewat 3 jam" */
export function timeLeft(due: Date, now: Date): { text: string; isUrgent: boolean; isOverdue: boolean } {
  const left = due.getTime() - now.getTime()
  const hours = Math.floor(Math.abs(left) / hour)
  const days = Math.floor(hours / 24)
  const span =
    days > 0
      ? `${days} hari ${hours % 24} jam`
      : hours > 0
        ? `${hours} jam`
        : `${Math.max(1, Math.floor(Math.abs(left) / 60_000))} menit`
  const isOverdue = left < 0
  return {
    text: isOverdue ? `Lewat ${span}` : `${span} lagi`,
    isUrgent: left < urgentBelow,
    isOverdue,
  }
}

export const erasedName = 'Anggota terhapus'
