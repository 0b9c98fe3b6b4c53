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

export const day = 86_400_000
export const guardianLinkHolds = 14 * day
export const guardianAsksADay = 3
