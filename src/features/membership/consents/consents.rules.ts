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
  talent: {
    label: 'Sertifikat terlihat mitra industri',
    basis: byConsent,
    text: 'Nama Anda dan judul sertifikat Anda boleh dilihat mitra industri yang mencari lulusan.',
    textVersion: 'talenta-2026-11',
    needsGuardian: true,
  },
} as const satisfies Record<string, Purpose>

export type PurposeName = keyof typeof purposes
export const purposeNames = ['terms', 'privacy', 'news', 'leaderboard', 'photo', 'school', 'talent'] as const

export const purposeOf = (name: PurposeName): Purpose => purposes[name]
/** also of purposes that no longer are: a ledger keeps its old lines */
export const labelOf = (name: string): string =>
  name === 'guardian' ? 'Persetujuan wali' : isPurpose(name) ? purposes[name].label : name

const isPurpose = (name: string): name is PurposeName => purposeNames.some(one => one === name)

/** Which purpose a choice of the profile stands for. */
export const purposeOfChoice = (choice: PrivacyChoice): PurposeName | undefined =>
  purposeNames.find(name => purposeOf(name).choice === choice)
